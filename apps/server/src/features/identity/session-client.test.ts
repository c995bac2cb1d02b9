import { describe, expect, it } from 'vitest'
import { getRateLimitKey } from '../../platform/http/network-of-address.ts'
import { nameBrowser, getNetwork } from './session-client.ts'

describe('nameBrowser', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1 CriOS/140.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPad',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox on macOS',
    ],
    ['Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome on ChromeOS'],
    [
      'Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 OPR/120.0',
      'Opera on Linux',
    ],
    ['okhttp/5.0 Android', 'Android'],
    ['curl/8.0', ''],
    ['', ''],
  ])('names %s', (user_agent, name) => {
    expect(nameBrowser(user_agent)).toBe(name)
  })
})

describe('getNetwork', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:aaaa:bbbb:1:2:3:4', '2001:db8:aaaa::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['::1', '0:0:0::/48'],
    ['not an address', ''],
  ])('keeps of %s only %s', (address, network) => {
    expect(getNetwork(address)).toBe(network)
  })
})

describe('getRateLimitKey', () => {
  it.each([
    ['203.0.113.77', '203.0.113.77'],
    ['::ffff:203.0.113.77', '203.0.113.77'],
    ['::FFFF:cb00:714d', '203.0.113.77'],
    ['0:0:0:0:0:ffff:203.0.113.77', '203.0.113.77'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['2001:db8:aaaa:bbbb:1:2:3:4', '2001:db8:aaaa:bbbb::/64'],
    ['2001:DB8:AAAA:BBBB:ffff::', '2001:db8:aaaa:bbbb::/64'],
  ])('counts %s as %s', (address, key) => {
    expect(getRateLimitKey(address)).toBe(key)
  })

  it('distinguishes neighbours on other networks', () => {
    expect(getRateLimitKey('2001:db8:aaaa:bbbb::1')).not.toBe(getRateLimitKey('2001:db8:aaaa:bbbc::1'))
  })
})
