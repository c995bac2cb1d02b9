import type { DripRule } from '../drip/index.ts'
import type { Instant, TimeZone } from '../time/index.ts'

/**
 * What stands at a page of the tree about who may open it (spec section 3, "Page access node"). A live
 * setting.
 */
export interface AccessNode extends DripRule {
  page_id: string
  /** The page above in the tree; `null` at its top. */
  parent: string | null
  inherit: boolean
  is_progress_root: boolean
  is_private: boolean
  require_purchase: boolean
  allow_browsing: boolean
  require_authentication: boolean
  is_scheduled: boolean
  /** Ids of the products of which one opens the page. */
  products: readonly string[]
  /** Id of the overlay shown when the page has to be bought. */
  purchase_overlay: string | null
  /**
   * Ids of the products that include the page: whoever holds one of them holds the page's entitlement for as long,
   * which counts where it is private. Kept with the products, not with the settings of the page; absent: none.
   */
  included_in?: readonly string[]
}

/** Access nodes by the id of their page, however they are kept. */
export type AccessNodes = Pick<ReadonlyMap<string, AccessNode>, 'get'>

/** Who may open the app as a whole (spec section 3, "App access"). A live setting. */
export interface AppAccess {
  is_private: boolean
  is_subscriber_only: boolean
  require_sign_in: boolean
  allow_anonymous_browsing: boolean
  /** Ids of the products of which one opens a subscriber-only app. */
  app_products: readonly string[]
  purchase_overlay: string | null
  prompt_purchase_post_sign_up: boolean
  sso_apple_enabled: boolean
  sso_google_enabled: boolean
}

/** The facts about a signed-in viewer that access is judged by; a guest is `null`. */
export interface AccessViewer {
  /** `null`: signed in, but not (yet) a member of the app. */
  subscriber_id: string | null
  is_admin: boolean
  active_product_ids: ReadonlySet<string>
  /** Pages that this subscriber was given themselves: by a grant or an invitation. Those that products include come on top. */
  page_entitlements: ReadonlySet<string>
  /** Pages that this subscriber has ever completed. */
  completed_page_ids: ReadonlySet<string>
  /** Start of the current run for each progress root that has one. */
  run_starts: ReadonlyMap<string, Instant>
}

/** Why a page is denied (spec section 4), from the strictest reason to the mildest. */
export type DenialReason =
  | 'IS_PRIVATE'
  | 'AUTHENTICATION_REQUIRED'
  | 'PURCHASE_REQUIRED'
  | 'START_REQUIRED'
  | 'IS_SCHEDULED'
  | 'VIEWABLE_CHILDREN'

/** What is wrong with the tree above a page. Such a page is denied and the fault is to be reported. */
export type AccessFault = 'loop' | 'missing_parent' | 'no_node'

/** The viewer may read. `may_act`: may also start, complete and schedule, which browsing does not allow. */
export interface AccessGranted {
  granted: true
  reason?: 'ALLOW_BROWSING'
  may_act: boolean
  /** With ALLOW_BROWSING where a gate is sold: ids of the products of which one lets the viewer act at the first such gate. */
  products?: readonly string[]
  /** With those products: id of the overlay to show. */
  overlay?: string | null
}

/** The viewer may not read, and only this much may be said about it. */
export interface AccessDenied {
  granted: false
  reason: DenialReason
  /** With PURCHASE_REQUIRED: ids of the products of which one opens the gate that failed first. */
  products?: readonly string[]
  /** With PURCHASE_REQUIRED: id of the overlay to show. */
  overlay?: string | null
  /** With START_REQUIRED: the progress root whose start is missing. */
  start_page_id?: string | null
  /** With IS_SCHEDULED: when it opens; `null` when no date can be given. */
  available_after?: Instant | null
  /** Set when the page tree itself is broken; for logs, never for a viewer. */
  fault?: AccessFault
}

/** The answer of the access rules for one viewer at one moment. */
export type AccessDecision = AccessGranted | AccessDenied

/** The gates of one page of a tree, as they count for every page that inherits them. */
export interface GateLayer extends DripRule {
  page_id: string
  /** The nearest progress root at or above this layer's page, whose run is the clock of its drip. */
  progress_root_id: string | null
  is_private: boolean
  require_authentication: boolean
  require_purchase: boolean
  is_scheduled: boolean
  products: readonly string[]
  purchase_overlay: string | null
  included_in: readonly string[]
}

/** All gates that must pass before a page opens, inheritance folded in. */
export interface EffectiveGates {
  page_id: string
  /** From the topmost inherited page down to the page itself. */
  layers: readonly GateLayer[]
  /** The page's own setting; it is never inherited. */
  allow_browsing: boolean
  progress_root_id: string | null
  fault: AccessFault | null
}

/** The moment of judgement and the zone of the app, in which drip by calendar period is counted. */
export interface AccessClock {
  now: Instant
  zone: TimeZone
}
