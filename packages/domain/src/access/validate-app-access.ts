import type { AppAccess } from './types.ts'

/** Why an app's access settings cannot be saved; `path` is the field with the problem. */
export interface AppAccessProblem {
  path: keyof AppAccess
  code: 'required' | 'needs_subscriber_only' | 'products_repeated'
}

/**
 * Returns contradictions in an app's access settings: a subscriber-only app without products, an offer after sign-up
 * in an app that needs no purchase, a duplicate product. Several flags are no contradiction; the strictest counts
 * (model, "Access").
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
