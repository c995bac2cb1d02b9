import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSafeLink } from './safe-link.ts'

describe('isSafeLink', () => {
  it.each([
    'https://coach.example/a?b=c#d',
    'http://coach.example',
    'HTTPS://COACH.EXAMPLE',
    'https://größe.example/ä',
    'https://coach.example/@ann',
    'https://coach.example?to=ann@coach.example',
    'https://coach.example:8443/a:b@c',
    'https://coach.example#a@b',
    'mailto:ann@coach.example',
    'mailto:ann@coach.example?subject=Hi%20there',
    'mailto:?subject=Look%20at%20this',
    'tel:+4930123456',
    'tel:(030)123-45',
    'tel:+4930123;ext=12',
    '/programs/slow-burn',
    '#auth',
  ])('allows %s', (link) => {
    expect(isSafeLink(link)).toBe(true)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    ' https://coach.example',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://coach.example/1',
    'https:coach.example',
    'https://',
    'https:///coach.example',
    'https:\\\\coach.example',
    'https://user:password@coach.example',
    'https://bank.example@evil.example',
    'https://@evil.example',
    'https://:@evil.example',
    'https://:secret@evil.example',
    'https://user@evil.example?a',
    'HTTPS://a:b@EVIL.example/x',
    'https://user%40bank.example:x@evil.example',
    'https://coach.example/"onclick="x',
    '//coach.example',
    '/\\evil.example',
    '\\\\evil.example',
    'programs/slow-burn',
    'coach.example',
    'mailto:',
    'mailto:ann',
    'mailto:ann@a.example%0aBcc: x',
    'tel:call-me',
    '',
    `https://coach.example/${'a'.repeat(2000)}`,
  ])('refuses %j', (link) => {
    expect(isSafeLink(link)).toBe(false)
  })

  it('never lets a browser read another scheme than ours', () => {
    const piece = fc.constantFrom(
      'java',
      'script',
      ':',
      'http',
      's',
      '//',
      'x.example',
      '\t',
      '\u0000',
      '@',
      'data',
      '/',
      'mailto',
      'tel',
      '1',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 7 }), (pieces) => {
        const link = pieces.join('')
        if (!isSafeLink(link)) return
        const { protocol, hostname } = new URL(link, 'https://app.example')
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol)
        expect(link.startsWith('/') && hostname !== 'app.example').toBe(false)
      }),
      { numRuns: 3000 },
    )
  })
})
