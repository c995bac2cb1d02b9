import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aTeamMember, atApp } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPage, type TestPage } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'

const DAY_MS = 86_400_000

describe('deleted pages', () => {
  let api: TestServer
  let app: TestApp

  const call = () => api.as(atApp(app.owner, app)).call
  const listed = async () => (await call()('pages.listDeletedPages', {})).items
  const titles = async () => (await listed()).map(({ title }) => title)
  const remove = ({ id }: TestPage) => call()('pages.deletePage', { id })

  beforeAll(async () => {
    api = await aServer()
  })
  beforeEach(async () => {
    app = await anApp()
  })

  it('are listed with who deleted them, when, and until when they can be restored', async () => {
    const page = await aPage(app, { title: 'Plan', path: '/plan', content_type: 'article' })
    const admin = await aTeamMember(app, { role: 'admin' })
    await api.as(admin).call('pages.deletePage', { id: page.id })
    const [deleted] = await listed()
    expect(deleted).toMatchObject({
      page_id: page.id,
      title: 'Plan',
      path: '/plan',
      content_type: 'article',
      deleted_by: admin.name,
      below_count: 0,
    })
    const at = Date.parse(deleted?.deleted_at ?? '')
    expect(Math.abs(at - api.clock.now().getTime())).toBeLessThan(60_000)
    expect(Date.parse(deleted?.restorable_until ?? '') - at).toBe(30 * DAY_MS)
  })

  it('are one row with all that was deleted along with them, and another with what was before', async () => {
    const root = await aPage(app, { title: 'Root' })
    const branch = await aPage(app, { title: 'Branch', parent: root })
    const leaf = await aPage(app, { title: 'Leaf', parent: branch })
    await aPage(app, { title: 'Bud', parent: branch })
    await remove(leaf)
    await remove(root)
    expect((await listed()).map(({ title, below_count }) => [title, below_count])).toEqual([
      ['Root', 2],
      ['Leaf', 0],
    ])
    await call()('pages.restorePage', { id: root.id })
    expect(await titles()).toEqual(['Leaf'])
    await call()('pages.restorePage', { id: leaf.id })
    expect(await titles()).toEqual([])
    await remove(root)
    expect(await listed()).toMatchObject([{ title: 'Root', below_count: 3 }])
  })

  it('are omitted once they can no longer be restored', async () => {
    const page = await aPage(app)
    await remove(page)
    const age = (days: number) =>
      api.inApp(app.id, (tx) =>
        tx
          .updateTable('pages')
          .set({ deleted_at: new Date(api.clock.now().getTime() - days * DAY_MS) })
          .where('id', '=', page.id)
          .execute(),
      )
    await age(29)
    expect(await titles()).toEqual([page.title])
    await age(31)
    expect(await titles()).toEqual([])
  })

  it('are paginated, the last one deleted first', async () => {
    const created = []
    for (const title of ['One', 'Two', 'Three']) created.push(await aPage(app, { title }))
    for (const page of created) await remove(page)
    const first = await call()('pages.listDeletedPages', { limit: 2 })
    expect(first.items.map(({ title }) => title)).toEqual(['Three', 'Two'])
    const second = await call()('pages.listDeletedPages', { limit: 2, cursor: first.next_cursor ?? '' })
    expect([second.items.map(({ title }) => title), second.next_cursor]).toEqual([['One'], null])
    await expect(call()('pages.listDeletedPages', { cursor: 'nonsense' })).rejects.toMatchObject({
      problem: { errors: [{ path: 'cursor' }] },
    })
  })

  it('are listed only for their own app', async () => {
    const stranger = await anApp()
    await remove(await aPage(app))
    const theirs = api.as(atApp(stranger.owner, stranger)).call
    expect((await theirs('pages.listDeletedPages', {})).items).toEqual([])
    const outsider = api.as(atApp(stranger.owner, app)).call
    await expect(outsider('pages.listDeletedPages', {})).rejects.toMatchObject({ status: 404 })
  })
})
