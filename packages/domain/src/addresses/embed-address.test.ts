import { describe, expect, it } from 'vitest'
import { embedAddress, isOnHost } from './index.ts'

describe('embedAddress', () => {
  it.each([
    ['https://calendly.com/maren/intro?month=2026-12', 'https://calendly.com/maren/intro?month=2026-12'],
    ['http://calendly.com/maren', 'https://calendly.com/maren'],
    [' calendly.com/maren ', 'https://calendly.com/maren'],
    ['HTTPS://Calendly.com', 'https://calendly.com/'],
    ['https://calendly.com:443/a', 'https://calendly.com/a'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ])('loads %j', (typed, address) => {
    expect(embedAddress(typed)).toBe(address)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'ftp://example.com',
    'https://maren@example.com/',
    'https://maren:secret@example.com/',
    'https://example.com:8443/',
    'https://localhost/',
    'https://foyer.localhost/',
    'https://192.168.1.5/',
    'https://0x7f000001/',
    'https://[::1]/',
    'https:example.com',
    'https://',
    'https://example.com\\@evil.example/',
    '//example.com',
    '/about',
    '',
  ])('refuses %j', (typed) => {
    expect(embedAddress(typed)).toBeNull()
  })
})

describe('isOnHost', () => {
  it.each([
    ['https://fit.example.com/', 'fit.example.com', true],
    ['https://maren.fit.example.com/home', 'fit.example.com', true],
    ['https://fit.example.com/', 'fit.example.com:8443', true],
    ['https://example.com/', 'fit.example.com', false],
    ['https://notfit.example.com/', 'fit.example.com', false],
    ['https://fit.example.com.evil.example/', 'fit.example.com', false],
  ])('compares %s with %s', (address, host, is_own) => {
    expect(isOnHost(address, host)).toBe(is_own)
  })
})
