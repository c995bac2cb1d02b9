import type { Instant } from '../time/index.ts'
import type { ViewableChildren } from './get-access-shell.ts'
import type { AccessDecision } from './types.ts'

/**
 * The state of a link (spec section 4, "A link's state"). `missing`: its target is hidden from this viewer and the
 * link is not rendered. Until a decision is known, clients show the link as loading.
 */
export type LinkState = { state: 'granted' } | ({ state: 'locked' } & LockedLink) | { state: 'missing' }

type LockedLink = {
  /** The page lists what the viewer may open below it: the link leads to the page, and not to what opens that. */
  has_viewable: boolean
} & (
  | { reason: 'require_authentication' }
  | { reason: 'require_purchase'; products: readonly string[]; overlay: string | null }
  | { reason: 'is_scheduled'; available_after: Instant | null; start_page_id: string | null }
)

/**
 * The state of a link to a page. A page that waits for a start is scheduled without a date, and names the
 * page to start; one that lists what the viewer may open below it is locked by what denies the page itself.
 */
export function toLinkState(decision: AccessDecision | ViewableChildren): LinkState {
  if (decision.granted) return { state: 'granted' }

  const { products = [], overlay = null, available_after = null, start_page_id = null } = decision
  const has_viewable = 'denied_by' in decision
  const reason = has_viewable ? decision.denied_by : decision.reason
  if (reason === 'IS_PRIVATE') return { state: 'missing' }
  if (reason === 'AUTHENTICATION_REQUIRED')
    return { state: 'locked', reason: 'require_authentication', has_viewable }
  if (reason === 'PURCHASE_REQUIRED') {
    return { state: 'locked', reason: 'require_purchase', products, overlay, has_viewable }
  }
  return { state: 'locked', reason: 'is_scheduled', available_after, start_page_id, has_viewable }
}
