import type { User } from '@foyer/contract/identity/shapes'
import type { BootApp } from '@foyer/contract/apps/shapes'
import type { ApiClient } from '@foyer/contract/client'
import type { AppLocation } from '../../platform/routing/app-location.ts'
import { checkoutQuery } from '../../platform/routing/checkout-query.ts'
import { formatHash, parseHash, withEntry, withoutEntry } from '../../platform/routing/hash.ts'
import { subscriptionOffer, type PurchaseOffer } from '../../platform/session/subscription-offer.ts'
import { withTimeout } from '../../platform/with-timeout.ts'

/** For so long the panel waits to hear what is on sale. */
const TIMEOUT_MS = 3_000

/**
 * The purchase offer after a sign-up, for a member without access to a subscriber-only app. Null with access, when
 * the owner makes no offer, or during a checkout.
 */
export function offerToNewMember(
  app: Pick<BootApp, 'access'>,
  user: Pick<User, 'is_admin' | 'active_product_ids' | 'subscriber_id'>,
  hash: string,
): PurchaseOffer | null {
  if (!app.access.prompt_purchase_post_sign_up || user.subscriber_id === null) return null
  return parseHash(hash).some(({ name }) => name === 'checkout') ? null : subscriptionOffer(app, user)
}

/** Whether any of the products is on sale now; false when the request fails, so that no offer is shown. */
export async function isOnSale(api: ApiClient, { product_ids }: PurchaseOffer): Promise<boolean> {
  try {
    const { products } = await withTimeout(TIMEOUT_MS, () =>
      api('commerce.listProducts', { ids: [...product_ids] }),
    )
    return products.length > 0
  } catch {
    return false
  }
}

/** Opens checkout in the place of the sign-in panel, so that closing it leads back to where that was opened. */
export function replaceWithCheckout(location: AppLocation, { product_ids, overlay_id }: PurchaseOffer): void {
  const checkout = { name: 'checkout', query: checkoutQuery(product_ids, overlay_id) }
  const entries = withEntry(withoutEntry(parseHash(location.hash()), 'auth'), checkout)
  const was_opened = location.openedPanel() === 'auth'
  location.setHash(formatHash(entries), { replace: true, ...(was_opened && { opened: 'checkout' }) })
}
