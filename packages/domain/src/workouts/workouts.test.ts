import { describe, expect, it } from 'vitest'
import { WORKOUT_UNITS } from '../constants/index.ts'
import { unitDimension, validatePrescription, workSeconds } from './prescription.ts'
import type { PrescribedSet, WorkoutGroup, WorkoutItem } from './prescription.ts'
import { estimatedMinutes, flattenWorkout, totalSets } from './workout-steps.ts'

const reps = (amount: number, rest_seconds = 60): PrescribedSet => ({ amount, unit: 'reps', rest_seconds })
const anItem = (uid: string, ...sets: PrescribedSet[]): WorkoutItem => ({
  uid,
  exercise_id: `${uid}-exercise`,
  sets,
  note: '',
})
const aGroup = (fields: Partial<WorkoutGroup>): WorkoutGroup => ({
  id: 'group',
  kind: 'single',
  rounds: 1,
  rest_between_rounds_seconds: 0,
  items: [],
  ...fields,
})
const order = (...groups: WorkoutGroup[]) =>
  flattenWorkout(groups).map((step) => `${step.item_uid}${step.round}.${step.set_number}`)

describe('flattenWorkout', () => {
  const squat = anItem('s', reps(5), reps(5), reps(5))
  const press = anItem('p', reps(8), reps(8))

  it.each<[string, WorkoutGroup, string[]]>([
    [
      'a single group finishes each item',
      aGroup({ items: [squat, press] }),
      ['s1.1', 's1.2', 's1.3', 'p1.1', 'p1.2'],
    ],
    [
      'a superset takes turns',
      aGroup({ kind: 'superset', items: [squat, press] }),
      ['s1.1', 'p1.1', 's1.2', 'p1.2', 's1.3'],
    ],
    [
      'a circuit goes round',
      aGroup({ kind: 'circuit', rounds: 2, items: [anItem('a', reps(5)), anItem('b', reps(5))] }),
      ['a1.1', 'b1.1', 'a2.1', 'b2.1'],
    ],
    [
      'an interval goes round too',
      aGroup({ kind: 'interval', rounds: 3, items: [anItem('a', reps(5))] }),
      ['a1.1', 'a2.1', 'a3.1'],
    ],
    ['a group of nothing is nothing', aGroup({ rounds: 5 }), []],
    ['no rounds are nothing', aGroup({ rounds: 0, items: [squat] }), []],
  ])('%s', (_sentence, group, steps) => {
    expect(order(group)).toEqual(steps)
    expect(totalSets([group])).toBe(steps.length)
  })

  it('preserves the order of groups and names group and exercise of each step', () => {
    const groups = [aGroup({ id: 'g1', items: [press] }), aGroup({ id: 'g2', items: [squat] })]
    expect(flattenWorkout(groups).map((step) => [step.group_id, step.exercise_id])).toEqual([
      ['g1', 'p-exercise'],
      ['g1', 'p-exercise'],
      ['g2', 's-exercise'],
      ['g2', 's-exercise'],
      ['g2', 's-exercise'],
    ])
  })

  it('rests between rounds, and not after the last set', () => {
    const rounds = aGroup({
      kind: 'circuit',
      rounds: 2,
      rest_between_rounds_seconds: 90,
      items: [anItem('a', reps(5, 10)), anItem('b', reps(5, 20))],
    })
    expect(flattenWorkout([rounds]).map((step) => step.rest_seconds)).toEqual([10, 90, 10, 0])
    expect(
      flattenWorkout([rounds, aGroup({ items: [anItem('c', reps(5, 30))] })]).map((it) => it.rest_seconds),
    ).toEqual([10, 90, 10, 20, 0])
  })

  it('uses the longer rest at the end of a round', () => {
    const rounds = aGroup({ rounds: 2, rest_between_rounds_seconds: 10, items: [anItem('a', reps(5, 45))] })
    expect(flattenWorkout([rounds]).map((step) => step.rest_seconds)).toEqual([45, 0])
  })
})

describe('estimatedMinutes', () => {
  it.each<[string, PrescribedSet[], number]>([
    ['nothing', [], 0],
    ['a short set is a minute', [reps(5)], 1],
    ['a minute is a minute', [{ amount: 1, unit: 'mins', rest_seconds: 300 }], 1],
    ['a second more is two', [{ amount: 61, unit: 'secs', rest_seconds: 0 }], 2],
    ['rest between sets counts', [reps(10, 120), reps(10, 120)], 4],
    ['an hour', [{ amount: 1, unit: 'hours', rest_seconds: 0 }], 60],
    ['five kilometers', [{ amount: 5, unit: 'kilometers', rest_seconds: 0 }], 34],
    [
      'as many as go',
      [
        { amount: null, unit: 'reps', rest_seconds: 0 },
        { amount: null, unit: 'reps', rest_seconds: 0 },
        reps(1),
      ],
      2,
    ],
  ])('%s', (_sentence, sets, minutes) => {
    expect(estimatedMinutes([aGroup({ items: [anItem('a', ...sets)] })])).toBe(minutes)
  })
})

describe('prescriptions', () => {
  it('measure each unit as something and as some time', () => {
    for (const unit of WORKOUT_UNITS) {
      expect(['count', 'time', 'distance', 'energy']).toContain(unitDimension(unit))
      expect(workSeconds({ amount: 10, unit, rest_seconds: 0 })).toBeGreaterThan(0)
    }
    expect(WORKOUT_UNITS.filter((unit) => unitDimension(unit) === 'time')).toEqual(['secs', 'mins', 'hours'])
  })

  it.each<[string, PrescribedSet, string | null]>([
    ['ten reps', reps(10), null],
    ['as many as go', { ...reps(1), amount: null }, null],
    ['half a kilometer', { amount: 0.5, unit: 'kilometers', rest_seconds: 0 }, null],
    ['half a rep', reps(0.5), 'amount_not_whole'],
    ['no reps', reps(0), 'amount_out_of_range'],
    ['a number that is none', reps(Number.NaN), 'amount_out_of_range'],
    ['too many', reps(10_001), 'amount_out_of_range'],
    ['a negative rest', reps(5, -1), 'rest_out_of_range'],
    ['a rest over an hour', reps(5, 3601), 'rest_out_of_range'],
    ['half a second of rest', reps(5, 0.5), 'rest_out_of_range'],
  ])('%s: %s', (_sentence, set, expected) => {
    expect(validatePrescription(set)).toBe(expected)
  })
})
