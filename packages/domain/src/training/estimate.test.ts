import type { WorkoutGroup } from '@foyer/contract/workouts/prescription'
import { describe, expect, it } from 'vitest'
import { estimateSeconds } from './estimate.ts'
import { listPhases } from './phases.ts'
import { readSessionLog } from './session-log.ts'
import { aGroup, anItem, aSet } from './testing.ts'

const reps = (amount: number, changes = {}) => aSet({ amount, ...changes })
const secs = (amount: number, changes = {}) => aSet({ amount, unit: 'secs', ...changes })

const cases: [string, WorkoutGroup[], number][] = [
  ['nothing', [], 0],
  ['a group without exercises', [aGroup(1, [])], 0],
  // 10 to get ready, 3 x 30 of work, 2 x 90 of rest
  ['three sets of ten', [aGroup(1, [anItem(11, [reps(10), reps(10), reps(10)])])], 280],
  ['the tempo of a set', [aGroup(1, [anItem(11, [reps(10, { tempo: '3-1-1-1' })])])], 70],
  ['sets by time', [aGroup(1, [anItem(11, [secs(45), secs(45)], 15)])], 115],
  [
    'the rest of a set before that of its item',
    [aGroup(1, [anItem(11, [secs(20, { rest_seconds: 5 }), secs(20)])])],
    55,
  ],
  ['an amount that is left to the member', [aGroup(1, [anItem(11, [reps(0)])])], 50],
  // 10, then twice 30 + 5 + 30, and 75 of rest between the rounds
  [
    'a superset of two rounds',
    [aGroup(1, [anItem(11, [reps(10)]), anItem(12, [reps(10)])], 'superset', 2)],
    215,
  ],
  ['a circuit with sets of its own', [aGroup(1, [anItem(11, [secs(20), secs(40)])], 'circuit', 2)], 145],
  [
    'intervals by their clock, whatever the sets',
    [{ ...aGroup(1, [anItem(11, [reps(99)])], 'interval', 4), work_seconds: 20, rest_seconds: 10 }],
    120,
  ],
  ['an EMOM of ten minutes', [aGroup(1, [anItem(11, [reps(5)])], 'emom', 10)], 600],
  ['an AMRAP without a limit', [aGroup(1, [anItem(11, [reps(5)])], 'amrap')], 600],
  ['an AMRAP of its own length', [{ ...aGroup(1, [anItem(11, [reps(5)])], 'amrap'), cap_seconds: 720 }], 720],
  [
    'for time up to its limit',
    [{ ...aGroup(1, [anItem(11, [reps(5)])], 'for_time', 3), cap_seconds: 900 }],
    900,
  ],
  ['for time without a limit by its work', [aGroup(1, [anItem(11, [reps(20)])], 'for_time', 3)], 180],
]

describe('estimateSeconds', () => {
  it.each(cases)('estimates %s', (_, groups, seconds) => {
    expect(estimateSeconds(groups)).toBe(seconds)
  })

  it('agrees with the phases of a session that is followed along', () => {
    const groups = [
      aGroup(1, [
        anItem(11, [reps(8, { is_warm_up: true }), reps(5), reps(5)], 120),
        anItem(12, [secs(30)], 0),
      ]),
      aGroup(2, [anItem(21, [reps(10)]), anItem(22, [secs(30, { rest_seconds: 20 })])], 'superset', 3),
      aGroup(3, [anItem(31, [reps(5)])], 'emom', 5),
      { ...aGroup(4, [anItem(41, [reps(1)]), anItem(42, [reps(1)])], 'interval', 2), work_seconds: 25 },
      aGroup(5, [anItem(51, [aSet({ amount: 400, unit: 'meters' })])]),
    ]
    const phases = listPhases(readSessionLog({ groups }, []))
    const total = phases.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0)
    expect(estimateSeconds(groups)).toBe(total)
  })
})
