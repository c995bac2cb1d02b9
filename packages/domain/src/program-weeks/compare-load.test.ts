import type { LoadChange } from '@foyer/contract/pages/week-shapes'
import type { WorkoutGroup, WorkoutSet } from '@foyer/contract/workouts/prescription'
import { describe, expect, it } from 'vitest'
import { compareLoad } from './compare-load.ts'
import { progressGroups } from './progression.ts'

const aSet = (weight: number | null, fields: Partial<WorkoutSet> = {}): WorkoutSet => ({
  amount: 5,
  unit: 'reps',
  weight,
  weight_unit: 'kg',
  ...fields,
})
const aWorkout = (...items: [string, WorkoutSet[]][]): WorkoutGroup[] => [
  {
    id: 'group',
    title: '',
    kind: 'single',
    rounds: 1,
    rest_seconds: 0,
    items: items.map(([exercise_page_id, sets]) => ({
      uid: exercise_page_id,
      exercise_page_id,
      sets,
      rest_seconds: 90,
      note: '',
    })),
  },
]

const before = aWorkout(
  ['squat', [aSet(20, { is_warm_up: true }), aSet(60), aSet(80)]],
  ['press', [aSet(40), aSet(40)]],
  ['plank', [aSet(null, { unit: 'secs', amount: 30 })]],
)

describe('compareLoad', () => {
  it.each<[string, WorkoutGroup[], LoadChange | null]>([
    ['nothing', before, null],
    [
      'a weight',
      progressGroups(before, { kind: 'weight', amount: 2.5, unit: 'kg' }, { steps: 1, is_deload: false }),
      { kind: 'weight', amount: 2.5, unit: 'kg' },
    ],
    [
      'repetitions',
      progressGroups(before, { kind: 'reps', amount: 1 }, { steps: 2, is_deload: false }),
      { kind: 'reps', amount: 2 },
    ],
    [
      'a deload',
      progressGroups(before, { kind: 'none' }, { steps: 0, is_deload: true }),
      { kind: 'percent', amount: -10 },
    ],
    [
      'one exercise alone',
      aWorkout(['squat', [aSet(60), aSet(80)]], ['press', [aSet(42.5), aSet(42.5)]]),
      { kind: 'weight', amount: 2.5, unit: 'kg' },
    ],
    [
      'exercises by different amounts',
      aWorkout(['squat', [aSet(65), aSet(85)]], ['press', [aSet(41)]]),
      null,
    ],
    ['other exercises', aWorkout(['row', [aSet(70)]]), null],
  ])('names %s', (_what, after, expected) => {
    expect(compareLoad(before, after)).toEqual(expected)
  })

  it('names a set more where nothing else changed', () => {
    const press = (count: number) => aWorkout(['press', Array.from({ length: count }, () => aSet(40))])
    expect(compareLoad(press(2), press(3))).toEqual({ kind: 'sets', amount: 1 })
  })

  it('compares shares of the best single', () => {
    const share = (percent_1rm: number) => aWorkout(['squat', [aSet(null, { percent_1rm })]])
    expect(compareLoad(share(80), share(72))).toEqual({ kind: 'percent', amount: -10 })
  })

  it('takes converted steps as one, despite their rounding', () => {
    const pounds = aWorkout(['squat', [aSet(100, { weight_unit: 'lb' }), aSet(200, { weight_unit: 'lb' })]])
    const after = progressGroups(
      pounds,
      { kind: 'weight', amount: 2.5, unit: 'kg' },
      { steps: 1, is_deload: false },
    )
    expect(compareLoad(pounds, after)).toEqual({ kind: 'weight', amount: 5.51, unit: 'lb' })
  })
})
