import { describe, expect, it } from 'vitest'
import { format, t } from '../../platform/testing/texts.ts'
import {
  createBlankProduct,
  createProductFor,
  createVersion,
  validateProduct,
  toProductInput,
  toProductValues,
} from './product-values.ts'

const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`
const product = {
  id: id(1),
  revision: 3,
  changed_by: { id: id(9), name: 'Ilse Brandt' },
  changed_at: '2026-11-02T06:00:00.000Z',
  title: 'Membership',
  subtitle: '',
  description: '',
  benefits: ['All programs'],
  cover: { art: 'plates.ember.3', alt: '' },
  cover_asset: null,
  is_hidden: false,
  has_had_trial: false,
  is_on_sale: true,
  contents: [],
  teacher: null,
  sample_page: null,
  sample_page_id: null,
  versions: [
    {
      id: id(2),
      name: 'Monthly',
      amount: 2400,
      currency: 'EUR',
      interval: 'month' as const,
      interval_count: 1,
      trial_days: 14,
      setup_fee: 0,
      group: null,
      tax: null,
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
      setup_fee: 0,
      group: null,
      tax: null,
      is_default: true,
    },
  ],
  order_bumps: [
    { id: id(4), product_id: id(5), version_id: id(6), title: 'A form check', text: 'Send one lift.' },
  ],
  opens: [],
  includes: [{ product_id: id(8), title: 'The day' }],
  included_pages: [{ page_id: id(7), title: 'The vault', path: '/vault' }],
}

const texts = { t, format, locale: 'en' }

describe('a price as it is typed', () => {
  it.each([
    ['1,500', 'USD', undefined],
    ['24,50', 'EUR', undefined],
    ['1.500', 'USD', 'Did you mean $1,500.00 or $1.50?'],
    ['1.525', 'USD', 'Did you mean $1,525.00?'],
    ['5.5', 'JPY', 'Prices in JPY have no decimals.'],
    ['24.505', 'KWD', 'This currency is charged in steps of 0.010 KWD.'],
    ['24.5055', 'EUR', 'Prices in EUR have at most 2 decimals.'],
    ['-3', 'EUR', 'The least is €0.'],
    ['99999999', 'EUR', 'The highest price is €999,999.99.'],
    ['$24', 'EUR', 'Enter the price in EUR, or choose its currency.'],
    ['1e3', 'EUR', 'Enter a price such as 24 or 24.50. Use 0 for free.'],
  ])('“%s” in %s: %s', (price, currency, error) => {
    const versions = [{ ...createVersion('a', currency), price }]
    const errors = validateProduct(texts, { ...createBlankProduct(), title: 'X', versions })
    expect(errors['versions.0.amount']).toBe(error)
  })
})

describe('the form of a product', () => {
  it('returns to the server what came from it', () => {
    const input = toProductInput(toProductValues(product, 'en'), 'en')
    const {
      opens: _opens,
      has_had_trial: _had,
      is_on_sale: _sale,
      sample_page: _sample,
      id: _id,
      cover_asset: _picture,
      revision: _read_at,
      changed_by: _by,
      changed_at: _when,
      included_pages,
      includes,
      versions,
      ...rest
    } = product
    expect(input).toEqual({
      ...rest,
      versions: versions.map(({ tax: _tax, ...version }) => version),
      included_page_ids: included_pages.map((page) => page.page_id),
      included_product_ids: includes.map((part) => part.product_id),
    })
  })

  it('stores the details of an uploaded picture with its name, and sends only the name', () => {
    const cover_asset = { id: id(7), src: '/media/winter.webp', srcset: '', width: 800, height: 600 } as never
    const values = toProductValues({ ...product, cover: { media_id: id(7), alt: '' }, cover_asset }, 'en')
    expect(JSON.parse(JSON.stringify(values))).toMatchObject({ cover_asset })
    expect(toProductInput(values, 'en')).toMatchObject({ cover: { media_id: id(7), alt: '' } })
    expect(toProductInput(values, 'en')).not.toHaveProperty('cover_asset')
  })

  it('gives a one-time price neither an interval nor a trial', () => {
    const values = toProductValues(product, 'en')
    const [monthly] = values.versions
    if (!monthly) throw new Error('no version')
    const input = toProductInput({ ...values, versions: [{ ...monthly, cycle: 'once' }] }, 'en')
    expect(input.versions[0]).toMatchObject({ interval: null, interval_count: null, trial_days: 0 })
  })

  it('takes a price that comes again and costs nothing, without a trial or a set-up fee', () => {
    const free = { ...createVersion('a', 'EUR'), price: '0', setup_fee: '5', trial_days: 7 }
    const values = { ...createBlankProduct(), title: 'X', versions: [free] }
    expect(validateProduct(texts, values)).toEqual({})
    expect(toProductInput(values, 'en').versions[0]).toMatchObject({ amount: 0, setup_fee: 0, trial_days: 0 })
  })

  it('requires the offer of an order bump, and shows an error when it can no longer be offered', () => {
    const values = toProductValues(product, 'en')
    const [bump] = values.bumps
    if (!bump) throw new Error('no bump')
    const of = (given: Partial<typeof bump>, offered: ReadonlySet<string>) =>
      Object.keys(validateProduct(texts, { ...values, bumps: [{ ...bump, ...given }] }, offered))
    expect(of({}, new Set([id(6)]))).toEqual([])
    expect(of({}, new Set())).toEqual(['order_bumps.0.version_id'])
    expect(of({ version_id: '', title: ' ' }, new Set([id(6)]))).toEqual([
      'order_bumps.0.version_id',
      'order_bumps.0.title',
    ])
  })

  it('starts with one monthly price and shows what is missing', () => {
    expect(validateProduct(texts, createBlankProduct())).toEqual({
      title: 'Enter a product name.',
      'versions.0.amount': 'Enter a price such as 24 or 24.50. Use 0 for free.',
    })
  })

  it('requires names once there are two prices, and a text on every line', () => {
    const values = { ...createBlankProduct(), title: 'X', benefits: [' '] }
    const twice = ['a', 'b'].map((key) => ({
      ...createVersion(key, 'EUR'),
      name: key,
      price: '5',
      group: 'g',
    }))
    expect(validateProduct(texts, { ...createBlankProduct(), title: 'X', versions: twice })).toEqual({
      'versions.1.currency': 'This plan already has a price in EUR. Choose another currency.',
    })
    const versions = ['a', 'b'].map((key) => ({ ...createVersion(key, 'EUR'), price: '5' }))
    expect(Object.keys(validateProduct(texts, { ...values, versions }))).toEqual([
      'benefits.0',
      'versions.0.name',
      'versions.1.name',
    ])
  })
})

describe('a product for a page', () => {
  const page = { page_id: id(5), title: 'Hotel week', path: '/hotel-week' }

  it('locks the page for its owners, or includes a private one', () => {
    expect(createProductFor({ ...page, gate: 'open' })).toMatchObject({
      title: 'Hotel week',
      locked_pages: [page],
      included_pages: [],
    })
    expect(createProductFor({ ...page, gate: 'private' })).toMatchObject({
      locked_pages: [],
      included_pages: [page],
    })
    expect(createProductFor(null)).toEqual(createBlankProduct())
  })
})
