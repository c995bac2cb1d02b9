import type { BootApp } from '@foyer/contract/apps/shapes'
import type { PageBody } from '@foyer/contract/pages/page-index'
import type { User } from '@foyer/contract/identity/shapes'
import { usePlatform } from '../../platform/platform.ts'
import { subscriptionOffer, type PurchaseOffer } from '../../platform/session/subscription-offer.ts'
import { useMember } from '../../platform/session/use-session.ts'

/** What lets a member act on a page that they may only read. */
export type ReadOnlyOffer = PurchaseOffer

/**
 * The products that a member has to buy to complete, start or schedule the current page; null without such a limit
 * and for guests, who have to sign in first. The server enforces it.
 */
export function useReadOnlyOffer(index: PageBody): ReadOnlyOffer | null {
  const { app } = usePlatform()
  return readOnlyOffer(index, app, useMember())
}

/**
 * The same as a pure function. A public page has no access decision: in a subscriber-only app it is a sample, which
 * is read-only for members without a product.
 */
export function readOnlyOffer(
  { access }: Pick<PageBody, 'access'>,
  app: Pick<BootApp, 'access'>,
  member: Pick<User, 'is_admin' | 'active_product_ids'> | null,
): ReadOnlyOffer | null {
  if (!member) return null
  if (access) return access.may_act ? null : access
  return subscriptionOffer(app, member)
}
