import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ApiClient, InputFor } from '@foyer/contract/client'
import { atApp } from '#test/factories/accounts.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPage, aTextBlock, drawPlainly, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { differing } from '../releases/release-changes.fixture.ts'
import type { Differences } from './differences.ts'
import { findDifferences } from './differences.ts'
import { listTreeRows } from './drafts.ts'
import { newestNumber } from './releases.ts'
import { listVersions } from './versions.ts'

describe('what an owner has changed', () => {
  let api: TestServer
  let app: TestApp
  let call: ApiClient

  beforeAll(async () => {
    api = await aServer()
    await drawPlainly()
  })

  async function anOwner(): Promise<void> {
    app = await anApp()
    call = api.as(atApp(app.owner, app)).call
  }

  async function publish(wish: InputFor<'pages.publish'> = {}): Promise<void> {
    const { id } = await call('pages.publish', wish)
    await expect
      .poll(async () => (await call('pages.getPublishing', { id })).state, { timeout: 15_000 })
      .toBe('done')
  }

  async function edit(page: Pick<TestPage, 'id'>, text: string): Promise<void> {
    const { revision, draft } = await call('pages.getStudioPage', { id: page.id })
    await call('pages.saveDraft', { id: page.id, revision, draft: { ...draft, blocks: [aTextBlock(text)] } })
  }

  /** Pages that are looked at for differences from the newest release. */
  const candidates = () =>
    api.inApp(app.id, async (tx) => {
      const { rows } = await sql<{ title: string }>`
        select title from changed_pages changed
        join pages page on page.app_id = changed.app_id and page.id = changed.page_id
        where changed.app_id = ${app.id} order by title
      `.execute(tx)
      return rows.map(({ title }) => title)
    })

  const sorted = ({ drafts, gone }: Differences) => ({ drafts, gone: gone.toSorted() })

  /** Compares with all pages of every release. */
  const compare = () =>
    api.inApp(app.id, async (tx) => {
      const drafts = await listTreeRows(tx)
      for (let number = await newestNumber(tx); number >= 0; number -= 1)
        expect(sorted(await findDifferences(tx, number))).toEqual(
          sorted(differing(drafts, await listVersions(tx, number))),
        )
    })

  it('is looked for among few pages: those that were changed since, or left out', async () => {
    await anOwner()
    const [one, two, three] = [
      await aPage(app, { title: 'One' }),
      await aPage(app, { title: 'Two' }),
      await aPage(app, { title: 'Three' }),
    ]
    expect(await candidates()).toEqual(['One', 'Three', 'Two'])
    await publishApp(app)
    expect(await candidates()).toEqual([])
    await edit(one, 'other words')
    await call('pages.movePage', { id: two.id, parent_id: three.id, position: 0 })
    expect(await candidates()).toEqual(['One', 'Two'])
    await publish({ page_ids: [one.id] })
    expect(await candidates()).toEqual(['Two'])
    await call('pages.deletePage', { id: two.id })
    expect(await candidates()).toEqual(['Two'])
    await publish()
    expect(await candidates()).toEqual([])
    await call('pages.restorePage', { id: two.id })
    expect(await candidates()).toEqual(['Two'])
  })

  it('stays known of a page that somebody is saving while another publish ends', async () => {
    await anOwner()
    const page = await aPage(app, { title: 'Saved meanwhile' })
    const other = await aPage(app, { title: 'Published' })
    await publishApp(app)
    await edit(other, 'new words')
    await api.inApp(app.id, async (tx) => {
      await sql`update pages set title = 'Saved' where app_id = ${app.id} and id = ${page.id}`.execute(tx)
      await publish()
    })
    expect(await candidates()).toEqual(['Saved'])
    await compare()
  })

  /** The same walk in each run: what was found by chance can be found again. */
  const chance = (seed: number) => () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return seed / 2 ** 31
  }

  it.each([7, 42, 1_234])('is found after any changes, publishes and undos (walk %i)', async (seed) => {
    await anOwner()
    const next = chance(seed)
    const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
    await aPage(app, { path: '/', title: 'Home' })
    for (let n = 0; n < 5; n += 1) await aPage(app)
    await publish()
    const deleted: string[] = []
    const steps = {
      add: async () => void (await aPage(app)),
      edit: async (id: string) => edit({ id }, `${next()}`),
      move: async (id: string, other: string) =>
        void (await call('pages.movePage', { id, parent_id: next() < 0.3 ? null : other, position: 0 })),
      remove: async (id: string) => {
        await call('pages.deletePage', { id })
        deleted.push(id)
      },
      restore: async () => void (await call('pages.restorePage', { id: pick(deleted) ?? '' })),
      publish: async () => publish(),
      choose: async (id: string, other: string) => publish({ page_ids: [id, other] }),
      undo: async () => {
        const { items } = await call('pages.listReleases', {})
        await call('pages.restoreRelease', { id: pick(items.filter((one) => !one.is_live))?.id ?? '' })
      },
    }
    const kinds = [
      'add',
      'edit',
      'edit',
      'move',
      'move',
      'remove',
      'restore',
      'choose',
      'choose',
      'undo',
    ] as const
    const done: string[] = []
    for (let n = 0; n < 40; n += 1) {
      const kind = n % 13 === 12 ? 'publish' : pick(kinds)
      const ids = (await api.inApp(app.id, listTreeRows)).map(({ id }) => id)
      const is_done = await steps[kind](pick(ids), pick(ids)).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Error && 'status' in error && Number(error.status) < 500) return false
          throw error
        },
      )
      if (is_done) done.push(kind)
      await compare()
    }
    expect(new Set(done).size).toBeGreaterThan(5)
  })
})
