import { isIPv4, isIPv6 } from 'node:net'

const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
]

const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPad', /\biPad\b/],
  ['iPhone', /\biPhone\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/** A short name for where a session lives, such as `Chrome on Android`; empty where nothing is recognised. */
export function nameBrowser(user_agent: string): string {
  const browser = browsers.find(([, sign]) => sign.test(user_agent))?.[0]
  const system = systems.find(([, sign]) => sign.test(user_agent))?.[0]
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '')
}

/** The network of an address (`203.0.113.0/24`, `2001:db8:1::/48`): enough to recognise, too little to follow. */
export function getNetwork(address: string): string {
  const plain = unmapAddress(address)
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  return isIPv6(plain) ? formatPrefix(plain, 3) : ''
}

/** What limits count an address as: the address itself, in IPv6 the /64 that one household has. */
export function getRateLimitKey(address: string): string {
  const plain = unmapAddress(address)
  return isIPv6(plain) ? formatPrefix(plain, 4) : plain
}

function unmapAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  return mapped?.[1] ?? address
}

function formatPrefix(address: string, groups: number): string {
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
