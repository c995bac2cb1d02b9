import { describe, expect, it } from 'vitest'
import { t } from '../../platform/testing/texts.ts'
import { validateStore, toStoreInput, toStoreValues, type StoreValues } from './store-values.ts'

const none: StoreValues = {
  issuer_id: '',
  key_id: '',
  bundle_id: '',
  private_key: '',
  accepts_test: false,
  products: [],
}
const whole = { ...none, issuer_id: 'issuer', key_id: 'KEY', bundle_id: 'com.example', private_key: 'pem' }
const sold = { key: 'a', store_product_id: 'club.year', product_id: 'p1' }

describe('validateStore', () => {
  it.each([
    ['nothing at all', none, false, []],
    ['a whole key', whole, false, []],
    ['names without a key', { ...whole, private_key: '' }, false, ['private_key']],
    ['names of the key that is kept', { ...whole, private_key: '' }, true, []],
    ['a kept key that loses its names', none, true, ['issuer_id', 'key_id', 'bundle_id']],
    ['a key without its names', { ...none, private_key: 'pem' }, false, ['issuer_id', 'key_id', 'bundle_id']],
    ['what is sold, whole', { ...whole, products: [sold] }, false, []],
    [
      'what is sold without a name',
      { ...whole, products: [sold, { ...sold, store_product_id: ' ' }] },
      false,
      ['products.1.store_product_id'],
    ],
    [
      'what is sold under a name that the store does not give',
      { ...whole, products: [{ ...sold, store_product_id: 'a b' }] },
      false,
      ['products.0.store_product_id'],
    ],
    [
      'what is sold and opens nothing',
      { ...whole, products: [{ ...sold, product_id: '' }] },
      false,
      ['products.0.product_id'],
    ],
  ])('finds what is wrong with %s', (_name, values, has_private_key, wrong) => {
    expect(Object.keys(validateStore(t, values, has_private_key))).toEqual(wrong)
  })
})

describe('toStoreInput', () => {
  it('leaves the stored key unless another is typed, and sends products without their row keys', () => {
    const kept = toStoreValues({
      issuer_id: 'issuer',
      key_id: 'KEY',
      bundle_id: 'com.example',
      notification_url: '',
      has_private_key: true,
      accepts_test: true,
      products: [{ store_product_id: 'club', product_id: 'p1' }],
    })
    expect(toStoreInput(kept)).toEqual({
      issuer_id: 'issuer',
      key_id: 'KEY',
      bundle_id: 'com.example',
      accepts_test: true,
      products: [{ store_product_id: 'club', product_id: 'p1' }],
    })
    expect(toStoreInput({ ...kept, private_key: ' pem\n' })).toMatchObject({ private_key: 'pem' })
  })
})
