import { beforeAll, describe, expect, it, vi } from 'vitest'
import { aListener, postMessage, type Listener } from '../factories/messaging.ts'
import { aPicture } from '../factories/media.ts'
import { aBlock, aPage, aTextBlock, publishApp, type TestPage } from '../factories/pages.ts'
import type { Caller } from '../harness.ts'
import { ownerOf } from '../matrix/objects.ts'
import { scanCalls, scanFiles, type Observation } from './scan.ts'
import { aGatedApp, type GatedApp } from './gated-app.ts'

/** A page full of words that appear nowhere else. */
type Canary = {
  name: string
  page: TestPage
  media_id: string
  /** Words that only the page's readers may see. */
  hidden: string[]
  /** Title and description: the shell of a gated page, and nothing at all of a private one. */
  shell: string[]
}

/** Picture files that a release withdraws are inaccessible within this time (security, "Media of gated pages"). */
const FILES_GONE = { timeout: 5_000, interval: 50 }
/** So soon live connections hear nothing more (security, rule 7). */
const LISTENERS_CLOSED = { timeout: 2_000, interval: 20 }

let gated_app: GatedApp
beforeAll(async () => {
  gated_app = await aGatedApp()
}, 120_000)

const owner = () => gated_app.fixture.api.as(ownerOf(gated_app.fixture.app))
const publish = () => publishApp(gated_app.fixture.app)
const host = () => `${gated_app.fixture.app.slug}.localhost`
const raw = (path: string, headers: Record<string, string> = {}) =>
  gated_app.fixture.api.raw('GET', path, { host: host(), headers })
const move = (page: TestPage, parent: TestPage | null) =>
  owner().call('pages.movePage', { id: page.id, parent_id: parent?.id ?? null, position: 0 })
const image = (media_id: string, alt: string) => aBlock('image', { image: { media_id, alt } })

/** Creates a page full of words that appear nowhere else, without its own gate. */
async function aPlainPage(name: string, parent?: TestPage): Promise<Canary> {
  const { app } = gated_app.fixture
  const word = (field: string) => `canary${name}${field}`
  const picture = await aPicture(app, { name: word('file') })
  const page = await aPage(app, {
    content_type: 'article',
    title: word('title'),
    path: `/${word('path')}`,
    ...(parent ? { parent } : {}),
    draft: {
      og_description: word('description'),
      is_commentable: true,
      blocks: [aTextBlock(word('text')), image(picture.id, word('alt'))],
    },
  })
  return {
    name,
    page,
    media_id: picture.id,
    hidden: [...['text', 'alt', 'file', 'comment', 'later'].map(word), picture.id],
    shell: [word('title'), word('description')],
  }
}

/** The address of its picture, which anyone may read now. */
async function publicPictureAddress({ page, media_id }: Canary): Promise<string> {
  const index = (await raw(`/_pages${page.path}/index.json`)).json() as {
    media: Record<string, { src: string }>
  }
  const address = index.media[media_id]?.src ?? ''
  expect(address).toContain('/media/public/')
  expect((await raw(address)).status).toBe(200)
  return address
}

/** Collects what actors without access see of a page on every surface. */
async function scanAsStrangers({ page, media_id }: Canary): Promise<Observation[]> {
  const { fixture, holder, non_owner: without } = gated_app
  const pages = [{ page, action_ids: [], media_ids: [media_id], schedule_item: null }]
  const strangers: Caller[] = [fixture.callers.anonymous, without]
  const observations: Observation[] = []
  const see = (one: Observation) => void observations.push(one)
  for (const caller of strangers) {
    await scanFiles({ fixture, holder, pages }, { caller }, true, see)
    await scanCalls({ fixture, holder, pages }, { caller }, (call) => call.method === 'GET', see)
  }
  return observations
}

/** Returns the expected words that were observed, each with its surface. */
function findWords(observations: readonly Observation[], expected_words: readonly string[]): string[] {
  return expected_words.flatMap((word) => {
    const places = new Set(
      observations.filter(({ text }) => text.includes(word)).map(({ surface }) => surface),
    )
    return [...places].map((surface) => `${word} on ${surface}`)
  })
}

async function expectGone(address: string): Promise<void> {
  const conditional = { 'if-none-match': `"${address.slice('/media/'.length)}"` }
  await expect.poll(async () => (await raw(address)).status, FILES_GONE).toBe(404)
  expect((await raw(address, conditional)).status).toBe(404)
}

/** Reads the ETags of what browsers cache of a public page. */
async function readEtags({ page }: Canary): Promise<Map<string, string>> {
  const etags = new Map<string, string>()
  for (const path of [page.path, `/_pages${page.path}/index.json`]) {
    const { status, headers } = await raw(path)
    expect([path, status, typeof headers['etag']]).toEqual([path, 200, 'string'])
    etags.set(path, String(headers['etag']))
  }
  return etags
}

/** Asserts that no cached ETag is confirmed as current any more. */
async function expectOutdated(etags: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, tag] of etags)
    await expect
      .poll(async () => (await raw(path, { 'if-none-match': tag })).status, FILES_GONE)
      .not.toBe(304)
}

/** Strangers who listen to a page that they may read. */
async function openListener({ page, name }: Canary): Promise<Listener> {
  const listener = await aListener(gated_app.non_owner)
  await listener.listen(page.id)
  await postMessage(gated_app.holder, page.id, `canary${name}comment`)
  await vi.waitFor(() => expect(JSON.stringify(listener.frames)).toContain(`canary${name}comment`))
  return listener
}

/** Asserts that owners of the product can read the page, with a signed picture, and comment. */
async function expectReadableByOwner({ name, page, media_id }: Canary): Promise<void> {
  await postMessage(gated_app.holder, page.id, `canary${name}later`)
  const body = await gated_app.fixture.api.as(gated_app.holder).call('pages.getPageBody', { id: page.id })
  expect(body.media[media_id]?.src).toContain('/media/private/')
}

type Removal = {
  /** Whether even the title must become unknown. */
  is_unknowable: boolean
  /** Creates the page, open to everyone. */
  create: (name: string) => Promise<Canary>
  /** Publishes or rolls back to a release that withdraws the page from the public. */
  withdraw: (canary: Canary) => Promise<unknown>
  /** Whether some member reads it still. */
  is_readable: boolean
}

async function anOpenPage(name: string): Promise<Canary> {
  const canary = await aPlainPage(name)
  await publish()
  return canary
}

const moveAndPublish = (gate: 'bought' | 'private') => async (canary: Canary) => {
  await move(canary.page, gated_app.gates[gate])
  await publish()
}

let gated_release = ''

const removals: Record<string, Removal> = {
  moved: { is_unknowable: false, is_readable: true, create: anOpenPage, withdraw: moveAndPublish('bought') },
  hidden: { is_unknowable: true, is_readable: true, create: anOpenPage, withdraw: moveAndPublish('private') },
  deleted: {
    is_unknowable: true,
    is_readable: false,
    create: anOpenPage,
    withdraw: async ({ page }) => {
      await owner().call('pages.deletePage', { id: page.id })
      await publish()
    },
  },
  undone: {
    is_unknowable: false,
    is_readable: true,
    create: async (name) => {
      const canary = await aPlainPage(name, gated_app.gates.bought)
      gated_release = await publish()
      await move(canary.page, null)
      await publish()
      return canary
    },
    withdraw: () => owner().call('pages.restoreRelease', { id: gated_release }),
  },
}

describe('what a release takes from strangers', { timeout: 120_000 }, () => {
  it.each(Object.keys(removals))('is told nowhere once a page is %s', async (name) => {
    const removal = removals[name]
    if (!removal) throw new Error(`There is no way named ${name}.`)
    const canary = await removal.create(name)
    const address = await publicPictureAddress(canary)
    const etags = await readEtags(canary)
    const listener = await openListener(canary)
    expect(findWords(await scanAsStrangers(canary), [`canary${name}text`])).not.toEqual([])

    await removal.withdraw(canary)
    await vi.waitFor(
      () => expect(listener.frames.some((frame) => frame.type === 'unsubscribed')).toBe(true),
      LISTENERS_CLOSED,
    )
    await expectGone(address)
    await expectOutdated(etags)
    if (removal.is_readable) await expectReadableByOwner(canary)
    expect(JSON.stringify(listener.frames)).not.toContain(`canary${name}later`)
    const expected_words = [...canary.hidden, address, ...(removal.is_unknowable ? canary.shell : [])]
    expect(findWords(await scanAsStrangers(canary), expected_words)).toEqual([])
    listener.close()
  })

  it('takes along a picture that went from an open page to a gated one', async () => {
    const open = await aPlainPage('painted')
    const gated = await aPlainPage('repainted', gated_app.gates.bought)
    await publish()
    const address = await publicPictureAddress(open)
    for (const [page, blocks] of [
      [open.page, [aTextBlock('canarypaintedtext')]],
      [gated.page, [image(open.media_id, 'canaryrepaintedalt')]],
    ] as const) {
      const { revision, draft } = await owner().call('pages.getStudioPage', { id: page.id })
      await owner().call('pages.saveDraft', {
        id: page.id,
        revision,
        draft: { ...draft, blocks: [...blocks] },
      })
    }
    await publish()
    const body = await gated_app.fixture.api
      .as(gated_app.holder)
      .call('pages.getPageBody', { id: gated.page.id })
    expect(body.media[open.media_id]?.src).toContain('/media/private/')
    await expectGone(address)
    const observations = [...(await scanAsStrangers(open)), ...(await scanAsStrangers(gated))]
    expect(findWords(observations, [address, open.media_id, 'canaryrepaintedalt'])).toEqual([])
  })

  it('counts no lessons that strangers may not know of', async () => {
    const { app } = gated_app.fixture
    const program = await aPage(app, { path: '/counted', content_type: 'program', title: 'Counted' })
    const stage = await aPage(app, { parent: program, title: 'Week 1' })
    await aPage(app, { parent: stage, title: 'Seen' })
    for (const title of ['Unseen', 'Unseen too'])
      await aPage(app, { parent: stage, title, node: { is_private: true } })
    const collection = aBlock('collection', { source: 'pages', page_ids: [program.id] })
    const list = await aPage(app, { path: '/counted-list', title: 'List', draft: { blocks: [collection] } })
    await publish()
    const observations = await scanAsStrangers({ ...(await aPlainPage('counting')), page: list })
    const counts = observations.flatMap(({ text }) =>
      [...text.matchAll(/\\?"lessons\\?":(\d+)/gu)].map(([, count]) => count),
    )
    expect(counts.length).toBeGreaterThan(0)
    expect(new Set(counts)).toEqual(new Set(['1']))
  })
})
