import { describe, expect, it } from 'vitest'
import { parseDomain } from './parse-domain.ts'

const hosts = {
  base_host: 'foyer.club:4000',
  sandbox_host: 'sandbox.foyer.club:4000',
  test_domain_endings: [],
}

describe('a domain as an owner types it', () => {
  it.each([
    ['fit.harbour.club', 'fit.harbour.club'],
    ['  Fit.Harbour.CLUB ', 'fit.harbour.club'],
    ['harbour.club\n', 'harbour.club'],
    ['harbour.club.', 'harbour.club'],
    ['harbour.club。', 'harbour.club'],
    ['münchen.de', 'xn--mnchen-3ya.de'],
    ['MÜNCHEN.de', 'xn--mnchen-3ya.de'],
    ['xn--mnchen-3ya.de', 'xn--mnchen-3ya.de'],
    ['مثال.إختبار.club', 'xn--mgbh0fb.xn--kgbechtv.club'],
    ['ｆｉｔ.harbour.club', 'fit.harbour.club'],
    ['a.b.c.d.e.club', 'a.b.c.d.e.club'],
    ['3d.club', '3d.club'],
    ['notfoyer.club', 'notfoyer.club'],
    ['foyer.club.evil.net', 'foyer.club.evil.net'],
    ['localhost.club', 'localhost.club'],
  ])('%j is read as %s', (text, domain) => {
    expect(parseDomain(text, hosts)).toEqual({ domain })
  })

  it.each([
    ['https://fit.harbour.club', 'domain_is_address'],
    ['fit.harbour.club/shop', 'domain_is_address'],
    ['fit.harbour.club:443', 'domain_is_address'],
    ['fit.harbour.club?x=1', 'domain_is_address'],
    ['fit.harbour.club#x', 'domain_is_address'],
    ['maya@harbour.club', 'domain_is_address'],
    ['fit.harbour.club\\x', 'domain_is_address'],
    ['203.0.113.7', 'domain_is_number'],
    ['0x7f.1', 'domain_is_number'],
    ['2130706433', 'domain_is_number'],
    ['２０３.0.113.7', 'domain_is_number'],
    ['2001:db8::1', 'domain_is_number'],
    ['[2001:db8::1]', 'domain_is_number'],
    ['*.harbour.club', 'domain_is_wildcard'],
    ['*', 'domain_is_wildcard'],
    ['harbour', 'domain_incomplete'],
    ['club.', 'domain_incomplete'],
    [`${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.club`, 'domain_too_long'],
    [`${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(50)}.club`, 'domain_too_long'],
    [`${'a'.repeat(64)}.club`, 'domain_invalid'],
    ['', 'domain_invalid'],
    ['.', 'domain_invalid'],
    ['.harbour.club', 'domain_invalid'],
    ['fit..harbour.club', 'domain_invalid'],
    ['harbour.club..', 'domain_invalid'],
    ['two words.club', 'domain_invalid'],
    ['fit\t.harbour.club', 'domain_invalid'],
    ['fit%2eharbour.club', 'domain_invalid'],
    ['_foyer.harbour.club', 'domain_invalid'],
    ['-fit.harbour.club', 'domain_invalid'],
    ['fit-.harbour.club', 'domain_invalid'],
    ['xn--.club', 'domain_invalid'],
    ['fit.harbour.123', 'domain_invalid'],
    ['foyer.club', 'domain_is_ours'],
    ['kiln.foyer.club', 'domain_is_ours'],
    ['SANDBOX.foyer.club.', 'domain_is_ours'],
    ['localhost', 'domain_incomplete'],
    ['kiln.localhost', 'domain_reserved'],
    ['printer.local', 'domain_reserved'],
    ['db.internal', 'domain_reserved'],
    ['kiln.test', 'domain_reserved'],
    ['kiln.example', 'domain_reserved'],
    ['shop.example.com', 'domain_reserved'],
    ['kiln.invalid', 'domain_reserved'],
    ['kiln.onion', 'domain_reserved'],
    ['1.0.0.127.in-addr.arpa', 'domain_reserved'],
    ['nas.home.arpa', 'domain_reserved'],
  ])('%j is refused with %s', (text, fault) => {
    expect(parseDomain(text, hosts)).toEqual({ fault })
  })

  it('may have an ending that a test has named, and no other reserved one', () => {
    const named = { ...hosts, test_domain_endings: ['test'] }
    expect(parseDomain('kiln.test', named)).toEqual({ domain: 'kiln.test' })
    expect(parseDomain('kiln.example', named)).toEqual({ fault: 'domain_reserved' })
  })

  it('belongs to us when it is below the host of a sandbox elsewhere', () => {
    const elsewhere = { ...hosts, sandbox_host: 'owner-code.net' }
    expect(parseDomain('a.owner-code.net', elsewhere)).toEqual({ fault: 'domain_is_ours' })
  })
})
