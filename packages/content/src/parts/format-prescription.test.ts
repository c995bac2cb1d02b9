import { getTranslator } from '@foyer/i18n/server'
import { describe, expect, it } from 'vitest'
import type { WorkoutItem, WorkoutSet } from '../workout-shapes.ts'
import { testId } from '../testing/test-id.ts'
import { formatClock, formatPrescription } from './format-prescription.ts'

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
