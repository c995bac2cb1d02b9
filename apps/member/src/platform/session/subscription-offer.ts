import type { User } from '@foyer/contract/identity/shapes'
import type { BootApp } from '@foyer/contract/apps/shapes'

/** What there is to buy, and the overlay that shows it. */
export type PurchaseOffer = { product_ids: readonly string[]; overlay_id: string | null }

/**
 * The products that a subscriber-only app offers to a signed-in member without any of them; null with access. The
 * server enforces it.
 */
export function subscriptionOffer(
  app: Pick<BootApp, 'access'>,
  member: Pick<User, 'is_admin' | 'active_product_ids'>,
): PurchaseOffer | null {
  const { is_subscriber_only, app_products, purchase_overlay } = app.access
  const is_buyer = member.is_admin || app_products.some((id) => member.active_product_ids.includes(id))
  return is_subscriber_only && !is_buyer ? { product_ids: app_products, overlay_id: purchase_overlay } : null
}
