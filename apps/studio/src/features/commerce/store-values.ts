import type { InputFor, OutputFor } from '@foyer/contract/client'
import type { Translate } from '@foyer/i18n'
import type { FieldErrors } from '../../platform/use-form.ts'

type Settings = OutputFor<'commerce.getStoreSettings'>

/** One thing that the store sells, as it is typed. */
export type ShelfValues = {
  readonly key: string
  readonly store_product_id: string
  readonly product_id: string
}

/** The typed App Store settings; an empty key leaves the stored one. */
export type StoreValues = {
  readonly issuer_id: string
  readonly key_id: string
  readonly bundle_id: string
  readonly private_key: string
  readonly accepts_test: boolean
  readonly products: readonly ShelfValues[]
}

/** The most products of the store that one app names. */
export const MAX_STORE_PRODUCTS = 200

/** Returns the initial values of the form. */
export function toStoreValues(settings: Settings): StoreValues {
  const { issuer_id, key_id, bundle_id, accepts_test, products } = settings
  return {
    issuer_id,
    key_id,
    bundle_id,
    accepts_test,
    private_key: '',
    products: products.map((one) => ({ key: one.store_product_id, ...one })),
  }
}

/** Validates the form on the client: a key needs all of its ids, and each item a name and a product. */
export function validateStore(t: Translate, values: StoreValues, has_private_key: boolean): FieldErrors {
  const errors: Record<string, string> = {}
  const ids = ['issuer_id', 'key_id', 'bundle_id'] as const
  const has_input = values.private_key.trim() !== '' || ids.some((name) => values[name].trim() !== '')
  if (has_private_key || has_input) {
    for (const name of ids) if (values[name].trim() === '') errors[name] = t('errors.field_required')
    if (!has_private_key && values.private_key.trim() === '')
      errors['private_key'] = t('errors.field_required')
  }
  return { ...errors, ...validateShelf(t, values.products, t('studio_products.store.product_id_wrong')) }
}

/** Validates the products of a store; `id_wrong` says how its ids look. */
export function validateShelf(t: Translate, products: readonly ShelfValues[], id_wrong: string): FieldErrors {
  const errors: Record<string, string> = {}
  products.forEach(({ store_product_id, product_id }, i) => {
    if (!/^[\w.-]{1,100}$/.test(store_product_id.trim())) errors[`products.${i}.store_product_id`] = id_wrong
    if (product_id === '') errors[`products.${i}.product_id`] = t('studio_products.store.product_missing')
  })
  return errors
}

/** The products of a store as they are sent. */
export function toStoreProducts(products: readonly ShelfValues[]) {
  return products.map(({ store_product_id, product_id }) => ({
    store_product_id: store_product_id.trim(),
    product_id,
  }))
}

/** What is sent. Call it only without errors. */
export function toStoreInput({
  private_key,
  products,
  ...rest
}: StoreValues): InputFor<'commerce.setStoreSettings'> {
  const trimmed = private_key.trim()
  return {
    ...rest,
    ...(trimmed === '' ? {} : { private_key: trimmed }),
    products: toStoreProducts(products),
  }
}
