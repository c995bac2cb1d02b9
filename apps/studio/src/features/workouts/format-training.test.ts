import { describe, expect, it } from 'vitest'
import { getTranslator } from '@foyer/i18n/server'
import { formatBest, formatMinutes, formatSet } from './format-training.ts'

const { t, formatIn } = getTranslator('en')
const format = formatIn('UTC')

describe('formatSet', () => {
  it.each([
    [{ amount: 6, unit: 'reps', weight: 82.5, weight_unit: 'kg' }, '82.5 kg × 6'],
    [{ amount: 30, unit: 'meters', weight: 40, weight_unit: 'lb' }, '40 lb × 30 m'],
    [{ amount: 10, unit: 'reps', weight: null, weight_unit: 'kg' }, '10 reps'],
    [{ amount: 0, unit: 'reps', weight: 60, weight_unit: 'kg' }, '60 kg'],
    [{ amount: 0, unit: 'reps', weight: null, weight_unit: 'kg' }, '–'],
  ] as const)('%o is %s', (set, expected) => {
    expect(formatSet(t, format, set)).toBe(expected)
  })
})

describe('formatMinutes', () => {
  it.each([
    [10, '1 min'],
    [2760, '46 min'],
    [3900, '1 h 5 min'],
  ])('%i s are %s', (seconds, expected) => {
    expect(formatMinutes(t, seconds)).toBe(expected)
  })
})

describe('formatBest', () => {
  const nothing = { heaviest: null, one_rep_max_kg: null, amounts: [] }

  it('is the heaviest set, else the most of each unit', () => {
    const heaviest = { weight_kg: 64.96, reps: 5 }
    expect(formatBest(t, format, { ...nothing, heaviest })).toBe('65 kg × 5')
    expect(formatBest(t, format, { ...nothing, amounts: [{ unit: 'secs', amount: 95 }] })).toBe('95 s')
  })
})
