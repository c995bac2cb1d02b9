import { describe, expect, it } from 'vitest'
import { preloadLinks } from './preload-links.ts'
import { trackUsedMessages } from './track-used-messages.ts'

const face = (href: string, range: string): string =>
  `@font-face{font-family:X;src:url(${href})format("woff2-variations");unicode-range:${range}}`

describe('preloadLinks', () => {
  it('fetches the Latin files of the fonts, the first picture and the chunks', () => {
    const css =
      face('/latin.woff2', 'U+??,U+131') + face('/ext.woff2', 'U+100-2BA') + face('/old.woff2', 'U+0000-00FF')
    const html = '<img src="/b.svg"><img src="/a.svg?x=1&amp;y=2" fetchpriority="high"/>'
    expect(
      preloadLinks(css, html, { hrefs: ['/chunk.js'], is_urgent: true }).map(
        ({ rel, href }) => `${rel} ${href}`,
      ),
    ).toEqual([
      'preload /latin.woff2',
      'preload /old.woff2',
      'preload /a.svg?x=1&y=2',
      'modulepreload /chunk.js',
    ])
  })

  it('leaves the choice of a picture with variants to the browser', () => {
    const html = '<picture><source srcset="a"/><img src="/a.png" fetchpriority="high"/></picture>'
    expect(preloadLinks('', html, { hrefs: [], is_urgent: false })).toEqual([])
  })
})

describe('trackUsedMessages', () => {
  it('carries the texts that were read and no others, in a steady order', () => {
    const { messages, trackedMessages: recorded } = trackUsedMessages({ b: 'B', a: 'A', c: 'C' })
    expect([messages['b'], messages['a'], messages['unknown']]).toEqual(['B', 'A', undefined])
    expect(Object.keys(recorded())).toEqual(['a', 'b'])
  })

  it('includes the lookup of a text that may be missing', () => {
    const { messages, trackedMessages: recorded } = trackUsedMessages({ a: 'A', b: 'B' })
    expect(Object.hasOwn(messages, 'b')).toBe(true)
    expect(recorded()).toEqual({ b: 'B' })
  })
})
