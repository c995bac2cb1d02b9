import { describe, expect, it } from 'vitest'
import { lastSetOf, listSetsInOrder, nextSet, prefillRow, restAfter } from './next-set.ts'
import { readSessionLog } from './session-log.ts'
import { aGroup, aLastTime, anEntry, anItem, aSet, aSetEntry, idOf } from './testing.ts'
import type { WorkoutSet } from '@foyer/contract/workouts/prescription'

const workout = {
  groups: [
    aGroup(1, [anItem(11, [aSet(), aSet({ rest_seconds: 150 })])]),
    aGroup(2, [anItem(21, [aSet()]), anItem(22, [aSet()])], 'superset', 2),
  ],
}
type Entries = Parameters<typeof readSessionLog>[1]
const place = (number: number, row: number) => ({ uid: idOf(number), row })
const read = (entries: Entries = []) => readSessionLog(workout, entries)

describe('the order of sets', () => {
  it('is exercise by exercise, and round by round in a superset', () => {
    expect(listSetsInOrder(read())).toEqual([
      place(11, 0),
      place(11, 1),
      place(21, 0),
      place(22, 0),
      place(21, 1),
      place(22, 1),
    ])
  })

  it('leaves out skipped items', () => {
    const skip = anEntry({
      activity_type: 'skip',
      workout_group_item_id: idOf(21),
      data: { is_skipped: true },
    })
    expect(listSetsInOrder(read([skip])).map(({ uid }) => uid)).not.toContain(idOf(21))
  })

  it('goes on behind the set that was done, and returns to those left open', () => {
    expect(nextSet(read())).toEqual(place(11, 0))
    expect(nextSet(read([aSetEntry(21, 0)]), place(21, 0))).toEqual(place(22, 0))
    const rounds = [aSetEntry(21, 0), aSetEntry(22, 0), aSetEntry(21, 1), aSetEntry(22, 1)]
    expect(nextSet(read(rounds), place(22, 1))).toEqual(place(11, 0))
    expect(nextSet(read([...rounds, aSetEntry(11, 0), aSetEntry(11, 1)]))).toBeNull()
  })
})

describe('restAfter', () => {
  it.each([
    ['the item', [aSetEntry(11, 0)], place(11, 0), 90],
    ['the set itself', [aSetEntry(11, 1)], place(11, 1), 150],
    ['nobody inside a round', [aSetEntry(21, 0)], place(21, 0), 0],
    ['the group at the end of a round', [aSetEntry(21, 0), aSetEntry(22, 0)], place(22, 0), 75],
  ])('has the rest of %s', (_, entries, done, seconds) => {
    expect(restAfter(read(entries), done)).toBe(seconds)
  })

  it('has none after the last set', () => {
    const all = [11, 21, 22].flatMap((number) => [aSetEntry(number, 0), aSetEntry(number, 1)])
    expect(restAfter(read(all), place(22, 1))).toBe(0)
  })
})

describe('prefillRow', () => {
  const prefill = (sets: WorkoutSet[], row: number, entries: Entries = [], last = aLastTime(11)) => {
    const [item] = readSessionLog({ groups: [aGroup(1, [anItem(11, sets)])] }, entries).items
    const found = item?.rows.find((other) => other.row === row)
    if (!item || !found) throw Error('no such row')
    const { amount, weight, weight_unit, is_warm_up } = prefillRow(item, found, { last, weight_unit: 'kg' })
    return [amount, weight, weight_unit, is_warm_up]
  }
  const done = {
    exercise_id: idOf(111),
    amount: 5,
    unit: 'reps',
    weight: 77.5,
    weight_unit: 'kg',
    is_warm_up: false,
    rpe: null,
    note: '',
  } as const
  const last = aLastTime(11, {
    sets: [
      { ...done, is_warm_up: true, weight: 40 },
      { ...done, weight: 75 },
      { ...done, weight: 76 },
    ],
  })

  it('takes the target where nothing is known', () => {
    expect(prefill([aSet()], 0)).toEqual([6, 80, 'kg', false])
  })

  it('takes the same row of last time, warm-ups beside warm-ups', () => {
    const sets = [aSet({ is_warm_up: true }), aSet(), aSet()]
    expect(prefill(sets, 0, [], last)).toEqual([5, 40, 'kg', true])
    expect(prefill(sets, 2, [], last)).toEqual([5, 76, 'kg', false])
  })

  it('takes the set before today first', () => {
    expect(prefill([aSet(), aSet()], 1, [aSetEntry(11, 0, { weight: 85 })], last)).toEqual([
      6,
      85,
      'kg',
      false,
    ])
  })

  it('takes what is planned differently from the set before', () => {
    const sets = [aSet(), aSet({ amount: 3, weight: 90 })]
    expect(prefill(sets, 1, [aSetEntry(11, 0)])).toEqual([3, 90, 'kg', false])
    expect(prefill([aSet(), aSet({ amount: 3 })], 1, [aSetEntry(11, 0, { weight: 85 })])).toEqual([
      3,
      85,
      'kg',
      false,
    ])
  })

  it('takes the share of the best single, in steps of plates', () => {
    const best = aLastTime(11, { bests: { heaviest: null, one_rep_max_kg: 101, amounts: [] } })
    expect(prefill([aSet({ weight: null, percent_1rm: 80 })], 0, [], best)).toEqual([6, 80, 'kg', false])
  })

  it('keeps what a row already has', () => {
    expect(prefill([aSet()], 0, [aSetEntry(11, 0, { weight: 61, weight_unit: 'lb' })])).toEqual([
      6,
      61,
      'lb',
      false,
    ])
  })

  it('finds nothing of last time where there were fewer sets', () => {
    const [item] = read().items
    const row = item?.rows[1]
    if (!item || !row) throw Error('no such row')
    expect(lastSetOf(item, row, aLastTime(11))).toBeNull()
  })
})
