import type { Progression } from '@foyer/contract/pages/week-shapes'
import type { WorkoutGroup, WorkoutSet } from '@foyer/contract/workouts/prescription'
import { describe, expect, it } from 'vitest'
import { progressGroups, type WeekLoad } from './progression.ts'

const aSet = (fields: Partial<WorkoutSet> = {}): WorkoutSet => ({
  amount: 5,
  unit: 'reps',
  weight: 60,
  weight_unit: 'kg',
  ...fields,
})
const aGroup = (sets: WorkoutSet[], fields: Partial<WorkoutGroup> = {}): WorkoutGroup => ({
  id: 'group',
  title: 'Strength',
  kind: 'single',
  rounds: 1,
  rest_seconds: 0,
  items: [{ uid: 'item', exercise_page_id: null, sets, rest_seconds: 90, note: 'Slow' }],
  ...fields,
})
const progressSets = (sets: WorkoutSet[], progression: Progression, load: Partial<WeekLoad> = {}) =>
  progressGroups([aGroup(sets)], progression, { steps: 1, is_deload: false, ...load })[0]?.items[0]?.sets

const kg = (amount: number): Progression => ({ kind: 'weight', amount, unit: 'kg' })
const lb = (amount: number): Progression => ({ kind: 'weight', amount, unit: 'lb' })
const reps = (amount: number): Progression => ({ kind: 'reps', amount })
const none: Progression = { kind: 'none' }

describe('progressGroups', () => {
  it.each<[string, Partial<WorkoutSet>, Progression, number, Partial<WorkoutSet>]>([
    ['adds kilograms', {}, kg(2.5), 1, { weight: 62.5 }],
    ['adds them once more in each further week', {}, kg(2.5), 3, { weight: 67.5 }],
    ['adds no error of binary fractions', { weight: 1.1 }, kg(0.1), 2, { weight: 1.3 }],
    ['rounds to two decimals', { weight: 20 }, kg(1.255), 1, { weight: 21.26 }],
    ['adds pounds to pounds as typed', { weight: 45, weight_unit: 'lb' }, lb(5), 2, { weight: 55 }],
    [
      'converts kilograms for a weight in pounds',
      { weight: 100, weight_unit: 'lb' },
      kg(2.5),
      1,
      { weight: 105.51 },
    ],
    ['converts pounds for a weight in kilograms', {}, lb(5), 2, { weight: 64.54 }],
    ['leaves a set without a weight', { weight: null }, kg(2.5), 1, { weight: null }],
    ['leaves a set with bodyweight alone', { weight: 0 }, kg(2.5), 1, { weight: 0 }],
    ['leaves a share of the best single', { weight: null, percent_1rm: 80 }, kg(2.5), 1, { percent_1rm: 80 }],
    ['leaves a warm-up set', { is_warm_up: true }, kg(2.5), 1, { weight: 60 }],
    ['stops at the greatest weight', { weight: 1999 }, kg(2.5), 1, { weight: 2000 }],
    ['adds repetitions', {}, reps(1), 4, { amount: 9, weight: 60 }],
    ['adds repetitions without a weight too', { weight: null }, reps(2), 1, { amount: 7 }],
    ['leaves seconds', { amount: 30, unit: 'secs' }, reps(1), 1, { amount: 30 }],
    ['leaves repetitions to the member', { amount: 0 }, reps(1), 1, { amount: 0 }],
    ['leaves repetitions of a warm-up set', { is_warm_up: true }, reps(1), 1, { amount: 5 }],
    ['changes nothing without a progression', {}, none, 5, { weight: 60, amount: 5 }],
    ['changes nothing without a step', {}, kg(2.5), 0, { weight: 60 }],
  ])('%s', (_what, set, progression, steps, expected) => {
    expect(progressSets([aSet(set)], progression, { steps })).toMatchObject([expected])
  })

  it.each<[string, WorkoutSet[], Partial<WorkoutSet>[]]>([
    ['takes 10 % and the last working set', [aSet(), aSet(), aSet()], [{ weight: 54 }, { weight: 54 }]],
    ['leaves a single working set', [aSet({ weight: 42.5 })], [{ weight: 38.25 }]],
    [
      'leaves warm-up sets',
      [aSet({ weight: 20, is_warm_up: true }), aSet(), aSet()],
      [{ weight: 20 }, { weight: 54 }],
    ],
    [
      'takes 10 % of a share of the best single',
      [aSet({ weight: null, percent_1rm: 80 })],
      [{ percent_1rm: 72 }],
    ],
    ['leaves bodyweight', [aSet({ weight: null }), aSet({ weight: null })], [{ weight: null }]],
  ])('in a deload %s', (_what, sets, expected) => {
    const found = progressSets(sets, kg(2.5), { steps: 0, is_deload: true })
    expect(found).toHaveLength(expected.length)
    expect(found).toMatchObject(expected)
  })

  it('deloads what the steps before have added', () => {
    expect(progressSets([aSet()], kg(5), { steps: 2, is_deload: true })).toMatchObject([{ weight: 63 }])
  })

  it('takes a round of a superset in a deload, down to one', () => {
    const deload = { steps: 0, is_deload: true }
    const groups = [aGroup([aSet()], { kind: 'superset', rounds: 3 }), aGroup([aSet()], { kind: 'circuit' })]
    expect(progressGroups(groups, none, deload)).toMatchObject([
      { rounds: 2, items: [{ sets: [{ weight: 54 }] }] },
      { rounds: 1 },
    ])
  })

  it('carries along what it does not know, and leaves the original', () => {
    const groups = [aGroup([aSet({ rpe: 8 })])]
    const copy = progressGroups(groups, kg(2.5), { steps: 1, is_deload: false })
    expect(copy).toMatchObject([
      { title: 'Strength', items: [{ note: 'Slow', sets: [{ rpe: 8, weight: 62.5 }] }] },
    ])
    expect(groups[0]?.items[0]?.sets[0]?.weight).toBe(60)
  })
})
