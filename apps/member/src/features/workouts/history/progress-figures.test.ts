import { describe, expect, it } from 'vitest'
import type { ProgressPoint } from '@foyer/contract/workouts/history-shapes'
import { isLoaded, listMetrics, measure, setOf } from './progress-figures.ts'

const set = {
  exercise_id: null,
  amount: 6,
  unit: 'reps' as const,
  weight: 82.5,
  weight_unit: 'kg' as const,
  is_warm_up: false,
  rpe: null,
  note: '',
}
const aPoint = (result: Partial<ProgressPoint['result']> = {}): ProgressPoint => ({
  session_id: 'session',
  local_date: '2026-11-18',
  records: [],
  result: {
    sets: 2,
    volume_kg: 990,
    best_set: set,
    heaviest: { weight_kg: 82.5, reps: 6 },
    one_rep_max: { weight_kg: 99, set: { ...set, weight: 80, amount: 8 } },
    amounts: [{ unit: 'reps', most: 6, most_bare: null, total: 12 }],
    ...result,
  },
})
const bare = aPoint({
  volume_kg: 0,
  heaviest: null,
  one_rep_max: null,
  best_set: { ...set, weight: null, unit: 'secs', amount: 45 },
  amounts: [{ unit: 'secs', most: 45, most_bare: 45, total: 120 }],
})

describe('measure', () => {
  it.each([
    ['one_rep_max', 'kg', { value: 99, unit: 'kg' }],
    ['best', 'kg', { value: 82.5, unit: 'kg' }],
    ['volume', 'kg', { value: 990, unit: 'kg' }],
    ['one_rep_max', 'lb', { value: 218.3, unit: 'lb' }],
    ['best', 'lb', { value: 181.9, unit: 'lb' }],
  ] as const)('has %s in %s', (metric, unit, expected) => {
    expect(measure(aPoint(), metric, { unit, is_loaded: true })).toEqual(expected)
  })

  it('has amounts where there are no weights', () => {
    expect(listMetrics([bare])).toEqual(['best', 'volume'])
    expect(isLoaded([bare])).toBe(false)
    const shown = { unit: 'kg', is_loaded: false } as const
    expect(measure(bare, 'best', shown)).toEqual({ value: 45, unit: 'secs' })
    expect(measure(bare, 'volume', shown)).toEqual({ value: 120, unit: 'secs' })
    expect(measure(bare, 'one_rep_max', shown)).toBeNull()
  })

  it('leaves bare sets out where others have weights', () => {
    expect(isLoaded([bare, aPoint()])).toBe(true)
    expect(measure(bare, 'best', { unit: 'kg', is_loaded: true })).toBeNull()
  })

  it('names the set of the estimate', () => {
    expect(setOf(aPoint(), 'one_rep_max').amount).toBe(8)
    expect(setOf(aPoint(), 'best').amount).toBe(6)
  })
})
