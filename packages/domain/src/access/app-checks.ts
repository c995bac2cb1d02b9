import type { AccessCheck } from './rules.ts'
import type { AccessViewer, AppAccess, EffectiveGates } from './types.ts'

/**
 * Whether everyone may read this page of a gated app: the app allows anonymous browsing, the page allows browsing,
 * and no effective gate requires login, purchase or privacy (model, "Access"). So a member without the app's product
 * reads it like a guest.
 */
export function isBrowsable(app: AppAccess, gates: EffectiveGates | null): boolean {
  if (!gates || gates.fault !== null || app.is_private || !app.allow_anonymous_browsing) return false
  const is_gated = gates.layers.some(
    (layer) => layer.is_private || layer.require_authentication || layer.require_purchase,
  )
  return gates.allow_browsing && !is_gated
}

/** Whether the app admits exactly signed-in users: the flag is set, or the app is public without anonymous browsing. */
export function isSignInOnly(app: AppAccess): boolean {
  return app.require_sign_in || (!app.allow_anonymous_browsing && !app.is_private && !app.is_subscriber_only)
}

/**
 * Whether a viewer may access an app, whatever they own: a private app admits its members, a sign-in-only one
 * signed-in users. A subscriber-only app admits everyone and shows what opens it.
 */
export function mayAccessApp(app: AppAccess, viewer: Pick<AccessViewer, 'subscriber_id'> | null): boolean {
  if (app.is_private && (viewer?.subscriber_id ?? null) === null) return false
  return !isSignInOnly(app) || viewer !== null
}

/** Yields the checks of the app's own gates; `gates` are those of the requested page, if any. */
export function* appChecks(
  app: AppAccess,
  gates: EffectiveGates | null,
  viewer: AccessViewer | null,
): Generator<AccessCheck> {
  const is_open = isBrowsable(app, gates)

  if (app.is_private) {
    yield {
      rule: 'app_private',
      page_id: null,
      facts: {},
      passed: viewer !== null && viewer.subscriber_id !== null,
      denial: { granted: false, reason: viewer ? 'IS_PRIVATE' : 'AUTHENTICATION_REQUIRED' },
    }
  }

  if (isSignInOnly(app)) {
    yield {
      rule: 'app_sign_in',
      page_id: null,
      facts: {},
      passed: viewer !== null || is_open,
      ...(viewer === null && is_open && browseWaiver),
      denial: { granted: false, reason: 'AUTHENTICATION_REQUIRED' },
    }
  }

  if (app.is_subscriber_only) {
    const owned_products = app.app_products.filter((id) => viewer?.active_product_ids.has(id))
    const is_subscriber = owned_products.length > 0
    const is_admin = viewer?.is_admin === true
    yield {
      rule: 'app_subscribers_only',
      page_id: null,
      facts: { products: app.app_products, overlay: app.purchase_overlay, owned_products },
      passed: is_subscriber || is_admin || is_open,
      ...(!is_subscriber && is_admin && { waived_by: 'is_admin' as const }),
      ...(!is_subscriber && !is_admin && is_open && browseWaiver),
      denial: {
        granted: false,
        reason: 'PURCHASE_REQUIRED',
        products: app.app_products,
        overlay: app.purchase_overlay,
      },
    }
  }
}

const browseWaiver = { waived_by: 'allow_browsing', is_read_only: true } as const
