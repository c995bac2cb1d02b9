import { describe, expect, it } from 'vitest'
import { choosePrices } from './choose-prices.ts'

const version = (
  amount: number,
  currency = 'USD',
  interval: 'month' | null = null,
  group: string | null = null,
) => ({
  id: `${amount}${currency}`,
  group,
  is_default: false,
  amount,
  currency,
  interval,
  interval_count: interval && 1,
})
const plan = { id: 'plan', versions: [version(22_800, 'USD', 'month'), version(2900, 'USD', 'month')] }
const once = { id: 'once', versions: [version(1900)] }
const euro = { id: 'euro', versions: [version(100, 'EUR')] }

describe('the price of what a page sells', () => {
  it('is the lowest one in the currency of the first product', () => {
    const prices = choosePrices([plan, euro, once])
    expect(prices?.main).toEqual({ product: once, version: once.versions[0] })
    expect(prices?.others).toEqual([
      { product: plan, version: plan.versions[1] },
      { product: euro, version: euro.versions[0] },
    ])
  })

  it('is that of a plan in the preferred currency', () => {
    const versions = [version(2000, 'USD', 'month', 'g'), version(1800, 'EUR', 'month', 'g')]
    const both = { id: 'both', versions }
    expect(choosePrices([both], 'EUR')?.main.version).toBe(versions[1])
    expect(choosePrices([both], 'GBP')?.main.version).toBe(versions[0])
  })

  it('is missing where nothing has a price', () => {
    expect(choosePrices([{ id: 'none', versions: [] }])).toBeNull()
  })
})
