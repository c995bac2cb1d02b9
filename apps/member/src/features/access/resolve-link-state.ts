import type { PageLink } from '@foyer/contract/pages/page-index'
import type { Authenticated } from '../../platform/session/session-state.ts'
import type { ClientLinkState, AccessSnapshot } from './access-trees.ts'

type GatedLink = Pick<
  PageLink,
  'page_id' | 'root_id' | 'gate' | 'product_ids' | 'overlay_id' | 'unlocks_at' | 'has_viewable'
>

/**
 * The access state of a link. Guests get the gate published with the link; members get the page's access tree, or
 * before it has loaded a guess from that gate. Display only: the server enforces access.
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

/** Applies the published gate to a member, as far as the device knows what they own and have completed. */
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
