import type { Translate } from '@foyer/i18n'
import type { FieldErrors } from '../../platform/use-form.ts'

/** The typed settings; empty secrets leave the stored ones. */
export type PaymentValues = KeyValues & { readonly grace_days: number }

/** The typed keys. */
export type KeyValues = {
  readonly publishable_key: string
  readonly secret_key: string
  readonly webhook_secret: string
}

/** Validates keys on the client by their prefixes. */
export function validateKeys(t: Translate, values: KeyValues, has_secret_key: boolean): FieldErrors {
  const errors: Record<string, string> = {}
  const hasPrefix = (name: keyof KeyValues, form: RegExp, start: string): void => {
    const text = values[name].trim()
    if (text !== '' && !form.test(text)) errors[name] = t('errors.must_start_with', { start })
  }
  hasPrefix('publishable_key', /^pk_(test|live)_/, 'pk_')
  hasPrefix('secret_key', /^(sk|rk)_(test|live)_/, 'sk_')
  hasPrefix('webhook_secret', /^whsec_/, 'whsec_')
  if (values.publishable_key.trim() !== '' && values.secret_key.trim() === '' && !has_secret_key) {
    errors['secret_key'] ??= t('studio_products.payments.secret_missing')
  }
  return errors
}
