import type { PageLink } from '@foyer/contract/pages/page-index'
import type { Authenticated } from '../../platform/session/session-state.ts'
import type { ClientLinkState, AccessSnapshot } from './access-trees.ts'

type GatedLink = Pick<
  PageLink,
  'page_id' | 'root_id' | 'gate' | 'product_ids' | 'overlay_id' | 'unlocks_at' | 'has_viewable'
>

/**
 * How a link stands for whoever looks. Guests are told by the gate that was published with the link; members by the
 * access tree that the page is in, and while none says anything by that gate and what they hold. A lock drawn here is
 * never the lock itself.
 */
export function resolveLinkState(
  link: GatedLink,
  member: Authenticated | null,
  snapshot: Pick<AccessSnapshot, 'linkStateFor'>,
): ClientLinkState | { state: 'loading' } {
  if (link.gate === 'open') return GRANTED
  if (!member) return publishedLinkState(link)
  const fromTree = snapshot.linkStateFor(link, member)
  if (fromTree !== null && fromTree !== 'loading') return fromTree
  const fromGate = guessMemberState(link, member)
  const has_date = fromGate.state === 'is_scheduled' && fromGate.available_after !== null
  return fromTree === 'loading' && !has_date ? { state: 'loading' } : fromGate
}

/** What the gate says to whoever has signed in, as far as the device knows what they hold and have done. */
function guessMemberState(link: GatedLink, { user, facts }: Authenticated): ClientLinkState {
  const { page_id, gate, product_ids } = link
  const is_open =
    gate === 'purchase'
      ? user.is_admin || product_ids.some((product_id) => user.active_product_ids.includes(product_id))
      : gate === 'login' || facts.ever_completed_page_ids.includes(page_id)
  return is_open ? GRANTED : publishedLinkState(link)
}

const GRANTED = { state: 'granted' } as const

function publishedLinkState(link: GatedLink): ClientLinkState {
  const { gate, product_ids, overlay_id, unlocks_at, has_viewable } = link
  switch (gate) {
    case 'open':
      return GRANTED
    case 'login':
      return { state: 'require_authentication', has_viewable }
    case 'purchase':
      return { state: 'require_purchase', product_ids, overlay_id, has_viewable }
    default: {
      const waits_for = gate === 'progress' ? 'start' : 'date'
      return { state: 'is_scheduled', available_after: unlocks_at ?? null, waits_for, has_viewable }
    }
  }
}
