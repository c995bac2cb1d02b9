import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anApp, anOwner, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember, atApp } from '#test/factories/identity.ts'
import { aPage } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
beforeAll(async () => {
  api = await aServer()
})
beforeEach(async () => {
  app = await anApp()
})

const studio = (of = app) => api.as(atApp(of.owner, of))
const listIds = async () => (await studio().call('pages.listPages')).items.map(({ page_id }) => page_id)
const anExercise = (fields: object = {}) =>
  aPage(app, { content_type: 'exercise', draft: { fields: { ...fields } } })
const fieldsOf = async (id: string) => (await studio().call('pages.getStudioPage', { id })).draft.fields

describe('many pages', () => {
  it('are deleted with what is below them, but not the start page nor what is gone', async () => {
    const start = await aPage(app, { path: '/' })
    const [program, other] = [await aPage(app), await aPage(app)]
    const week = await aPage(app, { parent: program })
    const gone = newId()
    const page_ids = [week.id, program.id, start.id, gone, other.id, other.id]
    expect(await studio().call('pages.deletePages', { page_ids })).toEqual({
      deleted_page_ids: [week.id, program.id, other.id],
      refused: [
        { page_id: start.id, code: 'is_start_page' },
        { page_id: gone, code: 'not_found' },
      ],
    })
    expect(await listIds()).toEqual([start.id])
    const { items } = await studio().call('pages.listDeletedPages', {})
    expect(items.map(({ page_id, below_count }) => [page_id, below_count])).toEqual(
      expect.arrayContaining([
        [program.id, 1],
        [other.id, 0],
      ]),
    )
  })

  it('are restored, each with what was deleted along with it', async () => {
    const [program, other, last] = [await aPage(app), await aPage(app), await aPage(app)]
    const week = await aPage(app, { parent: program })
    const page_ids = [program.id, week.id, other.id]
    await studio().call('pages.deletePages', { page_ids })
    expect(await studio().call('pages.restorePages', { page_ids: [...page_ids, last.id] })).toEqual({
      restored_page_ids: page_ids,
      refused: [{ page_id: last.id, code: 'not_found' }],
    })
    const { items } = await studio().call('pages.listPages')
    expect(items.find(({ page_id }) => page_id === week.id)?.parent_id).toBe(program.id)
  })

  it('are not restored where another page has the path by now', async () => {
    const [taken, free] = [await aPage(app, { path: '/legs' }), await aPage(app)]
    await studio().call('pages.deletePages', { page_ids: [taken.id, free.id] })
    await aPage(app, { path: '/legs' })
    expect(await studio().call('pages.restorePages', { page_ids: [taken.id, free.id] })).toEqual({
      restored_page_ids: [free.id],
      refused: [{ page_id: taken.id, code: 'path_taken' }],
    })
  })
})

describe('a field of many pages', () => {
  const add = (page_ids: string[], values: string[], field = 'equipment') =>
    studio().call('pages.changeField', { field, edits: [{ how: 'add', page_ids, values }] })

  it('gets values that it lacks, and the answer undoes it', async () => {
    const one = await anExercise({ equipment: ['Barbell'] })
    const two = await anExercise({ equipment: ['band'] })
    const three = await anExercise()
    const { changed, refused } = await add([one.id, two.id, three.id], ['Band'])
    expect(refused).toEqual([])
    expect(changed.map(({ page_id }) => page_id)).toEqual([one.id, three.id])
    expect(await fieldsOf(one.id)).toMatchObject({ equipment: ['Barbell', 'Band'] })
    expect(await fieldsOf(two.id)).toMatchObject({ equipment: ['band'] })

    const edits = changed.map(({ page_id, before }) => {
      return { how: 'set' as const, page_ids: [page_id], value: before }
    })
    const undone = await studio().call('pages.changeField', { field: 'equipment', edits })
    expect(undone.changed).toHaveLength(2)
    expect(await fieldsOf(one.id)).toMatchObject({ equipment: ['Barbell'] })
    expect(await fieldsOf(three.id)).toMatchObject({ equipment: [] })
  })

  it('loses values whatever their case, and takes another choice', async () => {
    const page = await anExercise({ equipment: ['Barbell', 'Band'], level: 'beginner' })
    const page_ids = [page.id]
    await studio().call('pages.changeField', {
      field: 'equipment',
      edits: [{ how: 'remove', page_ids, values: ['BARBELL'] }],
    })
    await studio().call('pages.changeField', {
      field: 'level',
      edits: [{ how: 'set', page_ids, value: 'expert' }],
    })
    const { revision, draft } = await studio().call('pages.getStudioPage', { id: page.id })
    expect([revision, draft.fields]).toMatchObject([3, { equipment: ['Band'], level: 'expert' }])
  })

  it('stays where a page cannot have it, and the others change', async () => {
    const [full, page] = [
      await anExercise({ equipment: Array.from({ length: 20 }, (_, at) => `Thing ${at}`) }),
      await anExercise(),
    ]
    const article = await aPage(app, { content_type: 'article' })
    const strange = await aPage(await anApp(), { content_type: 'exercise' })
    const { changed, refused } = await add([full.id, page.id, article.id, strange.id], ['Rope'])
    expect(changed).toEqual([{ page_id: page.id, before: [] }])
    expect(refused).toEqual([
      { page_id: full.id, code: 'too_many', params: { max: 20 } },
      { page_id: article.id, code: 'unknown_field' },
      { page_id: strange.id, code: 'not_found' },
    ])
    const level = await studio().call('pages.changeField', {
      field: 'level',
      edits: [{ how: 'set', page_ids: [page.id], value: 'nothing_such' }],
    })
    expect(level).toEqual({ changed: [], refused: [{ page_id: page.id, code: 'unknown_option' }] })
  })

  it('changes at most 500 pages in a call', async () => {
    const page_ids = Array.from({ length: 300 }, newId)
    const edit = { how: 'add' as const, page_ids, values: ['Rope'] }
    await expect(
      studio().call('pages.changeField', { field: 'equipment', edits: [edit, edit] }),
    ).rejects.toMatchObject({ status: 422 })
  })
})

describe('changes of many pages', () => {
  it('are for the team of the app, and reach no other app', async () => {
    const page = await anExercise()
    const page_ids = [page.id]
    const edits = [{ how: 'add' as const, page_ids, values: ['Rope'] }]
    const attempts = (caller: Parameters<TestServer['as']>[0]) => [
      () => api.as(caller).call('pages.deletePages', { page_ids }),
      () => api.as(caller).call('pages.restorePages', { page_ids }),
      () => api.as(caller).call('pages.changeField', { field: 'equipment', edits }),
    ]
    for (const caller of [aGuest(app), await aMember(app), atApp(await anOwner(), app)])
      for (const attempt of attempts(caller))
        await expect(attempt()).rejects.toMatchObject({
          status: expect.toSatisfy((status: number) => [401, 403, 404].includes(status)),
        })
    const other = await anApp()
    for (const attempt of attempts(atApp(other.owner, other)))
      expect(await attempt()).toMatchObject({ refused: [{ page_id: page.id, code: 'not_found' }] })
    expect(await fieldsOf(page.id)).toMatchObject({ equipment: [] })
  })
})
