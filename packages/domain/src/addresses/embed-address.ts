import { toHttpsAddress } from './https-address.ts'

/**
 * Returns the address that a frame loads from what an owner types: https on another site's host. Null for anything
 * else, such as `javascript:` and `data:`, user names, ports and numbers in place of a name.
 */
export function embedAddress(typed: string): string | null {
  return toHttpsAddress(typed)?.href ?? null
}

/** Whether an address is on a host or below it, whose frames would run beside the apps themselves. */
export function isOnHost(address: string, host: string): boolean {
  const own = host.replace(/:\d+$/, '').toLowerCase()
  const { hostname } = new URL(address)
  return hostname === own || hostname.endsWith(`.${own}`)
}
