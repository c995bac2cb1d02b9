import { isIPv6 } from 'node:net'

/** What limits count an address as: the address itself, in IPv6 the /64 that one household has. */
export function getRateLimitKey(address: string): string {
  const plain = unmapAddress(address)
  return isIPv6(plain) ? formatPrefix(plain, 4) : plain
}

/** An IPv4 address that is written as one of IPv6, in its own form; any other as it is. */
export function unmapAddress(address: string): string {
  const [, dotted, high, low] =
    /^(?:0*:)*:?ffff:(?:(\d+\.\d+\.\d+\.\d+)|([\da-f]{1,4}):([\da-f]{1,4}))$/i.exec(address) ?? []
  if (dotted !== undefined || high === undefined || low === undefined) return dotted ?? address
  const bytes = [high, low].flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  return bytes.join('.')
}

/** The first groups of an IPv6 address, as the network of that length. */
export function formatPrefix(address: string, groups: number): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail?.split(':').filter(Boolean) ?? []
  const gap = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length)
  const all = [...front, ...Array.from({ length: gap }, () => '0'), ...back].map((group) =>
    Number.parseInt(group, 16),
  )
  const leading = all.slice(0, groups).map((group) => (Number.isNaN(group) ? '0' : group.toString(16)))
  return `${leading.join(':')}::/${groups * 16}`
}
