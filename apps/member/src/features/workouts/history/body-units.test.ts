import { createFormat } from '@foyer/i18n'
import { getTranslator } from '@foyer/i18n/server'
import { describe, expect, it } from 'vitest'
import { convertBody, formatBodyChange, formatBodyValue } from './body-units.ts'

const { t } = getTranslator('en')
const format = createFormat('en', 'UTC')

describe('convertBody', () => {
  it.each([
    [100, 'lb', 'kg', 45.359237],
    [45.359237, 'kg', 'lb', 100],
    [10, 'in', 'cm', 25.4],
    [25.4, 'cm', 'in', 10],
    [21.5, 'percent', 'percent', 21.5],
  ] as const)('%d %s in %s', (value, unit, to, expected) => {
    expect(convertBody({ value, unit }, to)).toBeCloseTo(expected)
  })
})

describe('formatBodyChange', () => {
  it.each([
    [{ value: 61.8, unit: 'kg' }, { value: 64.6, unit: 'kg' }, '2.8 less'],
    [{ value: 57, unit: 'cm' }, { value: 55.5, unit: 'cm' }, '1.5 more'],
    [{ value: 100, unit: 'lb' }, { value: 45.359237, unit: 'kg' }, 'No change'],
  ] as const)('is a word', (newest, before, expected) => {
    expect(formatBodyChange(t, format, newest, before)).toBe(expected)
  })
})

it('shows what was typed', () => {
  expect(formatBodyValue(t, format, { value: 136.25, unit: 'lb' })).toBe('136.25 lb')
})
