import { CURRENCIES } from '@foyer/contract/rules/currencies'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeOrderTotal, type OrderLine } from './order.ts'
import { chargeStep, toProviderAmount } from './provider-amount.ts'
import { findTaxRule, type TaxSeller } from './tax-rule.ts'
import { addTax, computeTax, creditTax, splitTax, type OrderTax, type TaxTerms } from './tax.ts'

const terms = (rate: number, is_inclusive: boolean): TaxTerms => ({
  country: 'DE',
  name: 'vat',
  rate,
  is_inclusive,
  is_reverse_charge: false,
})

describe('findTaxRule', () => {
  const german: TaxSeller = {
    home_country: 'DE',
    has_oss: true,
    has_reverse_charge: true,
    registrations: ['CH'],
  }

  it.each<[string, TaxSeller, string, boolean, ReturnType<typeof findTaxRule>]>([
    ['a consumer at home', german, 'DE', false, { kind: 'rate', country: 'DE' }],
    ['a business at home', german, 'DE', true, { kind: 'rate', country: 'DE' }],
    ['a consumer in the EU', german, 'FR', false, { kind: 'rate', country: 'FR' }],
    [
      'a consumer in the EU without OSS',
      { ...german, has_oss: false },
      'FR',
      false,
      { kind: 'rate', country: 'DE' },
    ],
    ['a business in the EU', german, 'FR', true, { kind: 'reverse_charge' }],
    [
      'a business where it is not used',
      { ...german, has_reverse_charge: false },
      'FR',
      true,
      { kind: 'rate', country: 'FR' },
    ],
    ['a country with a registration', german, 'CH', true, { kind: 'rate', country: 'CH' }],
    ['any other country', german, 'JP', false, null],
    ['the EU from outside', { ...german, home_country: 'CH', registrations: [] }, 'FR', false, null],
  ])('%s', (_who, seller, country, has_vat_id, rule) => {
    expect(findTaxRule(seller, { country, has_vat_id })).toEqual(rule)
  })
})

describe('computeTax', () => {
  it.each([
    ['inside of a price', [11_900], true, [{ rate: 19_000, net: 10_000, tax: 1900 }], [1900]],
    ['on top of a price', [10_000], false, [{ rate: 19_000, net: 10_000, tax: 1900 }], [1900]],
    ['half a cent counts up', [50], false, [{ rate: 19_000, net: 50, tax: 10 }], [10]],
    ['rounded once over the sum', [13, 13], false, [{ rate: 19_000, net: 26, tax: 5 }], [3, 2]],
  ])('%s', (_what, amounts, is_inclusive, rows, shares) => {
    const parts = amounts.map((amount) => ({ amount, rate: 19_000 }))
    expect(computeTax(parts, is_inclusive)).toEqual({ rows, shares })
  })

  it('has a row for each rate, the highest first', () => {
    const parts = [
      { amount: 1000, rate: 7000 },
      { amount: 1000, rate: 19_000 },
      { amount: 500, rate: 7000 },
    ]
    expect(computeTax(parts, false)).toEqual({
      rows: [
        { rate: 19_000, net: 1000, tax: 190 },
        { rate: 7000, net: 1500, tax: 105 },
      ],
      shares: [70, 190, 35],
    })
  })
})

describe('the tax of an order', () => {
  const eur = (amount: number) => ({ amount, currency: 'EUR' })
  const aPlan = (fields: Partial<OrderLine['version']> = {}): OrderLine => ({
    is_order_bump: false,
    version: {
      version_id: 'v',
      product_id: 'p',
      price: eur(2000),
      interval: 'month',
      interval_count: 1,
      trial_days: 0,
      setup_fee: 1000,
      ...fields,
    },
  })
  const totalOf = (
    lines: OrderLine[],
    given: Parameters<typeof computeOrderTotal>[1],
    tax: TaxTerms | null,
  ) => {
    const result = computeOrderTotal(lines, given, tax)
    if (!result.ok) throw new Error(result.code)
    return result.total
  }
  const half = {
    discount: { kind: 'percent' as const, percent_off: 50 },
    periods: 0,
    product_ids: null,
    version_ids: null,
  }

  it('charges a set-up fee with the first payment, also when a trial runs', () => {
    expect(totalOf([aPlan()], null, null).due_now).toEqual(eur(3000))
    expect(totalOf([aPlan({ trial_days: 14 })], null, null).due_now).toEqual(eur(1000))
    expect(totalOf([aPlan({ trial_days: 14 })], null, terms(19_000, false)).due_now).toEqual(eur(1190))
  })

  it('takes a coupon off the set-up fee too, and off each period by itself', () => {
    const [line] = totalOf([aPlan()], half, null).lines
    expect(line).toMatchObject({ discount: eur(1500), setup_due: eur(500), period_discount: eur(1000) })
    const [on_trial] = totalOf([aPlan({ trial_days: 14 })], half, null).lines
    expect(on_trial).toMatchObject({ due_now: eur(500), discount: eur(500), period_discount: eur(1000) })
  })

  it('adds up in every currency, inside of prices and on top of them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 10 ** 7 }), fc.integer({ min: 0, max: 10 ** 5 })), {
          minLength: 1,
          maxLength: 5,
        }),
        fc.constantFrom(...CURRENCIES),
        fc.boolean(),
        fc.integer({ min: 0, max: 30_000 }),
        fc.boolean(),
        (prices, currency, is_inclusive, rate, is_discounted) => {
          const step = chargeStep(currency)
          const lines = prices.map(([price, fee], n) =>
            aPlan({
              product_id: `p${n}`,
              version_id: `v${n}`,
              price: { amount: price * step, currency },
              interval: n === 0 ? 'month' : null,
              setup_fee: n === 0 ? fee * step : 0,
            }),
          )
          const coupon = is_discounted ? half : null
          const plain = computeOrderTotal(lines, coupon)
          const taxed = computeOrderTotal(lines, coupon, terms(rate, is_inclusive))
          if (!plain.ok || !taxed.ok) return plain.ok === taxed.ok
          const { total } = taxed
          const tax = total.tax?.amount ?? 0
          const net = (total.tax?.rows ?? []).reduce((sum, row) => sum + row.net, 0)
          expect(total.due_now.amount).toBe(plain.total.due_now.amount + (is_inclusive ? 0 : tax))
          expect(net + tax).toBe(total.due_now.amount)
          expect(total.lines.reduce((sum, line) => sum + line.due_now.amount, 0)).toBe(total.due_now.amount)
          expect(total.lines.reduce((sum, line) => sum + line.tax.amount, 0)).toBe(tax)
          for (const line of total.lines) {
            expect(line.setup_due.amount).toBeLessThanOrEqual(line.due_now.amount)
            expect(line.setup_tax.amount).toBeLessThanOrEqual(line.tax.amount)
            toProviderAmount(line.due_now)
            toProviderAmount(line.setup_due)
          }
          return true
        },
      ),
      { numRuns: 1500 },
    )
  })
})

describe('the tax of a payment and its credit notes', () => {
  it('splits what was charged', () => {
    expect(addTax(1000, terms(19_000, false), 1)).toBe(1190)
    expect(splitTax(1190, terms(19_000, false), 1000).rows).toEqual([{ rate: 19_000, net: 1000, tax: 190 }])
    expect(splitTax(1190, terms(19_000, true), 1190).rows).toEqual([{ rate: 19_000, net: 1000, tax: 190 }])
  })

  it('gives back the whole tax with the whole amount, in any parts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10 ** 6 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 30_000 }),
        (amounts, rate) => {
          const total = amounts.reduce((sum, one) => sum + one, 0)
          const tax: OrderTax = splitTax(total, terms(rate, true), total)
          let before = 0
          let returned = 0
          for (const amount of amounts) {
            const note = creditTax(tax, total, { before, amount })
            const [row] = note.rows
            expect((row?.net ?? 0) + (row?.tax ?? 0)).toBe(-amount)
            before += amount
            returned += note.amount
          }
          expect(returned).toBe(tax.amount === 0 ? 0 : -tax.amount)
        },
      ),
    )
  })
})
