import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSafeLink, linkKind } from './links.ts'

describe('linkKind', () => {
  it.each([
    ['https://coach.example/a?b=c#d', 'web'],
    ['http://coach.example', 'web'],
    ['HTTPS://COACH.EXAMPLE', 'web'],
    ['https://größe.example/ä', 'web'],
    ['mailto:ann@coach.example', 'mail'],
    ['mailto:ann@coach.example?subject=Hi%20there', 'mail'],
    ['tel:+4930123456', 'phone'],
    ['tel:(030)123-45', 'phone'],
  ])('%s is a link: %s', (link, kind) => {
    expect(linkKind(link)).toBe(kind)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
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
    'https://coach.example/"onclick="x',
    '//coach.example',
    '/about',
    'coach.example',
    'mailto:',
    'mailto:ann',
    'mailto:ann@a.example%0aBcc: x',
    'tel:call-me',
    '',
    `https://coach.example/${'a'.repeat(2048)}`,
  ])('%j is no link', (link) => {
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
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(new URL(link, 'foo://base').protocol)
      }),
      { numRuns: 3000 },
    )
  })
})
