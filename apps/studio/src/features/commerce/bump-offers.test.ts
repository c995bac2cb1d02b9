import { expect, it } from 'vitest'
import { getBumpOffers } from './bump-offers.ts'
import type { StudioProduct } from './queries.ts'

const aVersion = (given: Partial<StudioProduct['versions'][number]>): StudioProduct['versions'][number] => ({
  id: 'v',
  name: '',
  amount: 2900,
  currency: 'EUR',
  interval: null,
  interval_count: null,
  trial_days: 0,
  setup_fee: 0,
  group: null,
  tax: null,
  is_default: true,
  ...given,
})

const aProduct = (id: string, given: Partial<StudioProduct> = {}): StudioProduct => ({
  id,
  title: id,
  subtitle: '',
  description: '',
  benefits: [],
  cover: null,
  is_hidden: false,
  is_on_sale: true,
  contents: [],
  teacher: null,
  sample_page: null,
  cover_asset: null,
  order_bumps: [],
  opens: [],
  includes: [],
  has_had_trial: false,
  is_archived: false,
  buyers: 0,
  revenue: [],
  recent_sales: [],
  versions: [aVersion({ id: `${id}-once` })],
  ...given,
})

const monthly = aVersion({ id: 'check-monthly', interval: 'month', interval_count: 1 })
const products = [
  aProduct('own'),
  aProduct('check', { versions: [aVersion({ id: 'check-once' }), monthly] }),
  aProduct('gone', { is_archived: true }),
  aProduct('dollars', { versions: [aVersion({ id: 'dollars-once', currency: 'USD' })] }),
]

it.each([
  ['one that is paid once', 'EUR', 'once', ['check-once', 'check-monthly']],
  ['one that recurs', 'EUR', 'month', ['check-once']],
  ['one in another currency', 'USD', 'once', ['dollars-once']],
  ['one in a currency of its own', 'GBP', 'once', []],
] as const)('finds what goes with %s', (_name, currency, cycle, expected) => {
  const offers = getBumpOffers(products, 'own', [{ currency, cycle }])
  expect(offers.map(({ version }) => version.id)).toEqual(expected)
})
