import { describe, expect, it } from 'vitest'
import { clientAddress, createProxyTrust } from './client-address.ts'

const from = (remoteAddress: string, forwarded?: string, is_production = true) =>
  clientAddress(
    { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, socket: { remoteAddress } },
    createProxyTrust({ is_production }),
  )

describe('where a request comes from', () => {
  it.each([
    ['the peer', '203.0.113.9', undefined, '203.0.113.9'],
    ['whom a proxy on this machine names', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['the same over IPv6', '::1', '2001:db8::7', '2001:db8::7'],
    ['the same over a mapped address', '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
    [
      'the last name, which the proxy wrote, not the client',
      '127.0.0.1',
      '10.1.1.1, 203.0.113.9',
      '203.0.113.9',
    ],
    ['whom the first of two proxies here names', '127.0.0.1', '203.0.113.9, 127.0.0.2', '203.0.113.9'],
    ['this machine, when nobody else is named', '127.0.0.1', undefined, '127.0.0.1'],
    ['the peer, whatever a stranger claims', '198.51.100.1', '203.0.113.9', '198.51.100.1'],
  ])('is %s', (_what, peer, forwarded, expected) => {
    expect(from(peer, forwarded)).toBe(expected)
  })

  it('is the peer outside production, where no proxy is expected', () => {
    expect(from('127.0.0.1', '203.0.113.9', false)).toBe('127.0.0.1')
  })
})
