import type { BootApp } from '@foyer/contract/apps/shapes'
import type { PageBody } from '@foyer/contract/pages/page-index'
import type { User } from '@foyer/contract/identity/shapes'
import { usePlatform } from '../../platform/platform.ts'
import { subscriptionOffer, type PurchaseOffer } from '../../platform/session/subscription-offer.ts'
import { useMember } from '../../platform/session/use-session.ts'

/** What lets a member act on a page that they may only read. */
export type ReadOnlyOffer = PurchaseOffer

/**
 * What a member has to buy to complete, start or schedule the page in view; null where nothing keeps them from it, and
 * for guests, who are asked to sign in first. The server refuses all the same.
 */
export function useReadOnlyOffer(index: PageBody): ReadOnlyOffer | null {
  const { app } = usePlatform()
  return readOnlyOffer(index, app, useMember())
}

/**
 * The same by what was decided with the page. The file of an open page says nothing of a viewer: in an app for its buyers
 * it is a sample, which whoever has none of the app's products may only read.
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
