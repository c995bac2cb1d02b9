import { describe, expect, it } from 'vitest'
import type { ExerciseResult } from '@foyer/contract/workouts/history-shapes'
import { computeResults, markRecords } from './results.ts'
import { readSessionLog } from './session-log.ts'
import { aGroup, anItem, aSet, aSetEntry, idOf } from './testing.ts'

const workout = { groups: [aGroup(1, [anItem(11, [aSet(), aSet()]), anItem(12, [aSet()])])] }
const resultsOf = (entries: Parameters<typeof readSessionLog>[1]) =>
  computeResults(readSessionLog(workout, entries))
const resultOf = (sets: readonly Parameters<typeof aSetEntry>[2][]): ExerciseResult => {
  const result = resultsOf(sets.map((set, row) => aSetEntry(11, row, set))).get(idOf(111))
  if (!result) throw new Error('There is no result.')
  return result
}

describe('computeResults', () => {
  it('adds up by exercise, without warm-ups, open sets and what was taken back', () => {
    const results = resultsOf([
      aSetEntry(11, 0, { weight: 40, is_warm_up: true }),
      aSetEntry(11, 1, { weight: 80, amount: 6 }),
      aSetEntry(11, 2, { weight: 200, amount: 2, weight_unit: 'lb' }),
      aSetEntry(11, 3, { weight: 90, state: 'planned' }),
      aSetEntry(12, 0, { weight: null, unit: 'secs', amount: 45, exercise_id: idOf(500) }),
    ])
    expect([...results.keys()]).toEqual([idOf(111), idOf(500)])
    const { best_set, ...result } = results.get(idOf(111)) ?? {}
    expect(best_set).toMatchObject({ weight: 200, weight_unit: 'lb', amount: 2 })
    expect(best_set).not.toHaveProperty('row')
    expect(result).toMatchObject({
      sets: 2,
      volume_kg: 80 * 6 + 200 * 0.45359237 * 2,
      heaviest: { weight_kg: 200 * 0.45359237, reps: 2 },
      one_rep_max: { weight_kg: 200 * 0.45359237 * (1 + 2 / 30), set: { weight: 200 } },
      amounts: [{ unit: 'reps', most: 6, most_bare: null, total: 8 }],
    })
    expect(results.get(idOf(500))).toMatchObject({
      best_set: { amount: 45 },
      heaviest: null,
      one_rep_max: null,
      volume_kg: 0,
      amounts: [{ unit: 'secs', most: 45, most_bare: 45, total: 45 }],
    })
  })
})

describe('markRecords', () => {
  const mark = (...sessions: Parameters<typeof aSetEntry>[2][]) =>
    markRecords(sessions.map((set) => resultOf([set])))

  it('has none in the first session, and those of each session that is strictly better', () => {
    expect(
      mark(
        { weight: 80, amount: 5 },
        { weight: 80, amount: 5 },
        { weight: 80, amount: 6 },
        { weight: 75, amount: 10 },
        { weight: 82.5, amount: 1 },
        { weight: 82.5, amount: 12 },
      ),
    ).toEqual([
      [],
      [],
      ['most_reps_at_weight', 'one_rep_max'],
      ['one_rep_max'],
      ['heaviest'],
      ['most_reps_at_weight'],
    ])
  })

  it('does not take pounds that are the same weight for a record', () => {
    expect(mark({ weight: 100, weight_unit: 'lb', amount: 5 }, { weight: 45.359237, amount: 5 })).toEqual([
      [],
      [],
    ])
  })

  it('compares amounts of sets without a weight, unit by unit', () => {
    expect(
      mark(
        { weight: null, amount: 8 },
        { weight: 10, amount: 9 },
        { weight: null, amount: 9 },
        { weight: null, amount: 10 },
        { weight: null, amount: 60, unit: 'secs' },
      ),
    ).toEqual([[], [], [], ['amount'], []])
  })
})
