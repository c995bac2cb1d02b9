import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { OutputFor } from '@foyer/contract/client'
import { richTextFrom } from '@foyer/content/definitions'
import { aDatabase } from '../database.ts'
import { sendRequest, type Answer } from '../matrix/send-call.ts'
import { aClient, type Client, type Person } from './client.ts'
import { aServerProcess, type ServerProcess } from './server-process.ts'

const SLUG = 'kiln'
/** The time in which one process sees a change of the other (security, "Gated content"). */
const PROPAGATION = { timeout: 5_000, interval: 50 }
const GATED = { require_authentication: true }

type Draft = Pick<OutputFor<'pages.saveDraft'>, 'page_id' | 'revision' | 'draft'>

describe('two processes on one database', { timeout: 120_000 }, () => {
  let [first_process, second_process]: [ServerProcess, ServerProcess] = [] as never
  let client: Client
  let owner: Person
  let page: Draft & { path: string }
  let database_url: string

  beforeAll(async () => {
    const { server_url, owner_url } = await aDatabase()
    database_url = server_url
    const shared = {
      DATABASE_URL: server_url,
      DATABASE_ADMIN_URL: owner_url,
      SECRET_KEY: 'one key that both of them have been given',
    }
    first_process = await aServerProcess(shared)
    second_process = await aServerProcess(shared)
    await first_process.start()
    await second_process.start()
    client = aClient(first_process.port)
    const { authentication_token: token } = await client.callUntilAnswered({}, 'team.studioSignUp', {
      name: 'Maren Oduya',
      email: 'maren@kiln.example',
      password: 'seven grey herons',
    })
    await client.callUntilAnswered({ token }, 'apps.createApp', {
      name: 'Kiln',
      slug: SLUG,
      starter_kit: 'blank',
      primary_color: '#f0491e',
    })
    owner = { token, slug: SLUG }
    await client.callUntilAnswered(owner, 'apps.switchOn', {})
    await client.callUntilAnswered(owner, 'apps.updateApp', {
      locales: [
        { locale: 'en', status: 'default' },
        { locale: 'ar', status: 'published' },
      ],
    })
    page = await client.callUntilAnswered(owner, 'pages.createPage', {
      parent_id: null,
      content_type: 'article',
      title: 'Slow lifts',
    })
    await write('first words')
    await publish()
  }, 120_000)
  afterAll(async () => {
    await first_process.remove()
    await second_process.remove()
  }, 60_000)

  /** Writes texts into the draft and its translation. */
  async function write(block_text: string): Promise<void> {
    const { page_id: id, revision, draft } = page
    const block = {
      id: crypto.randomUUID(),
      type: 'text',
      version: 1,
      props: { body: richTextFrom(block_text), align: 'start' },
    }
    const saved = await client.callUntilAnswered(owner, 'pages.saveDraft', {
      id,
      revision,
      draft: { ...draft, title: block_text, og_title: block_text, blocks: [block] },
    })
    page = { ...page, ...saved }
    const translation = await client.callUntilAnswered(owner, 'pages.getTranslation', { id, locale: 'ar' })
    const arabic = `${block_text} in Arabic`
    const texts = translation.texts.map(({ key, source, source_mark }) => {
      const text = typeof source === 'string' ? arabic : richTextFrom(arabic)
      return [key, { text, source_mark }] as const
    })
    await client.callUntilAnswered(owner, 'pages.saveTranslation', {
      id,
      locale: 'ar',
      revision: translation.revision,
      texts: Object.fromEntries(texts),
    })
  }

  async function publish(): Promise<void> {
    const { id } = await client.callUntilAnswered(owner, 'pages.publish', {})
    await vi.waitFor(
      async () => {
        const { state, problems } = await client.callUntilAnswered(owner, 'pages.getPublishing', { id })
        expect([state, ...problems]).toEqual(['done'])
      },
      { timeout: 30_000, interval: 50 },
    )
  }

  async function gate(change: Partial<OutputFor<'pages.getAccessSettings'>['node']>): Promise<void> {
    const { node, revision } = await client.callUntilAnswered(owner, 'pages.getAccessSettings', {
      id: page.page_id,
    })
    await client.callUntilAnswered(owner, 'pages.setAccess', {
      id: page.page_id,
      node: { ...node, ...change },
      revision,
    })
  }

  function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return sendRequest(second_process.port, {
      method: 'GET',
      path,
      body: null,
      headers: { host: `${SLUG}.localhost`, ...headers },
    })
  }

  /** Reads everything that the other process shows publicly of the page, by surface. */
  async function surfaces(): Promise<Record<string, string>> {
    const index = `/_pages${page.path}/index.json`
    const { og_image } = (JSON.parse((await get(index)).text) as { page: { og_image: string } }).page
    return {
      index,
      document: page.path,
      translation: `/_pages/_translations/ar${page.path}.json`,
      'document in Arabic': `${page.path}?lang=ar`,
      card: og_image,
      sitemap: '/sitemap.xml',
    }
  }

  /** Reads all surfaces in the other process, which caches them from then on. */
  async function readOnOther(): Promise<Map<string, { path: string; etag: string; text: string }>> {
    const read = new Map<string, { path: string; etag: string; text: string }>()
    for (const [name, path] of Object.entries(await surfaces())) {
      const { status, headers, text } = await get(path)
      expect([name, status, typeof headers['etag']]).toEqual([name, 200, 'string'])
      read.set(name, { path, etag: String(headers['etag']), text })
    }
    return read
  }

  type Read = Awaited<ReturnType<typeof readOnOther>>

  /** Asserts that these surfaces neither confirm the ETag nor show the text that was read. */
  async function expectOutdated(read: Read, names: readonly string[]): Promise<void> {
    for (const name of names) {
      const { path = '', etag = '', text: old = '' } = read.get(name) ?? {}
      await expect
        .poll(async () => {
          const [requested, plain] = [await get(path, { 'if-none-match': etag }), await get(path)]
          return [name, requested.status === 304, plain.status === 200 && plain.text === old]
        }, PROPAGATION)
        .toEqual([name, false, false])
    }
  }

  async function expectShown(block_text: string): Promise<void> {
    const shown = await readOnOther()
    for (const name of ['index', 'document', 'translation'])
      expect([name, shown.get(name)?.text.includes(block_text)]).toEqual([name, true])
    expect(shown.get('sitemap')?.text).toContain(page.path)
  }

  it('lock a page in both when one is notified, and unlock it in both again', async () => {
    await expectShown('first words')
    const open = await readOnOther()
    await gate(GATED)
    await expectOutdated(open, ['index', 'document', 'translation', 'document in Arabic', 'sitemap'])
    const gated = await get(`/_pages${page.path}/index.json`)
    expect(JSON.parse(gated.text)).toMatchObject({ kind: 'gated' })
    expect((await get('/sitemap.xml')).text).not.toContain(page.path)

    await gate({ require_authentication: false })
    const etag = String(gated.headers['etag'])
    await expect
      .poll(
        async () =>
          (
            await get(`/_pages${page.path}/index.json`, {
              'if-none-match': etag,
            })
          ).status,
        PROPAGATION,
      )
      .toBe(200)
    await expectShown('first words')
  })

  it('lock a page in both when neither is notified: each reads the version again', async () => {
    await expectShown('first words')
    const open = await readOnOther()
    const cut = repeatedlyCutNotifications()
    try {
      await gate(GATED)
      await expectOutdated(open, ['index', 'document', 'translation', 'document in Arabic', 'sitemap'])
    } finally {
      await cut.stop()
    }
    await gate({ require_authentication: false })
    await expect
      .poll(async () => (await get('/sitemap.xml')).text.includes(page.path), PROPAGATION)
      .toBe(true)
  })

  /** Ends the connections on which servers are notified of raised versions, whenever they are opened again. */
  function repeatedlyCutNotifications() {
    let is_over = false
    const cutting = (async () => {
      const client = new pg.Client(database_url)
      await client.connect()
      while (!is_over)
        await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'foyer-app-versions' and datname = current_database()`)
      await client.end()
    })()
    return {
      stop: () => {
        is_over = true
        return cutting
      },
    }
  }

  it('remove a card too when nobody may know the page any more', async () => {
    const open = await readOnOther()
    await gate({ is_private: true })
    await expectOutdated(open, [...open.keys()])
    open.delete('sitemap')
    for (const [name, { path }] of open) expect([name, (await get(path)).status]).toEqual([name, 404])
    await gate({ is_private: false })
    await expect.poll(async () => (await get(page.path)).status, PROPAGATION).toBe(200)
    await expectShown('first words')
  })

  it('show a release in both that one has published, and go back in both to the one before', async () => {
    const changing = ['index', 'document', 'translation', 'document in Arabic', 'card']
    const first = await readOnOther()
    await write('second words')
    await publish()
    await expectOutdated(first, changing)
    await expectShown('second words')

    const second = await readOnOther()
    expect(second.get('card')?.path).not.toBe(first.get('card')?.path)
    const { items } = await client.callUntilAnswered(owner, 'pages.listReleases', {})
    // Not chosen by is_live: this process may learn up to two seconds late that the other has published.
    const before = items[1]
    await client.callUntilAnswered(owner, 'pages.restoreRelease', { id: before?.id ?? '' })
    await expectOutdated(second, changing)
    await expectShown('first words')
  })
})
