import type { AccessNode, AccessViewer, AppAccess } from './types.ts'

/** For tests: noon of a day, and the instants around it. */
export const noon = '2026-05-10T12:00:00.000Z'

/** For tests: a page without any gate at the top of its tree. */
export function aNode(fields: Partial<AccessNode> = {}): AccessNode {
  return {
    page_id: 'page',
    parent: null,
    inherit: false,
    is_progress_root: false,
    is_private: false,
    require_purchase: false,
    allow_browsing: false,
    require_authentication: false,
    is_scheduled: false,
    unlocks_at: null,
    unlock_duration_seconds: null,
    schedule_period: null,
    schedule_interval: null,
    products: [],
    purchase_overlay: null,
    ...fields,
  }
}

/** For tests: an app that is open to everyone. */
export function anApp(fields: Partial<AppAccess> = {}): AppAccess {
  return {
    is_private: false,
    is_subscriber_only: false,
    require_sign_in: false,
    allow_anonymous_browsing: true,
    app_products: [],
    purchase_overlay: null,
    prompt_purchase_post_sign_up: false,
    sso_apple_enabled: false,
    sso_google_enabled: false,
    ...fields,
  }
}

/** Creates a member without owned access or completions, for tests. */
export function aViewer(fields: Partial<AccessViewer> = {}): AccessViewer {
  return {
    subscriber_id: 'subscriber',
    is_admin: false,
    active_product_ids: new Set(),
    page_entitlements: new Set(),
    completed_page_ids: new Set(),
    run_starts: new Map(),
    ...fields,
  }
}
