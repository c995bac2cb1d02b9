import type { WorkoutGroup } from '@foyer/contract/workouts/prescription'
import { describe, expect, it } from 'vitest'
import { findOpenPhase, findPhase, listClockPhases, listPhases } from './phases.ts'
import type { Phase } from './phases.ts'
import { readSessionLog } from './session-log.ts'
import { aGroup, anEntry, anItem, aSet, aSetEntry, idOf } from './testing.ts'

const reps = (amount: number, changes = {}) => aSet({ amount, ...changes })
const secs = (amount: number, changes = {}) => aSet({ amount, unit: 'secs', ...changes })
const stateOf = (groups: WorkoutGroup[], entries: Parameters<typeof readSessionLog>[1] = []) =>
  readSessionLog({ groups }, entries)
/** "work 11.0 30s": by the clock; "work 11.0 30?": until the member ends it. */
const line = (phase: Phase): string => {
  const of =
    phase.kind === 'group' ? phase.group.kind : `${Number(phase.place.uid.slice(-4))}.${phase.place.row}`
  return `${phase.kind} ${of} ${phase.seconds}${phase.by_clock ? 's' : '?'}`
}
const linesOf = (groups: WorkoutGroup[]): string[] => listPhases(stateOf(groups)).map(line)

describe('listPhases', () => {
  it('gets ready, works set by set with the rest of the item, and ends without a rest', () => {
    expect(linesOf([aGroup(1, [anItem(11, [secs(30), reps(8)], 60)])])).toEqual([
      'ready 11.0 10s',
      'work 11.0 30s',
      'rest 11.1 60s',
      'work 11.1 24?',
    ])
  })

  it('rests after the last set of an exercise, and gets ready where there is no rest', () => {
    const items = [anItem(11, [secs(20)], 45), anItem(12, [secs(20)], 0), anItem(13, [secs(20)])]
    expect(linesOf([aGroup(1, items)])).toEqual([
      'ready 11.0 10s',
      'work 11.0 20s',
      'rest 12.0 45s',
      'work 12.0 20s',
      'ready 13.0 5s',
      'work 13.0 20s',
    ])
  })

  it('takes the rest of a set before that of its item', () => {
    const [, , rest] = linesOf([aGroup(1, [anItem(11, [secs(20, { rest_seconds: 15 }), secs(20)])])])
    expect(rest).toBe('rest 11.1 15s')
  })

  it('does a superset in rounds, with rest after each round', () => {
    expect(linesOf([aGroup(1, [anItem(11, [reps(10)]), anItem(12, [secs(30)])], 'superset', 2)])).toEqual([
      'ready 11.0 10s',
      'work 11.0 30?',
      'ready 12.0 5s',
      'work 12.0 30s',
      'rest 11.1 75s',
      'work 11.1 30?',
      'ready 12.1 5s',
      'work 12.1 30s',
    ])
  })

  it('does intervals by the clock, whatever the unit, with rest after each item', () => {
    const group = {
      ...aGroup(1, [anItem(11, [reps(10)]), anItem(12, [secs(99)])], 'interval', 2),
      work_seconds: 20,
      rest_seconds: 10,
    }
    expect(linesOf([group])).toEqual([
      'ready 11.0 10s',
      'work 11.0 20s',
      'rest 12.0 10s',
      'work 12.0 20s',
      'rest 11.1 10s',
      'work 11.1 20s',
      'rest 12.1 10s',
      'work 12.1 20s',
    ])
  })

  it('has groups with a clock of their own as one phase, and gets ready again behind them', () => {
    const groups = [
      aGroup(1, [anItem(11, [secs(20)])]),
      { ...aGroup(2, [anItem(21, [reps(5)]), anItem(22, [reps(5)])], 'amrap'), cap_seconds: 420 },
      aGroup(3, [anItem(31, [reps(5)])], 'emom', 8),
      aGroup(4, [anItem(41, [reps(5)])], 'for_time', 3),
      aGroup(5, [anItem(51, [secs(20)])]),
    ]
    expect(linesOf(groups).slice(2)).toEqual([
      'group amrap 420?',
      'group emom 480?',
      'group for_time null?',
      'ready 51.0 10s',
      'work 51.0 20s',
    ])
  })

  it.each([
    [reps(1), 15],
    [reps(10), 30],
    [reps(10, { tempo: '3-1-X-0' }), 50],
    [reps(0), 40],
    [aSet({ amount: 400, unit: 'meters' }), 200],
    [aSet({ amount: 10, unit: 'breaths' }), 40],
    [aSet({ amount: 2, unit: 'mins' }), 120],
  ])('takes %o in %i s', (set, seconds) => {
    expect(listPhases(stateOf([aGroup(1, [anItem(11, [set])])]))[1]).toMatchObject({ seconds })
  })

  it('stays the same while sets are logged, and leaves out skipped items', () => {
    const groups = [aGroup(1, [anItem(11, [secs(20), secs(20)]), anItem(12, [secs(20)])])]
    const logged = stateOf(groups, [aSetEntry(11, 0), aSetEntry(11, 1)])
    expect(listPhases(logged)).toEqual(listPhases(stateOf(groups)))
    const skipped = stateOf(groups, [
      anEntry({ activity_type: 'skip', workout_group_item_id: idOf(11), data: { is_skipped: true } }),
    ])
    expect(listPhases(skipped).map(line)).toEqual(['ready 12.0 10s', 'work 12.0 20s'])
  })
})

describe('findPhase', () => {
  const phases = [
    { seconds: 10, by_clock: true },
    { seconds: 30, by_clock: true },
    { seconds: 20, by_clock: false },
    { seconds: 60, by_clock: true },
  ]
  it.each([
    [-5, 0, 0, 0],
    [0, 0, 0, 0],
    [9.9, 0, 0, 9.9],
    [10, 0, 1, 0],
    [39, 0, 1, 29],
    [40, 0, 2, 0],
    [4000, 0, 2, 3960],
    [59, 3, 3, 59],
  ])('is %d s after phase %i in phase %i since %d s', (elapsed, from, index, since) => {
    const position = findPhase(phases, elapsed, from)
    expect(position).toMatchObject({ index, is_over: false })
    expect(position.elapsed).toBeCloseTo(since)
  })

  it('is over behind the last phase', () => {
    expect(findPhase(phases, 61, 3)).toMatchObject({ index: 4, is_over: true })
    expect(findPhase([], 0)).toMatchObject({ index: 0, is_over: true })
  })
})

describe('findOpenPhase', () => {
  const groups = [
    aGroup(1, [anItem(11, [secs(20), secs(20)], 30)]),
    aGroup(2, [anItem(21, [reps(5)])], 'amrap'),
  ]
  const find = (entries: Parameters<typeof readSessionLog>[1]): string => {
    const state = stateOf(groups, entries)
    const phase = listPhases(state)[findOpenPhase(listPhases(state), state)]
    return phase ? line(phase) : 'over'
  }
  const score = anEntry({
    activity_type: 'score',
    workout_group_id: idOf(2),
    data: { rounds: 3, reps: 2, seconds: 600, is_capped: false },
  })

  it.each([
    ['ready 11.0 10s', []],
    ['rest 11.1 30s', [aSetEntry(11, 0)]],
    ['group amrap 600?', [aSetEntry(11, 0), aSetEntry(11, 1)]],
    ['over', [aSetEntry(11, 0), aSetEntry(11, 1), score]],
  ])('goes on with %s', (expected, entries) => {
    expect(find(entries)).toBe(expected)
  })
})

describe('listClockPhases', () => {
  const items = [anItem(11, [reps(5)]), anItem(12, [reps(5)])]
  it('starts minute k of an EMOM at k times the minute', () => {
    const phases = listClockPhases({ ...aGroup(1, items, 'emom', 3), work_seconds: 90 })
    expect(phases.map(({ seconds, round }) => [seconds, round])).toEqual([
      [90, 0],
      [90, 1],
      [90, 2],
    ])
    expect(findPhase(phases, 185).index).toBe(2)
  })

  it('alternates work and rest of an interval, and ends with work', () => {
    const phases = listClockPhases({ ...aGroup(1, items, 'interval', 2), work_seconds: 30, rest_seconds: 15 })
    expect(phases.map(({ kind, seconds, round }) => `${kind} ${seconds} ${round}`)).toEqual([
      'work 30 0',
      'rest 15 0',
      'work 30 0',
      'rest 15 0',
      'work 30 1',
      'rest 15 1',
      'work 30 1',
    ])
  })

  it('ends an AMRAP at its limit, and lets the member end a group for time', () => {
    expect(listClockPhases(aGroup(1, items, 'amrap'))).toMatchObject([{ seconds: 600, by_clock: true }])
    expect(listClockPhases(aGroup(1, items, 'for_time'))).toMatchObject([{ seconds: null, by_clock: false }])
    expect(listClockPhases({ ...aGroup(1, items, 'for_time'), cap_seconds: 300 })).toMatchObject([
      { seconds: 300, by_clock: true },
    ])
  })
})
