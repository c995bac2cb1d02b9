import type { PageLink } from '@foyer/contract/pages/page-index'
import type { Authenticated } from '../../platform/session/session-state.ts'
import type { ClientLinkState, Judgement } from './access-trees.ts'

/**
 * How a link stands for whoever looks. Guests are told by the gate that was published with the link; members by the
 * access tree, and where no tree knows the page by what they hold. A lock drawn here is never the lock itself.
 */
export function gateState(
  link: Pick<PageLink, 'page_id' | 'gate' | 'product_ids' | 'overlay_id' | 'unlocks_at'>,
  member: Authenticated | null,
  judgement: Pick<Judgement, 'stateOf'>,
): ClientLinkState | { state: 'loading' } {
  if (link.gate === 'open') return { state: 'granted' }
  if (!member) return guestState(link)
  const known = judgement.stateOf(link.page_id, member)
  if (known === 'loading') return { state: 'loading' }
  if (known) return known
  const holds =
    member.user.is_admin || link.product_ids.some((id) => member.user.active_product_ids.includes(id))
  return link.gate === 'purchase' && !holds ? purchaseState(link) : { state: 'granted' }
}

function guestState(
  link: Pick<PageLink, 'gate' | 'product_ids' | 'overlay_id' | 'unlocks_at'>,
): ClientLinkState {
  switch (link.gate) {
    case 'open':
      return { state: 'granted' }
    case 'login':
      return { state: 'require_authentication' }
    case 'purchase':
      return purchaseState(link)
    default:
      return { state: 'is_scheduled', available_after: link.unlocks_at ?? null, start_page_id: null }
  }
}

function purchaseState({
  product_ids,
  overlay_id,
}: Pick<PageLink, 'product_ids' | 'overlay_id'>): ClientLinkState {
  return { state: 'require_purchase', product_ids, overlay_id }
}
