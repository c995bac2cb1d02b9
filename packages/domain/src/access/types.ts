import type { DripRule } from '../drip/index.ts'
import type { Instant, TimeZone } from '../time/index.ts'

/** The access settings of a page in the tree (spec section 3, "Page access node"), effective outside of releases. */
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
  /** The id of the overlay shown when the page has to be bought. */
  purchase_overlay: string | null
  /**
   * The ids of products that include the page: owning one gives the page entitlement for as long, which matters for
   * private pages. Stored with the products, not with the page's settings; absent: none.
   */
  included_in?: readonly string[]
}

/** Access nodes by page id, for any storage. */
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

/** The facts about a signed-in viewer that access decisions use; a guest is `null`. */
export interface AccessViewer {
  /** `null`: signed in, but not (yet) a member of the app. */
  subscriber_id: string | null
  is_admin: boolean
  active_product_ids: ReadonlySet<string>
  /** Pages granted to this subscriber directly, by a grant or invitation, without those that products include. */
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

/** The viewer may not read; this is all that may be disclosed. */
export interface AccessDenied {
  granted: false
  reason: DenialReason
  /** With PURCHASE_REQUIRED: ids of the products of which one opens the gate that failed first. */
  products?: readonly string[]
  /** With PURCHASE_REQUIRED: id of the overlay to show. */
  overlay?: string | null
  /** With START_REQUIRED: the progress root that has to be started. */
  start_page_id?: string | null
  /** With IS_SCHEDULED: when it opens; `null` when no date can be given. */
  available_after?: Instant | null
  /** Set when the page tree itself is broken; for logs, never for a viewer. */
  fault?: AccessFault
}

/** The access decision for one viewer at one instant. */
export type AccessDecision = AccessGranted | AccessDenied

/** The gates of one page of a tree, as they count for every page that inherits them. */
export interface GateLayer extends DripRule {
  page_id: string
  /** The nearest progress root at or above this layer's page; its run starts the drip clock. */
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

/** The instant of the decision, and the app's zone, which calendar periods of drip use. */
export interface AccessClock {
  now: Instant
  zone: TimeZone
}
