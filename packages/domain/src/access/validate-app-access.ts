import type { AppAccess } from './types.ts'

/** Why the access settings of an app cannot be saved; `path` is the field that the words belong to. */
export interface AppAccessProblem {
  path: keyof AppAccess
  code: 'required' | 'needs_subscriber_only' | 'products_repeated'
}

/**
 * What contradicts itself in the access settings of an app, nothing when they may be saved: an app for subscribers
 * that no product opens, an offer after sign-up in an app that everybody may enter without buying, a product named
 * twice. Several flags together are no contradiction; the strictest counts (model, "Access").
 */
export function validateAppAccess(access: AppAccess): AppAccessProblem[] {
  const { app_products, is_subscriber_only, prompt_purchase_post_sign_up } = access
  const problems: AppAccessProblem[] = []
  if (app_products.length === 0 && is_subscriber_only)
    problems.push({ path: 'app_products', code: 'required' })
  if (prompt_purchase_post_sign_up && !is_subscriber_only)
    problems.push({ path: 'prompt_purchase_post_sign_up', code: 'needs_subscriber_only' })
  if (new Set(app_products).size < app_products.length)
    problems.push({ path: 'app_products', code: 'products_repeated' })
  return problems
}
