import { isIPv4, isIPv6 } from 'node:net'
import { formatPrefix, unmapAddress } from '../../platform/http/network-of-address.ts'

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
