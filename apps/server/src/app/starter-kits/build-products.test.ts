import { describe, expect, it } from 'vitest'
import { createProduct } from '@foyer/contract/commerce/create-product'
import { buildProducts } from './build-products.ts'
import { kitRefs } from './kit-refs.ts'
import { kits } from './kits.ts'

describe('the products of the strength kit', () => {
  const refs = kitRefs(kits.strength, { app: 'Ironwood', coach: 'Priya Raman' }, null)
  const [once, member] = buildProducts(kits.strength.products, refs)

  it('could have been made by the owner', () => {
    for (const { id: _id, ...product } of buildProducts(kits.strength.products, refs)) {
      expect(createProduct.input.safeParse(product).error).toBeUndefined()
    }
  })

  it('carry the names of the app and its coach', () => {
    expect(member?.title).toBe('Ironwood All-in')
    expect(member?.subtitle).toBe('Every program, and a line to Priya')
  })

  it('are one payment, and a membership with a free week', () => {
    expect(once?.versions).toEqual([
      {
        name: 'One payment',
        amount: 5900,
        currency: 'USD',
        interval: null,
        interval_count: null,
        trial_days: 0,
        is_default: true,
      },
    ])
    expect(
      member?.versions.map(({ interval, amount, trial_days }) => [interval, amount, trial_days]),
    ).toEqual([
      ['month', 2900, 7],
      ['year', 22_800, 7],
    ])
  })

  it('have the ids by which pages name them', () => {
    expect([once?.id, member?.id]).toEqual([refs.productId('slow-burn'), refs.productId('all-in')])
  })
})
