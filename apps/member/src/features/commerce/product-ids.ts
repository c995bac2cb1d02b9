/** At most this many products stand for choice; more would be a shop, not a door. */
const MOST = 10

/** The product ids of an address, each once. */
export function productIds(ids: string): string[] {
  const parts = ids.split(',').map((id) => id.trim().toLowerCase())
  return [...new Set(parts.filter(Boolean))].slice(0, MOST)
}
