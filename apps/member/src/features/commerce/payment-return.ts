const ORDER_PARAM = 'paid_order'
/** What Stripe appends to a return address. */
const STRIPE_PARAMS = [
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
  'redirect_status',
  'source_type',
] as const

/** The address to which a bank sends the buyer back, with the order that is being paid. */
export function createReturnAddress(href: string, order_id: string): string {
  const url = new URL(href)
  url.searchParams.set(ORDER_PARAM, order_id)
  return url.href
}

/** The order with which a bank has sent the buyer back; null without one. */
export function findReturnedOrder(href: string): string | null {
  return new URL(href).searchParams.get(ORDER_PARAM)
}

/** The address without the order and without the secrets that Stripe appends. */
export function removeReturnParams(href: string): string {
  const url = new URL(href)
  for (const name of [ORDER_PARAM, ...STRIPE_PARAMS]) url.searchParams.delete(name)
  return url.pathname + url.search + url.hash
}
