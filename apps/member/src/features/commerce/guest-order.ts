import { v4 as newUuid } from 'uuid'
import { localStore } from '../../platform/storage/local.ts'

/** What a guest typed at checkout, and the secret by which only this device opens their order. */
export type GuestDetails = { email: string; name: string; order_token: string }

/** The last order of a guest on this device; without an id it was not opened. */
export type GuestOrder = GuestDetails & { product_id: string; order_id: string | null }

const KEY = 'foyer.guest_order'
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

/** Returns the guest's order that this device remembers; null without one. */
export function readGuestOrder(): GuestOrder | null {
  try {
    const stored: unknown = JSON.parse(localStore.get(KEY) ?? 'null')
    return isGuestOrder(stored) && Date.now() - stored.at < MAX_AGE_MS ? stored : null
  } catch {
    return null
  }
}

/** Returns the guest's order of some products that was opened on this device; null without one. */
export function findOpenGuestOrder(
  product_ids: readonly string[],
): (GuestOrder & { order_id: string }) | null {
  const order = readGuestOrder()
  if (!order || order.order_id === null || !product_ids.includes(order.product_id)) return null
  return { ...order, order_id: order.order_id }
}

/** Stores the guest's order, so that closing the tab loses nothing. */
export function storeGuestOrder(order: GuestOrder): void {
  localStore.set(KEY, JSON.stringify({ ...order, at: Date.now() }))
}

/** Removes the order from the device, once it belongs to an account. */
export function clearGuestOrder(): void {
  localStore.remove(KEY)
}

/** Returns the details with the secret of this device; another address gets another secret. */
export function toGuestDetails(email: string, name: string): GuestDetails {
  const stored = readGuestOrder()
  const typed = { email: email.trim(), name: name.trim() }
  const is_same = stored?.email.toLowerCase() === typed.email.toLowerCase()
  return { ...typed, order_token: is_same && stored ? stored.order_token : newOrderToken() }
}

function newOrderToken(): string {
  return `${newUuid()}${newUuid()}`.replaceAll('-', '')
}

function isGuestOrder(value: unknown): value is GuestOrder & { at: number } {
  if (typeof value !== 'object' || value === null) return false
  const { email, name, order_token, product_id, order_id, at } = value as Record<string, unknown>
  const are_texts = [email, name, order_token, product_id].every((text) => typeof text === 'string')
  return are_texts && typeof at === 'number' && (order_id === null || typeof order_id === 'string')
}
