import { describe, expect, it } from 'vitest'
import { format, t } from '../../platform/testing/texts.ts'
import { getMainVersion, formatPrice } from './format-price.ts'
import { filterAndSortProducts, getProductState } from './product-list.ts'
import type { StudioProduct } from './queries.ts'

function aProduct(title: string, given: Partial<StudioProduct> = {}): StudioProduct {
  return {
    id: title,
    title,
    subtitle: '',
    description: '',
    benefits: [],
    cover: null,
    cover_asset: null,
    is_hidden: false,
    versions: [],
    order_bumps: [],
    opens: [],
    includes: [],
    has_had_trial: false,
    is_archived: false,
    is_on_sale: true,
    contents: [],
    teacher: null,
    sample_page: null,
    buyers: 0,
    revenue: [],
    recent_sales: [],
    ...given,
  }
}

const list = [
  aProduct('Zebra', { buyers: 3 }),
  aProduct('apple', { buyers: 9, is_hidden: true }),
  aProduct('Émile', { is_archived: true }),
]
const titles = (...args: Parameters<typeof filterAndSortProducts>) =>
  filterAndSortProducts(...args).map((product) => product.title)

describe('the list of products', () => {
  it('omits archived products unless they are requested', () => {
    expect(titles(list, undefined, undefined)).toEqual(['Zebra', 'apple'])
    expect(titles(list, 'archived', undefined)).toEqual(['Émile'])
    expect(titles(list, 'hidden', undefined)).toEqual(['apple'])
    expect(titles([...list, aProduct('New', { is_on_sale: false })], 'draft', undefined)).toEqual(['New'])
  })

  it('sorts by name as people do, and by owners', () => {
    expect(titles(list, undefined, 'title')).toEqual(['apple', 'Zebra'])
    expect(titles(list, undefined, 'buyers')).toEqual(['apple', 'Zebra'])
  })

  it('sorts the currently best-selling first', () => {
    const sales = (amount: number) => ({ recent_sales: [{ amount, currency: 'EUR', count: 1, by_span: [] }] })
    const sold = [aProduct('Once a hit'), aProduct('Slow', sales(1900)), aProduct('Hit', sales(8900))]
    expect(titles(sold, undefined, 'sales')).toEqual(['Hit', 'Slow', 'Once a hit'])
  })

  it('calls a product off sale even if it was by link only', () => {
    expect(getProductState({ is_archived: true, is_hidden: true, is_on_sale: true })).toBe('archived')
  })
})

describe('a formatted price', () => {
  it.each([
    [{ amount: 8900, currency: 'EUR', interval: null, interval_count: null }, '€89 once'],
    [{ amount: 2400, currency: 'EUR', interval: 'month', interval_count: 1 }, '€24 a month'],
    [{ amount: 2450, currency: 'USD', interval: 'week', interval_count: 2 }, '$24.50 every 2 weeks'],
    [{ amount: 22_800, currency: 'EUR', interval: 'year', interval_count: 1 }, '€228 a year'],
    [{ amount: 0, currency: 'EUR', interval: 'day', interval_count: 1 }, 'Free'],
  ] as const)('%j', (version, words) => {
    expect(formatPrice(t, format, version)).toBe(words)
  })

  it('shows the default version first', () => {
    const versions = [
      { id: 'a', is_default: false },
      { id: 'b', is_default: true },
    ] as StudioProduct['versions']
    expect(getMainVersion({ versions })?.id).toBe('b')
    expect(getMainVersion({ versions: versions.slice(0, 1) })?.id).toBe('a')
  })
})
