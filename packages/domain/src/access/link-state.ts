import type { Instant } from '../time/index.ts'
import type { AccessDecision } from './types.ts'

/**
 * What a link shows and does (spec section 4, "A link's state"). `missing`: it leads to what this viewer may
 * not know of and is not drawn. Before a decision is known a client shows the link as loading.
 */
export type LinkState =
  | { state: 'granted' }
  | { state: 'locked'; reason: 'require_authentication' }
  | { state: 'locked'; reason: 'require_purchase'; products: readonly string[]; overlay: string | null }
  | { state: 'locked'; reason: 'is_scheduled'; available_after: Instant | null; start_page_id: string | null }
  | { state: 'missing' }

/**
 * The state of a link to a page. A page that waits for a start is scheduled without a date, and names the
 * page to start; one that lists what the viewer may open below it can be entered.
 */
export function linkStateOf(decision: AccessDecision): LinkState {
  if (decision.granted) return { state: 'granted' }

  const { products = [], overlay = null, available_after = null, start_page_id = null } = decision
  if (decision.reason === 'IS_PRIVATE') return { state: 'missing' }
  if (decision.reason === 'VIEWABLE_CHILDREN') return { state: 'granted' }
  if (decision.reason === 'AUTHENTICATION_REQUIRED')
    return { state: 'locked', reason: 'require_authentication' }
  if (decision.reason === 'PURCHASE_REQUIRED') {
    return { state: 'locked', reason: 'require_purchase', products, overlay }
  }
  return { state: 'locked', reason: 'is_scheduled', available_after, start_page_id }
}
