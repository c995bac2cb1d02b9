import { describe, expect, it } from 'vitest'
import { previewCheckout, toCheckoutProduct } from './checkout-product.ts'
import { createBlankProduct, type ProductValues } from './product-values.ts'

const blank = createBlankProduct('EUR')
const [version] = blank.versions
if (!version) throw new Error('A new product has a price.')
const values = (change: Partial<ProductValues['versions'][number]>): ProductValues => ({
  ...blank,
  title: ' Platinum ',
  versions: [{ ...version, price: '24', ...change }],
})
const at = { now: new Date('2026-01-31T10:00:00Z'), zone: 'UTC' }
const preview = (change: Partial<ProductValues['versions'][number]>) => {
  const product = toCheckoutProduct('id', values(change), 'en')
  return previewCheckout(product, version.key, at)
}

describe('the checkout of a product that is being written', () => {
  it.each([
    ['a single payment', { cycle: 'once' }, 2400, null, null],
    ['a plan', { cycle: 'month' }, 2400, null, '2026-02-28T10:00:00.000Z'],
    ['a trial', { cycle: 'month', trial_days: 7 }, 0, '2026-02-07T10:00:00.000Z', '2026-02-07T10:00:00.000Z'],
  ] as const)('charges %s as the server would', (_what, change, due, trial_ends_at, next_at) => {
    const order = preview(change)
    expect(order?.final_amount).toBe(due)
    expect(order?.lines).toMatchObject([{ title: 'Platinum', amount: 2400, trial_ends_at }])
    expect(order?.recurring?.next_at ?? null).toBe(next_at)
  })

  it('shows no amount while the price is incomplete', () => {
    expect(preview({ price: '1.x' })).toBeUndefined()
  })
})
