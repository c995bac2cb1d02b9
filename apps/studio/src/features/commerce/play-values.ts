import type { InputFor, OutputFor } from '@foyer/contract/client'
import type { Translate } from '@foyer/i18n'
import type { FieldErrors } from '../../platform/use-form.ts'
import { toStoreProducts, validateShelf, type ShelfValues } from './store-values.ts'

type Settings = OutputFor<'commerce.getPlaySettings'>

/** The typed Google Play settings; an empty key file leaves the stored one. */
export type PlayValues = {
  readonly package_name: string
  readonly service_account: string
  readonly push_account: string
  readonly accepts_test: boolean
  readonly products: readonly ShelfValues[]
}

/** Returns the initial values of the form. */
export function toPlayValues({ package_name, push_account, accepts_test, products }: Settings): PlayValues {
  return {
    package_name,
    push_account,
    accepts_test,
    service_account: '',
    products: products.map((one) => ({ key: one.store_product_id, ...one })),
  }
}

/** Validates the form on the client: a key file needs the name of its app. */
export function validatePlay(t: Translate, values: PlayValues, has_service_account: boolean): FieldErrors {
  const errors: Record<string, string> = {}
  const needs_name = has_service_account || values.service_account.trim() !== ''
  if (needs_name && values.package_name.trim() === '') errors['package_name'] = t('errors.field_required')
  if (!needs_name && values.package_name.trim() !== '') errors['service_account'] = t('errors.field_required')
  return { ...errors, ...validateShelf(t, values.products, t('studio_products.play.product_id_wrong')) }
}

/** What is sent. Call it only without errors. */
export function toPlayInput({
  service_account,
  products,
  ...rest
}: PlayValues): InputFor<'commerce.setPlaySettings'> {
  const trimmed = service_account.trim()
  return {
    ...rest,
    push_account: rest.push_account.trim(),
    ...(trimmed === '' ? {} : { service_account: trimmed }),
    products: toStoreProducts(products),
  }
}
