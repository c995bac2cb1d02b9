import { getTranslator } from '@foyer/i18n/server'
import { describe, expect, it } from 'vitest'
import type { WorkoutItem, WorkoutSet } from '@foyer/contract/workouts/prescription'
import { testId } from '../testing/test-id.ts'
import { formatClock } from '../format-clock.ts'
import { formatPrescription, hasDifferentSets } from './format-prescription.ts'

const set = (
  amount: number,
  unit: WorkoutSet['unit'] = 'reps',
  weight: number | null = null,
): WorkoutSet => ({
  amount,
  unit,
  weight,
  weight_unit: 'kg',
})
const more = (changes: Partial<WorkoutSet>, amount = 5): WorkoutSet => ({ ...set(amount), ...changes })
const item = (sets: WorkoutSet[], note = ''): WorkoutItem => ({
  uid: testId(1),
  exercise_page_id: null,
  sets,
  rest_seconds: 0,
  note,
})
const format = (given: WorkoutItem, in_rounds = false, locale = 'en') => {
  const { t, formatIn } = getTranslator(locale)
  return formatPrescription(t, formatIn('UTC'), given, in_rounds)
}

describe('formatPrescription', () => {
  it.each([
    ['one set', item([set(8)], 'each side'), '8 reps · each side'],
    ['equal sets', item([set(6), set(6), set(6)]), '3 × 6 reps'],
    ['falling sets', item([set(8), set(6), set(1)]), '8, 6, 1 rep'],
    ['sets of several units', item([set(40, 'secs'), set(200, 'meters')]), '40 s, 200 m'],
    ['one weight', item([set(10, 'reps', 17.5)]), '10 reps · 17.5 kg'],
    [
      'a share of the best single',
      item([more({ percent_1rm: 80 }), more({ percent_1rm: 80 })]),
      '2 × 5 reps · 80% of 1RM',
    ],
    ['effort and tempo', item([more({ rpe: 8.5, tempo: '3-1-X-0' })]), '5 reps · RPE 8.5 · Tempo 3-1-X-0'],
    ['as many as possible last', item([more({}), more({ is_amrap: true })]), '5 reps, 5 reps or more'],
    ['only as many as possible', item([more({ is_amrap: true }, 0)]), 'As many as possible'],
    ['an amount left open', item([more({}, 0), more({}, 0)]), '2 sets'],
    [
      'working sets without warm-ups',
      item([more({ is_warm_up: true }, 8), more({}), more({})]),
      '2 × 5 reps',
    ],
    ['several weights', item([set(5, 'reps', 60), set(5, 'reps', 70)]), '2 × 5 reps'],
  ])('says %s', (_, given, expected) => {
    expect(format(given)).toBe(expected)
  })

  it('leaves the number of sets to the rounds of its group', () => {
    expect(format(item([set(5), set(5)]), true)).toBe('5 reps')
  })

  it('counts in Arabic', () => {
    expect(format(item([set(8)]), false, 'ar')).toBe('8 تكرارات')
    expect(format(item([set(12)]), false, 'ar')).toBe('12 تكرار')
  })
})

describe('hasDifferentSets', () => {
  it.each([
    ['different amounts', [set(8), set(6)], false],
    ['stored before there was more', [set(8), more({ is_warm_up: false, rpe: null, tempo: '' }, 8)], false],
    ['different weights', [set(5, 'reps', 60), set(5, 'reps', 70)], true],
    ['a warm-up', [more({ is_warm_up: true }), more({})], true],
    ['different shares', [more({ percent_1rm: 70 }), more({ percent_1rm: 75 })], true],
    ['different rest', [more({ rest_seconds: 60 }), more({})], true],
    ['the other unit without a weight', [more({ weight_unit: 'lb' }), more({})], false],
  ])('knows %s', (_, sets, expected) => {
    expect(hasDifferentSets(item(sets))).toBe(expected)
  })
})

describe('formatClock', () => {
  it.each([
    [0, '0:00'],
    [45, '0:45'],
    [60, '1:00'],
    [150, '2:30'],
    [3600, '60:00'],
  ])('shows %d seconds as %s', (seconds, expected) => {
    expect(formatClock(seconds)).toBe(expected)
  })
})
