import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CURRENCIES } from '@foyer/contract/rules/currencies'
import { chargeStep, fromProviderAmount, toProviderAmount } from './provider-amount.ts'

describe('the amounts of the payment provider', () => {
  it.each([
    [500_000, 'HUF', 500_000],
    [19_950, 'RSD', 19_950],
    [5_000_000, 'IDR', 5_000_000],
    [1_000, 'ISK', 100_000],
    [50_000, 'UGX', 5_000_000],
    [100_000, 'MGA', 1_000],
    [500, 'JPY', 500],
    [12_340, 'KWD', 12_340],
    [4_900, 'EUR', 4_900],
    [0, 'ISK', 0],
  ])('has for %i minor units of %s the number %i', (amount, currency, there) => {
    expect(toProviderAmount({ amount, currency })).toBe(there)
    expect(fromProviderAmount(there, currency)).toEqual({ amount, currency })
  })

  it.each([
    [12_345, 'KWD'],
    [150, 'MGA'],
  ])('has none for %i minor units of %s', (amount, currency) => {
    expect(() => toProviderAmount({ amount, currency })).toThrow(RangeError)
  })

  it.each([
    [1_050, 'ISK'],
    [5, 'KWD'],
    [0.5, 'EUR'],
  ])('never is %d of %s', (there, currency) => {
    expect(() => fromProviderAmount(there, currency)).toThrow(RangeError)
  })

  it('comes back as the same amount in every currency', () => {
    const steps = fc.integer({ min: 0, max: 99_999_999 })
    fc.assert(
      fc.property(steps, fc.constantFrom(...CURRENCIES), (count, currency) => {
        const amount = { amount: count * chargeStep(currency), currency }
        const there = toProviderAmount(amount)
        expect(Number.isSafeInteger(there)).toBe(true)
        expect(fromProviderAmount(there, currency)).toEqual(amount)
        expect(toProviderAmount(fromProviderAmount(there, currency))).toBe(there)
      }),
    )
  })
})
