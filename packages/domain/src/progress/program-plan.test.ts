import { describe, expect, it } from 'vitest'
import {
  countShiftedDays,
  listPlanDays,
  movePlan,
  planRun,
  planWeek,
  skipMissed,
  undoChanges,
} from './program-plan.ts'
import { listRemaining, nextPage } from './progress.ts'
import type { PlanChange, PlanRun } from './program-plan.ts'

/** Two weeks with sessions on days 1, 3 and 5, started on a Monday. */
const MONDAY = '2026-11-16'
const planned: readonly [string, number | null][] = [
  ['squat', 0],
  ['hinge', 2],
  ['press', 4],
  ['row', 7],
  ['carry', 9],
  ['swing', 11],
]

const aRun = (done: readonly string[], changes: readonly PlanChange[] = []): PlanRun => ({
  started_on: MONDAY,
  sequence: planned.map(([page_id, plan_day]) => ({
    page_id,
    plan_day,
    is_completed: done.includes(page_id),
  })),
  start_from_page_id: null,
  changes,
})
const show = (run: PlanRun, today: string) =>
  planRun(run, today)
    .slice(0, 4)
    .map(({ page_id, date, state }) => `${page_id} ${date.slice(8)} ${state}`)

describe('listPlanDays', () => {
  const leaf = (page_id: string) => ({ page_id, children: [] })
  const program = {
    page_id: 'program',
    children: [
      { page_id: 'week1', children: [leaf('squat'), leaf('notes')] },
      { page_id: 'week2', children: [{ page_id: 'pair', children: [leaf('row'), leaf('carry')] }] },
    ],
  }

  it('counts the days of a program from its first, and gives those below a page its day', () => {
    const days = listPlanDays(program, [
      { page_id: 'squat', day: 1 },
      { page_id: 'pair', day: 3 },
    ])
    expect([...days]).toEqual([
      ['squat', 0],
      ['row', 9],
      ['carry', 9],
    ])
  })

  it('ignores days of pages that are gone', () => {
    expect(listPlanDays(program, [{ page_id: 'gone', day: 1 }]).size).toBe(0)
  })
})

describe('planRun', () => {
  const moved: PlanChange = { made_on: '2026-11-19', from_plan_day: 2, days: 1, except_page_ids: [] }
  it.each<[string, PlanRun, string, string[]]>([
    [
      'starts on its first day',
      aRun([]),
      MONDAY,
      ['squat 16 today', 'hinge 18 coming', 'press 20 coming', 'row 23 coming'],
    ],
    [
      'rests between two sessions',
      aRun(['squat']),
      '2026-11-17',
      ['squat 16 done', 'hinge 18 coming', 'press 20 coming', 'row 23 coming'],
    ],
    [
      'names what was missed, and today’s session beside it',
      aRun(['squat']),
      '2026-11-20',
      ['squat 16 done', 'hinge 18 missed', 'press 20 today', 'row 23 coming'],
    ],
    [
      'moves what follows and nothing before',
      aRun(['squat'], [moved]),
      '2026-11-19',
      ['squat 16 done', 'hinge 19 today', 'press 21 coming', 'row 24 coming'],
    ],
    [
      'leaves what was done ahead on its day',
      aRun(['squat', 'press'], [{ ...moved, except_page_ids: ['press'] }]),
      '2026-11-19',
      ['squat 16 done', 'hinge 19 today', 'press 20 done', 'row 24 coming'],
    ],
    [
      'leaves out what was skipped, and keeps every date',
      aRun(['squat'], [{ ...moved, from_plan_day: 3, days: 0 }]),
      '2026-11-20',
      ['squat 16 done', 'hinge 18 skipped', 'press 20 today', 'row 23 coming'],
    ],
    [
      'begins with the page that the run was started at',
      { ...aRun([]), start_from_page_id: 'press' },
      MONDAY,
      ['squat 12 skipped', 'hinge 14 skipped', 'press 16 today', 'row 19 coming'],
    ],
  ])('%s', (_sentence, run, today, expected) => {
    expect(show(run, today)).toEqual(expected)
  })

  it('has nothing to plan without days', () => {
    const sequence = planned.map(([page_id]) => ({ page_id, is_completed: false, plan_day: null }))
    expect(planRun({ ...aRun([]), sequence }, MONDAY)).toEqual([])
    expect(planRun({ ...aRun([]), sequence: [{ page_id: 'old', is_completed: false }] }, MONDAY)).toEqual([])
  })
})

describe('movePlan', () => {
  it('puts the first missed session on today, whichever day it was missed on', () => {
    for (const today of ['2026-11-19', '2026-11-24', '2027-02-28']) {
      const change = movePlan(planRun(aRun(['squat']), today), today)
      const plan = planRun(aRun(['squat'], change ? [change] : []), today)
      expect(plan.find((page) => page.page_id === 'hinge')).toMatchObject({ date: today, state: 'today' })
      expect(movePlan(plan, today)).toBeNull()
    }
  })

  it('adds up, and leaves alone what was skipped before', () => {
    const skip = skipMissed(planRun(aRun(['squat']), '2026-11-19'), '2026-11-19')
    const changes = skip ? [skip] : []
    const plan = planRun(aRun(['squat'], changes), '2026-11-21')
    const move = movePlan(plan, '2026-11-21')
    expect(move).toMatchObject({ from_plan_day: 4, days: 1 })
    const both = [...changes, ...(move ? [move] : [])]
    expect(countShiftedDays(both)).toBe(1)
    expect(show(aRun(['squat'], both), '2026-11-21')).toEqual([
      'squat 16 done',
      'hinge 18 skipped',
      'press 21 today',
      'row 24 coming',
    ])
  })

  it('changes nothing where nothing was missed, and is undone by its day', () => {
    expect(movePlan(planRun(aRun(['squat']), '2026-11-18'), '2026-11-18')).toBeNull()
    expect(skipMissed(planRun(aRun(['squat']), '2026-11-18'), '2026-11-18')).toBeNull()
    const change = movePlan(planRun(aRun([]), '2026-11-18'), '2026-11-18')
    const changes = change ? [change] : []
    expect(undoChanges(changes, '2026-11-18')).toEqual([])
    expect(undoChanges(changes, '2026-11-19')).toEqual(changes)
  })
})

describe('listRemaining with a plan', () => {
  const run = aRun(['squat'])
  const plan = planRun(run, '2026-11-20')
  const ids = (steps: readonly { page_id: string }[]) => steps.map((step) => step.page_id)

  it('offers today’s session before what was missed, and what has no day last', () => {
    const sequence = [{ page_id: 'notes', is_completed: false }, ...run.sequence]
    expect(ids(listRemaining(sequence, null, plan))).toEqual([
      'press',
      'hinge',
      'row',
      'carry',
      'swing',
      'notes',
    ])
  })

  it('offers what is locked today after all that is open', () => {
    const sequence = run.sequence.map((step) => ({ ...step, is_locked: step.page_id === 'press' }))
    expect(nextPage(sequence, null, plan)).toBe('hinge')
  })
})

describe('planWeek', () => {
  const week = (today: string) =>
    planWeek(planRun(aRun([]), today), { started_on: MONDAY, today }).map(({ date, pages }) =>
      [date.slice(8), ...pages.map((page) => page.page_id)].join(' '),
    )

  it('shows seven days, those without a session for rest', () => {
    expect(week('2026-11-18')).toEqual(['16 squat', '17', '18 hinge', '19', '20 press', '21', '22'])
    expect(week('2026-11-23')[0]).toBe('23 row')
  })

  it('shows the first week before the start, and the last after the end', () => {
    expect(week('2026-11-10')[0]).toBe('16 squat')
    expect(week('2027-01-10')[0]).toBe('23 row')
  })
})
