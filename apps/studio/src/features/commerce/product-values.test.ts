import { describe, expect, it } from 'vitest'
import { t } from '../../platform/testing/words.ts'
import {
  amountOf,
  blankProduct,
  newVersion,
  productErrors,
  productInput,
  productValues,
} from './product-values.ts'

const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`
const product = {
  id: id(1),
  title: 'Membership',
  subtitle: '',
  description: '',
  benefits: ['All programs'],
  cover: { art: 'plates.ember.3', alt: '' },
  is_hidden: false,
  versions: [
    {
      id: id(2),
      name: 'Monthly',
      amount: 2400,
      currency: 'EUR',
      interval: 'month' as const,
      interval_count: 1,
      trial_days: 14,
      is_default: false,
    },
    {
      id: id(3),
      name: 'Once',
      amount: 500,
      currency: 'JPY',
      interval: null,
      interval_count: null,
      trial_days: 0,
      is_default: true,
    },
  ],
  order_bumps: [],
  opens: [],
}

describe('a price as it is typed', () => {
  it.each([
    ['24', 'EUR', 2400],
    ['24.5', 'EUR', 2450],
    ['24,50', 'EUR', 2450],
    ['0', 'EUR', 0],
    ['500', 'JPY', 500],
    ['5.5', 'JPY', null],
    ['24.505', 'EUR', null],
    ['', 'EUR', null],
    ['-3', 'EUR', null],
    ['1e3', 'EUR', null],
    ['99999999', 'EUR', null],
    ['24', 'euro', null],
  ])('“%s” in %s is %s', (price, currency, amount) => {
    expect(amountOf(price, currency)).toBe(amount)
  })
})

describe('the form of a product', () => {
  it('gives back to the server what came from it', () => {
    const input = productInput(productValues(product), product.cover)
    const { order_bumps: _bumps, opens: _opens, id: _id, ...rest } = product
    expect(input).toEqual(rest)
  })

  it('gives a price that is paid once neither an interval nor a trial', () => {
    const values = productValues(product)
    const [monthly] = values.versions
    if (!monthly) throw new Error('no version')
    const input = productInput({ ...values, versions: [{ ...monthly, cycle: 'once' }] }, null)
    expect(input.versions[0]).toMatchObject({ interval: null, interval_count: null, trial_days: 0 })
  })

  it('begins with one monthly price and says what is missing', () => {
    expect(productErrors(t, blankProduct())).toEqual({
      title: 'Give the product a name.',
      'versions.0.amount': 'Enter a price such as 24 or 24.50. Use 0 for free.',
    })
  })

  it('asks for names as soon as there are two prices, and for words on every line', () => {
    const values = { ...blankProduct(), title: 'X', benefits: [' '] }
    const versions = ['a', 'b'].map((key) => ({ ...newVersion(key, 'EUR'), price: '5' }))
    expect(Object.keys(productErrors(t, { ...values, versions }))).toEqual([
      'benefits.0',
      'versions.0.name',
      'versions.1.name',
    ])
  })
})
