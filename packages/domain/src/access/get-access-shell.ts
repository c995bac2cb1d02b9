import type { Instant, TimeZone } from '../time/index.ts'
import { decideAccess } from './decide.ts'
import { effectiveGates } from './effective-gates.ts'
import type { AccessDenied, AccessNode, AppAccess, DenialReason } from './types.ts'

/**
 * What everyone may know of a page: `open` everything; `gated` its shell and the inputs of the first reason;
 * `hidden` nothing, like a missing page; `app_private` nothing, every path shows the same sign-in screen
 * (architecture, section 6).
 */
export type AccessShell =
  | { kind: 'open' }
  | { kind: 'hidden' }
  | { kind: 'app_private' }
  | {
      kind: 'gated'
      reason: DenialReason
      products: readonly string[]
      overlay: string | null
      available_after: Instant | null
    }

/** Returns what may be published about a page to everyone at an instant; a date in it is when to publish again. */
export function getAccessShell(
  app: AppAccess,
  chain: readonly AccessNode[],
  now: Instant,
  zone: TimeZone,
): AccessShell {
  if (app.is_private) return { kind: 'app_private' }
  const gates = effectiveGates(chain)
  if (gates.fault !== null || gates.layers.some((layer) => layer.is_private)) return { kind: 'hidden' }

  const decision = decideAccess(app, chain, null, now, zone)
  if (decision.granted) return { kind: 'open' }
  const { reason, products = [], overlay = null, available_after = null } = decision
  return { kind: 'gated', reason, products, overlay, available_after }
}

/** A denial that lists the descendants which this viewer may open all the same. */
export interface ViewableChildren extends AccessDenied {
  reason: 'VIEWABLE_CHILDREN'
  /** Why the page itself stays locked. */
  denied_by: DenialReason
  page_ids: readonly string[]
}

/**
 * Turns a denial into VIEWABLE_CHILDREN when the viewer may open some of the page's descendants. What is
 * private stays IS_PRIVATE, and a denial without such descendants is returned as it was.
 */
export function withViewableChildren(
  denied: AccessDenied,
  openable_page_ids: readonly string[],
): AccessDenied | ViewableChildren {
  if (denied.reason === 'IS_PRIVATE' || openable_page_ids.length === 0) return denied
  return { ...denied, reason: 'VIEWABLE_CHILDREN', denied_by: denied.reason, page_ids: openable_page_ids }
}
