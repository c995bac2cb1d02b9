import type { WorkoutGroup, WorkoutSet } from '@foyer/contract/workouts/prescription'
import { listWeekCopies } from '@foyer/domain/program-weeks'
import { describe, expect, it } from 'vitest'
import type { Plan } from './edits.ts'
import {
  countCopyResult,
  listDeloadWeeks,
  listEmptyWeeks,
  listOfferedWeeks,
  previewLifts,
} from './week-copy.ts'

const aPlan = (...page_counts: number[]): Plan =>
  ({
    revision: 1,
    weeks: page_counts.map((count) => ({ pages: Array.from({ length: count }, () => ({ day: 1 })) })),
  }) as Plan

describe('the weeks that a copy can go to', () => {
  it('are twelve at first, and more of a longer program', () => {
    expect(listOfferedWeeks(3, 0)).toHaveLength(12)
    expect(listOfferedWeeks(13, 0)).toHaveLength(18)
    expect(listOfferedWeeks(3, 1)).toHaveLength(24)
    expect(listOfferedWeeks(100, 3)).toHaveLength(104)
  })

  it('are chosen where they have no pages yet', () => {
    expect(listEmptyWeeks(aPlan(3, 0, 2), 1)).toEqual([2, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  it('have a deload each so many weeks', () => {
    expect(listDeloadWeeks([2, 3, 4, 5, 8], 4)).toEqual([4, 8])
    expect(listDeloadWeeks([2, 4], 0)).toEqual([])
  })
})

describe('countCopyResult', () => {
  it('counts the copies, and the pages that they replace', () => {
    expect(countCopyResult(aPlan(3, 2), 1, [2, 3])).toEqual({ weeks: 2, pages: 6, replaced: 2 })
  })
})

describe('previewLifts', () => {
  const aSet = (weight: number | null, is_warm_up = false): WorkoutSet => ({
    amount: 5,
    unit: 'reps',
    weight,
    weight_unit: 'kg',
    is_warm_up,
  })
  const aGroup = (...sets: WorkoutSet[]): WorkoutGroup => ({
    id: 'group',
    title: '',
    kind: 'single',
    rounds: 1,
    rest_seconds: 0,
    items: [{ uid: 'item', exercise_page_id: 'squat', sets, rest_seconds: 0, note: '' }],
  })

  it('shows the heaviest working set of the first exercise with a weight in each week', () => {
    const groups = [aGroup(aSet(null)), aGroup(aSet(100, true), aSet(60), aSet(70))]
    const [lift] = previewLifts({
      workouts: [{ title: 'Lower A', groups }],
      copies: listWeekCopies([2, 3, 4], [4]),
      progression: { kind: 'weight', amount: 2.5, unit: 'kg' },
      limit: 3,
    })
    expect(lift).toMatchObject({ exercise_page_id: 'squat', page_title: 'Lower A' })
    expect(lift?.sets.map(({ set, set_count }) => [set.weight, set_count])).toEqual([
      [70, 2],
      [72.5, 2],
      [75, 2],
      [58.5, 1],
    ])
  })

  it('shows no workout without exercises', () => {
    const workouts = [{ title: 'Rest', groups: [] }]
    expect(previewLifts({ workouts, copies: [], progression: { kind: 'none' }, limit: 3 })).toEqual([])
  })
})
