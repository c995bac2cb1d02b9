import { describe, expect, it } from 'vitest'
import { listRowsByExercise, readSessionLog } from './session-log.ts'
import { aGroup, anEntry, anItem, aSet, aSetEntry, idOf } from './testing.ts'

const workout = {
  groups: [
    aGroup(1, [anItem(11, [aSet(), aSet()])]),
    aGroup(2, [anItem(21, [aSet({ amount: 5 })]), anItem(22, [aSet(), aSet({ amount: 8 })])], 'superset', 3),
  ],
}
const rowsOf = (number: number, entries: Parameters<typeof readSessionLog>[1] = []) =>
  readSessionLog(workout, entries).items.find(({ uid }) => uid === idOf(number))?.rows ?? []

describe('readSessionLog', () => {
  it('has the planned sets where nothing was logged', () => {
    expect(rowsOf(11).map(({ row, is_done, target }) => [row, is_done, target?.amount])).toEqual([
      [0, false, 6],
      [1, false, 6],
    ])
  })

  it('has a row for each round, and the last set stands for further rounds', () => {
    expect(rowsOf(21)).toHaveLength(3)
    expect(rowsOf(22).map(({ target }) => target?.amount)).toEqual([6, 8, 8])
  })

  it('takes the entry with the newest clock, whatever the order in which entries arrive', () => {
    const older = aSetEntry(11, 0, { weight: 80 }, { clock: 1 })
    const newer = aSetEntry(11, 0, { weight: 85 }, { clock: 2 })
    for (const entries of [
      [older, newer],
      [newer, older],
    ])
      expect(rowsOf(11, entries)[0]?.values?.weight).toBe(85)
  })

  it('settles equal clocks by id', () => {
    const entries = [
      aSetEntry(11, 0, { weight: 90 }, { clock: 1, id: idOf(2) }),
      aSetEntry(11, 0, { weight: 80 }, { clock: 1, id: idOf(1) }),
    ]
    expect(rowsOf(11, entries)[0]?.values?.weight).toBe(90)
  })

  it('adds rows beyond the plan and leaves out removed ones', () => {
    const entries = [aSetEntry(11, 0, { state: 'removed' }), aSetEntry(11, 4, { state: 'planned' })]
    expect(rowsOf(11, entries).map(({ row, is_done, target }) => [row, is_done, target === null])).toEqual([
      [1, false, false],
      [4, false, true],
    ])
  })

  it('opens a row again that was taken back', () => {
    const entries = [aSetEntry(11, 0), aSetEntry(11, 0, { state: 'planned' })]
    expect(rowsOf(11, entries)[0]).toMatchObject({ is_done: false })
  })

  it('orders, skips and swaps items', () => {
    const { items } = readSessionLog(workout, [
      anEntry({ activity_type: 'order', data: { item_uids: [idOf(22), idOf(21)] } }),
      anEntry({ activity_type: 'skip', workout_group_item_id: idOf(21), data: { is_skipped: true } }),
      anEntry({ activity_type: 'swap', workout_group_item_id: idOf(22), data: { exercise_id: idOf(500) } }),
    ])
    expect(items.map(({ uid, is_skipped, exercise_id }) => [uid, is_skipped, exercise_id])).toEqual([
      [idOf(22), false, idOf(500)],
      [idOf(21), true, idOf(121)],
      [idOf(11), false, idOf(111)],
    ])
  })

  it('reads scores, the beep test, the reflection and discarding', () => {
    const score = { rounds: 4, reps: 3, seconds: 600, is_capped: true }
    const state = readSessionLog(workout, [
      anEntry({ activity_type: 'score', workout_group_id: idOf(2), data: { ...score, rounds: 3 } }),
      anEntry({ activity_type: 'score', workout_group_id: idOf(2), data: score }),
      anEntry({ activity_type: 'beep', data: { level: 9, shuttle: 10 } }),
      anEntry({ activity_type: 'reflection', data: { feeling: 'good', note: '' } }),
      anEntry({ activity_type: 'discard', data: { is_discarded: true } }),
    ])
    expect(state.scores.get(idOf(2))).toEqual(score)
    expect(state.beep).toEqual({ level: 9, shuttle: 10 })
    expect(state.reflection?.feeling).toBe('good')
    expect(state.is_discarded).toBe(true)
  })

  it('joins pauses, also where one was said twice', () => {
    const pause = (is_paused: boolean, at: string) =>
      anEntry({ activity_type: 'pause', data: { is_paused } }, { at })
    const state = readSessionLog(workout, [
      pause(true, '2026-11-27T18:01:00.000Z'),
      pause(true, '2026-11-27T18:02:00.000Z'),
      pause(false, '2026-11-27T18:03:00.000Z'),
      pause(true, '2026-11-27T18:05:00.000Z'),
    ])
    expect(state.is_paused).toBe(true)
    expect(state.pauses).toEqual([
      { from: '2026-11-27T18:01:00.000Z', to: '2026-11-27T18:03:00.000Z' },
      { from: '2026-11-27T18:05:00.000Z', to: null },
    ])
  })

  it('leaves out entries of items that the workout has not', () => {
    expect(readSessionLog(workout, [aSetEntry(77, 0)]).items).toHaveLength(3)
  })
})

describe('listRowsByExercise', () => {
  it('leaves sets with the exercise in which they were done before a swap', () => {
    const [item] = readSessionLog(workout, [
      aSetEntry(11, 0, { exercise_id: idOf(91) }),
      anEntry({ activity_type: 'swap', workout_group_item_id: idOf(11), data: { exercise_id: idOf(92) } }),
    ]).items
    if (!item) throw new Error('The item is missing.')
    expect(
      listRowsByExercise(item).map(({ exercise_id, rows }) => [exercise_id, rows.map(({ row }) => row)]),
    ).toEqual([
      [idOf(91), [0]],
      [idOf(92), [1]],
    ])
  })
})
