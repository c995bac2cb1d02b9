import { describe, expect, it } from 'vitest'
import { stepNumber } from './number-steps.ts'

const plates = { min: 0, max: 300, step: 2.5 }

describe('stepNumber', () => {
  it.each([
    [80, 1, 82.5],
    [80, -1, 77.5],
    [299, 1, 300],
    [1, -1, 0],
    [null, 1, 0],
  ] as const)('from %s by %i gives %f', (value, by, next) => expect(stepNumber(value, by, plates)).toBe(next))

  it('adds tenths without a trace of binary fractions', () => {
    expect(stepNumber(0.2, 1, { step: 0.1 })).toBe(0.3)
  })
})
