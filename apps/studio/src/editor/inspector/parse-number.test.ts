import { describe, expect, it } from 'vitest'
import { parseNumber, stepBy } from './parse-number.ts'

describe('parseNumber', () => {
  const cases: [text: string, number: number | null][] = [
    ['105', 105],
    [' 2,5 ', 2.5],
    ['-1', -1],
    ['', null],
    ['12 kg', null],
    ['1e9', null],
    ['1.', null],
  ]
  it.each(cases)('reads %j as %j', (text, number) => {
    expect(parseNumber(text)).toBe(number)
  })
})

describe('stepBy', () => {
  it('stays within the bounds and on the steps', () => {
    expect(stepBy(300, 1, { min: 10, max: 300 })).toBe(300)
    expect(stepBy(10, -1, { min: 10, max: 300 })).toBe(10)
    expect(stepBy(0.1, 1, { min: 0, max: 2, step: 0.2 })).toBe(0.3)
  })
})
