import { describe, expect, it } from 'vitest'
import { anApp } from './factories.ts'
import type { AppAccess } from './types.ts'
import { validateAppAccess } from './validate-app-access.ts'

describe('validateAppAccess', () => {
  const valid: [string, Partial<AppAccess>][] = [
    ['an open app', {}],
    ['an app for subscribers with a product', { is_subscriber_only: true, app_products: ['gold'] }],
    [
      'an offer after sign-up of what opens the app',
      { is_subscriber_only: true, prompt_purchase_post_sign_up: true, app_products: ['gold'] },
    ],
    ['products kept for later', { app_products: ['gold', 'silver'] }],
    ['an overlay kept for later', { purchase_overlay: 'offer' }],
    ['every flag at once', { is_private: true, require_sign_in: true, allow_anonymous_browsing: false }],
  ]
  it.each(valid)('accepts %s', (_name, fields) => {
    expect(validateAppAccess(anApp(fields))).toEqual([])
  })

  const invalid: [string, Partial<AppAccess>, string, string][] = [
    ['an app for subscribers that nothing opens', { is_subscriber_only: true }, 'app_products', 'required'],
    [
      'an offer after sign-up of what nobody needs to come in',
      { prompt_purchase_post_sign_up: true, app_products: ['gold'] },
      'prompt_purchase_post_sign_up',
      'needs_subscriber_only',
    ],
    ['a product named twice', { app_products: ['gold', 'gold'] }, 'app_products', 'products_repeated'],
  ]
  it.each(invalid)('refuses %s', (_name, fields, path, code) => {
    expect(validateAppAccess(anApp(fields))).toEqual([{ path, code }])
  })
})
