import { newSet, workoutPage, type WorkoutSet } from '@foyer/content/definitions'
import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aMember, atApp } from '#test/factories/identity.ts'
import { aPage, publishApp, usePlainRenderer, type TestPage } from '#test/factories/pages.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
let other: TestApp
let owner: Caller

beforeAll(async () => {
  api = await aServer()
  await usePlainRenderer()
  app = await anApp()
  other = await anApp()
  owner = atApp(app.owner, app)
})

const call = () => api.as(owner).call

/** A workout with one exercise, outside of any program. */
function aWorkout(title: string, sets: Partial<WorkoutSet>[], place: { parent?: TestPage } = {}) {
  const item = { uid: newId(), exercise_page_id: null, rest_seconds: 90, note: '' }
  const items = [{ ...item, sets: sets.map((set) => ({ ...newSet, ...set })) }]
  const groups = [{ id: newId(), title: '', kind: 'single', rounds: 1, rest_seconds: 0, items }]
  return aPage(app, { title, content_type: 'workout', draft: { fields: { groups } }, ...place })
}

/** A program with one week, on whose first and third day there is a workout. */
async function aPlannedProgram() {
  const program = await aPage(app, { title: 'Base', content_type: 'program' })
  const week = await aPage(app, { title: 'Week 1', parent: program, path: `${program.path}/week-1` })
  const lower = await aWorkout('Lower A', [{ weight: 20, is_warm_up: true }, { weight: 60 }, { weight: 60 }])
  const upper = await aWorkout('Upper A', [{ amount: 12 }])
  const { revision } = await call()('pages.getProgramWeeks', { id: program.id })
  const planned = await call()('pages.editProgramWeeks', {
    id: program.id,
    revision,
    edits: [
      { kind: 'copy', page_id: upper.id, week_id: week.id, day: 3 },
      { kind: 'copy', page_id: lower.id, week_id: week.id, day: 1 },
    ],
  })
  return { program, week, lower, upper, planned }
}

const titles = (
  weeks: { page: { title: string }; pages: { page: { title: string }; day: number | null }[] }[],
) => weeks.map(({ page, pages }) => [page.title, pages.map((one) => [one.day, one.page.title])])

async function readSets(page_id: string) {
  const { draft } = await call()('pages.getStudioPage', { id: page_id })
  return workoutPage.props.parse(draft.fields).groups[0]?.items[0]?.sets
}

describe('the weeks of a program', () => {
  it('get copies of pages on their days, in the order of the days', async () => {
    const { program, lower, planned } = await aPlannedProgram()
    expect(titles(planned.weeks)).toEqual([
      [
        'Week 1',
        [
          [1, 'Lower A'],
          [3, 'Upper A'],
        ],
      ],
    ])
    const [first] = planned.weeks[0]?.pages ?? []
    expect(first?.page.page_id).toBe(planned.created_page_ids[1])
    expect(first?.page.page_id).not.toBe(lower.id)
    expect(first?.page.path).toBe(`${program.path}/week-1/lower-a`)
    const { draft } = await call()('pages.getStudioPage', { id: program.id })
    expect(draft.fields['days']).toEqual([
      { page_id: planned.created_page_ids[1], day: 1 },
      { page_id: planned.created_page_ids[0], day: 3 },
    ])
    expect(draft.fields['weeks']).toBe(1)
  })

  it('move pages between days and weeks, and lose and regain them', async () => {
    const { program, planned } = await aPlannedProgram()
    const [upper_id = '', lower_id = ''] = planned.created_page_ids
    const added = await call()('pages.editProgramWeeks', {
      id: program.id,
      revision: planned.revision,
      edits: [{ kind: 'add_week', title: 'Week 2' }],
    })
    const [week_2 = ''] = added.created_page_ids
    const moved = await call()('pages.editProgramWeeks', {
      id: program.id,
      revision: added.revision,
      edits: [
        { kind: 'move', page_id: lower_id, week_id: week_2, day: 7 },
        { kind: 'rename', page_id: week_2, title: 'Build' },
      ],
    })
    expect(titles(moved.weeks)).toEqual([
      ['Week 1', [[3, 'Upper A']]],
      ['Build', [[7, 'Lower A']]],
    ])
    const removed = await call()('pages.editProgramWeeks', {
      id: program.id,
      revision: moved.revision,
      edits: [
        { kind: 'remove', page_id: week_2 },
        { kind: 'move', page_id: upper_id, week_id: moved.weeks[0]?.page.page_id ?? '', day: null },
      ],
    })
    expect(titles(removed.weeks)).toEqual([['Week 1', [[null, 'Upper A']]]])
    const restored = await call()('pages.editProgramWeeks', {
      id: program.id,
      revision: removed.revision,
      edits: [{ kind: 'restore', page_id: week_2, days: [{ page_id: lower_id, day: 7 }] }],
    })
    expect(titles(restored.weeks)[1]).toEqual(['Build', [[7, 'Lower A']]])
  })

  it('are published with their days', async () => {
    const { program } = await aPlannedProgram()
    await publishApp(app)
    const member = await aMember(app)
    const { page } = await api.as(member).call('pages.getPageBody', { id: program.id })
    expect(page.fields['days']).toHaveLength(2)
  })

  it('leave no days on a copy of the program, whose pages are not copied', async () => {
    const { program } = await aPlannedProgram()
    const copy = await call()('pages.duplicatePage', { id: program.id })
    expect(copy.draft.fields['days']).toBeUndefined()
    expect(copy.problems).toEqual([])
  })

  it('need no mending where a page of a day was deleted elsewhere', async () => {
    const { program, planned } = await aPlannedProgram()
    await call()('pages.deletePage', { id: planned.created_page_ids[0] ?? '' })
    const { suggestions } = await call()('pages.listChanges', {})
    expect(suggestions.filter(({ page_id }) => page_id === program.id)).toEqual([])
  })
})

describe('a copy of a week', () => {
  it('adds weeks with a progression and a deload', async () => {
    const { program, week, planned } = await aPlannedProgram()
    const copied = await call()('pages.copyProgramWeek', {
      id: program.id,
      revision: planned.revision,
      week_id: week.id,
      to_weeks: [2, 3, 4, 5],
      deload_weeks: [4],
      progression: { kind: 'weight', amount: 2.5, unit: 'kg' },
    })
    expect(titles(copied.weeks)).toEqual(
      [1, 2, 3, 4, 5].map((number) => [
        `Week ${number}`,
        [
          [1, 'Lower A'],
          [3, 'Upper A'],
        ],
      ]),
    )
    expect(copied.weeks.map(({ pages }) => pages[0]?.load_change)).toEqual([
      null,
      { kind: 'weight', amount: 2.5, unit: 'kg' },
      { kind: 'weight', amount: 2.5, unit: 'kg' },
      { kind: 'percent', amount: -10 },
      { kind: 'weight', amount: 9, unit: 'kg' },
    ])
    const sets = await Promise.all(copied.weeks.map(({ pages }) => readSets(pages[0]?.page.page_id ?? '')))
    expect(sets.map((of_week) => of_week?.map(({ weight }) => weight))).toEqual([
      [20, 60, 60],
      [20, 62.5, 62.5],
      [20, 65, 65],
      [20, 58.5],
      [20, 67.5, 67.5],
    ])
    expect(copied.created_page_ids).toHaveLength(4)
    const { draft } = await call()('pages.getStudioPage', { id: program.id })
    expect(draft.fields['weeks']).toBe(5)
  })

  it('replaces the pages of a week that exists, and passes over one that is not chosen', async () => {
    const { program, week, planned } = await aPlannedProgram()
    const once = {
      id: program.id,
      week_id: week.id,
      deload_weeks: [],
      progression: { kind: 'none' as const },
    }
    const copied = await call()('pages.copyProgramWeek', {
      ...once,
      revision: planned.revision,
      to_weeks: [3],
    })
    expect(titles(copied.weeks)[1]).toEqual(['Week 2', []])
    const before = copied.weeks[2]?.pages.map(({ page }) => page.page_id)
    const again = await call()('pages.copyProgramWeek', { ...once, revision: copied.revision, to_weeks: [3] })
    expect(again.replaced).toEqual([
      { page_id: before?.[0], day: 1 },
      { page_id: before?.[1], day: 3 },
    ])
    expect(titles(again.weeks)).toEqual(titles(copied.weeks))
    const undone = await call()('pages.editProgramWeeks', {
      id: program.id,
      revision: again.revision,
      edits: [
        ...again.created_page_ids.map((page_id) => ({ kind: 'remove' as const, page_id })),
        ...again.replaced.map(({ page_id, day }) => ({
          kind: 'restore' as const,
          page_id,
          days: day === null ? [] : [{ page_id, day }],
        })),
      ],
    })
    expect(undone.weeks[2]?.pages.map(({ page }) => page.page_id)).toEqual(before)
  })

  it('opens as many weeks later, with the same gates', async () => {
    const program = await aPage(app, { content_type: 'program', node: { is_progress_root: true } })
    const week = await aPage(app, {
      title: 'Week 2',
      parent: program,
      node: {
        is_scheduled: true,
        require_authentication: true,
        schedule_period: 'week',
        schedule_interval: 1,
      },
    })
    const { revision } = await call()('pages.getProgramWeeks', { id: program.id })
    const { weeks } = await call()('pages.copyProgramWeek', {
      id: program.id,
      revision,
      week_id: week.id,
      to_weeks: [4],
      deload_weeks: [],
      progression: { kind: 'none' },
    })
    const { node } = await call()('pages.getAccessSettings', { id: weeks[3]?.page.page_id ?? '' })
    expect(node).toMatchObject({
      schedule_interval: 4,
      schedule_period: 'week',
      require_authentication: true,
    })
  })
})

describe('the search of pages', () => {
  it('can leave out the copies in programs', async () => {
    const { lower } = await aPlannedProgram()
    const found = { term: 'Lower A', content_type: 'workout', limit: 100 }
    const all = await call()('pages.searchPages', found)
    const { items, total_count } = await call()('pages.searchPages', { ...found, outside_programs: true })
    expect(items.map(({ page_id }) => page_id)).toContain(lower.id)
    expect(items.every(({ parent_id }) => parent_id === null)).toBe(true)
    expect(total_count).toBe(items.length)
    expect(items.length).toBeLessThan(all.items.length)
  })
})

describe('edits of weeks', () => {
  it('are refused on an outdated revision, and change nothing', async () => {
    const { program, week, lower, planned } = await aPlannedProgram()
    const stale = { id: program.id, revision: planned.revision - 1 }
    const edits = [{ kind: 'copy' as const, page_id: lower.id, week_id: week.id, day: 2 }]
    const copy = { week_id: week.id, to_weeks: [2], deload_weeks: [], progression: { kind: 'none' as const } }
    await expect(call()('pages.editProgramWeeks', { ...stale, edits })).rejects.toMatchObject({
      code: 'stale_revision',
      status: 409,
    })
    await expect(call()('pages.copyProgramWeek', { ...stale, ...copy })).rejects.toMatchObject({
      code: 'stale_revision',
    })
    const { weeks, revision } = await call()('pages.getProgramWeeks', { id: program.id })
    expect(titles(weeks)).toEqual(titles(planned.weeks))
    expect(revision).toBe(planned.revision)
  })

  it('happen together or not at all', async () => {
    const { program, week, lower, planned } = await aPlannedProgram()
    const input = {
      id: program.id,
      revision: planned.revision,
      edits: [
        { kind: 'copy' as const, page_id: lower.id, week_id: week.id, day: 2 },
        { kind: 'remove' as const, page_id: lower.id },
      ],
    }
    await expect(call()('pages.editProgramWeeks', input)).rejects.toMatchObject({
      problem: { errors: [{ path: 'edits.1.page_id', code: 'unknown_page' }] },
    })
    const { weeks } = await call()('pages.getProgramWeeks', { id: program.id })
    expect(titles(weeks)).toEqual(titles(planned.weeks))
  })

  it('are refused for what the program does not have', async () => {
    const { program, week, lower, planned } = await aPlannedProgram()
    const edit = (one: object) =>
      call()('pages.editProgramWeeks', {
        id: program.id,
        revision: planned.revision,
        edits: [{ kind: 'copy', page_id: lower.id, week_id: week.id, day: 1, ...one } as never],
      })
    await expect(edit({ page_id: newId() })).rejects.toMatchObject({ code: 'invalid' })
    await expect(edit({ week_id: lower.id })).rejects.toMatchObject({ code: 'invalid' })
    await expect(edit({ page_id: program.id })).rejects.toMatchObject({
      problem: { errors: [{ path: 'edits.0.page_id', code: 'wrong_type' }] },
    })
    await expect(edit({ day: 8 })).rejects.toMatchObject({ code: 'invalid' })
    await expect(edit({ kind: 'move' })).rejects.toMatchObject({ code: 'invalid' })
  })

  it.each<[string, { to_weeks: number[]; deload_weeks?: number[] }, string]>([
    ['the week itself', { to_weeks: [2] }, 'too_small'],
    ['a deload of a week that gets no copy', { to_weeks: [3], deload_weeks: [4] }, 'invalid'],
  ])('are refused for a copy to %s', async (_what, weeks, code) => {
    const { program, planned } = await aPlannedProgram()
    const added = await call()('pages.editProgramWeeks', {
      id: program.id,
      revision: planned.revision,
      edits: [{ kind: 'add_week', title: 'Week 2' }],
    })
    const copy = call()('pages.copyProgramWeek', {
      id: program.id,
      revision: added.revision,
      week_id: added.created_page_ids[0] ?? '',
      deload_weeks: [],
      progression: { kind: 'none' },
      ...weeks,
    })
    await expect(copy).rejects.toMatchObject({ problem: { errors: [{ code }] } })
  })

  it('are only for programs, and for the team of their app', async () => {
    const { program } = await aPlannedProgram()
    const plain = await aPage(app)
    const foreign = await aPage(other, { content_type: 'program' })
    for (const id of [plain.id, foreign.id, newId()])
      await expect(call()('pages.getProgramWeeks', { id })).rejects.toMatchObject({ status: 404 })
    const member = await aMember(app)
    await expect(api.as(member).call('pages.getProgramWeeks', { id: program.id })).rejects.toMatchObject({
      status: 401,
    })
  })

  it('take no page of another app', async () => {
    const { program, week, planned } = await aPlannedProgram()
    const foreign = await aPage(other, { title: 'Theirs' })
    const edits = [{ kind: 'copy' as const, page_id: foreign.id, week_id: week.id, day: 1 }]
    const refused = call()('pages.editProgramWeeks', { id: program.id, revision: planned.revision, edits })
    await expect(refused).rejects.toMatchObject({ problem: { errors: [{ code: 'unknown_page' }] } })
  })
})
