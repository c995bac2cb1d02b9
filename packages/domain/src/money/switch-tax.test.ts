import { describe, expect, it } from 'vitest'
import { splitSwitchTax, type SwitchParts } from './switch-tax.ts'
import type { TaxTerms } from './tax.ts'

const VAT: TaxTerms = {
  country: 'DE',
  name: 'vat',
  rate: 19_000,
  is_inclusive: false,
  is_reverse_charge: false,
}
const LOW: TaxTerms = { ...VAT, rate: 16_000 }
const parts = (more: Partial<SwitchParts>): SwitchParts => ({
  charge: 27_132,
  credit: 2301,
  price: { net: 22_800, gross: 27_132 },
  terms: VAT,
  former: VAT,
  ...more,
})

describe('the tax of a switch', () => {
  it.each<[string, Partial<SwitchParts>, number, number[][]]>([
    ['one rate', {}, 367, [[19_000, 20_866, 3965]]],
    ['a part of a period', { charge: 1726, credit: 900 }, 144, [[19_000, 694, 132]]],
    ['prices that contain it', { terms: { ...VAT, is_inclusive: true } }, 367, [[19_000, 20_866, 3965]]],
    [
      'another rate than was paid',
      { former: LOW },
      317,
      [
        [19_000, 22_800, 4332],
        [16_000, -1984, -317],
      ],
    ],
    [
      'a former price without tax',
      { former: null },
      0,
      [
        [19_000, 22_800, 4332],
        [0, -2301, 0],
      ],
    ],
    [
      'a price without tax',
      { terms: null },
      367,
      [
        [0, 27_132, 0],
        [19_000, -1934, -367],
      ],
    ],
    ['nothing to credit', { credit: 0, former: LOW }, 0, [[19_000, 22_800, 4332]]],
  ])('adds up for %s', (_name, more, credit_tax, rows) => {
    const { charge, credit } = parts(more)
    const split = splitSwitchTax(parts(more))
    expect(split.credit_tax).toBe(credit_tax)
    const sum = (split.tax?.rows ?? []).reduce((all, row) => all + row.net + row.tax, 0)
    expect(sum).toBe(charge - credit)
    expect(split.tax?.amount).toBe((split.tax?.rows ?? []).reduce((all, row) => all + row.tax, 0))
    expect(split.tax?.rows.map(({ rate, net, tax }) => [rate, net, tax])).toEqual(rows)
  })

  it('is none where neither is taxed', () => {
    expect(splitSwitchTax(parts({ terms: null, former: null }))).toEqual({ tax: null, credit_tax: 0 })
  })
})
