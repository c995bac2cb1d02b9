import { describe, expect, it } from 'vitest'
import { findRecords } from './records.ts'
import { readSessionLog } from './session-log.ts'
import { aGroup, aLastTime, anItem, aSet, aSetEntry, idOf } from './testing.ts'

const workout = { groups: [aGroup(1, [anItem(11, [aSet(), aSet()])])] }
const bests = { heaviest: { weight_kg: 80, reps: 6 }, one_rep_max_kg: 96, amounts: [] }
const find = (sets: readonly Parameters<typeof aSetEntry>[2][], last = aLastTime(11, { bests })): string[] =>
  findRecords(
    readSessionLog(
      workout,
      sets.map((set, row) => aSetEntry(11, row, set)),
    ),
    new Map([[last.exercise_id, last]]),
  ).map(({ kind, gain }) => `${kind} +${Math.round(gain * 100) / 100}`)

describe('findRecords', () => {
  it.each([
    ['a heavier set', { weight: 82.5, amount: 6 }, ['heaviest +2.5', 'one_rep_max +3']],
    ['more reps of the heaviest', { weight: 80, amount: 7 }, ['most_reps_at_weight +1', 'one_rep_max +2.67']],
    ['the same again', { weight: 80, amount: 6 }, []],
    ['a lighter set', { weight: 70, amount: 6 }, []],
    ['a warm-up', { weight: 120, amount: 1, is_warm_up: true }, []],
    ['a lighter set of a higher estimate', { weight: 77.5, amount: 9 }, ['one_rep_max +4.75']],
  ])('checks %s', (_, set, records) => {
    expect(find([set])).toEqual(records)
  })

  it('has no record of what was never done before', () => {
    const state = readSessionLog(workout, [aSetEntry(11, 0, { weight: 200 })])
    expect(findRecords(state, new Map())).toEqual([])
    expect(find([{ weight: 200 }], aLastTime(11))).toEqual([])
  })

  it('finds the most of a unit in sets without a weight', () => {
    const last = aLastTime(11, {
      bests: { heaviest: null, one_rep_max_kg: null, amounts: [{ unit: 'secs', amount: 40 }] },
    })
    expect(find([{ weight: null, unit: 'secs', amount: 52 }], last)).toEqual(['amount +12'])
    expect(find([{ weight: null, unit: 'secs', amount: 40 }], last)).toEqual([])
  })

  it('counts for the exercise that was done in place of the planned one', () => {
    const other = idOf(500)
    const last = { ...aLastTime(11, { bests }), exercise_id: other }
    expect(find([{ weight: 82.5, exercise_id: other }], last)).toContain('heaviest +2.5')
    expect(find([{ weight: 82.5, exercise_id: other }])).toEqual([])
  })
})
