import { describe, expect, it } from 'vitest'
import { parseBlock } from '../../parse-block.ts'
import { aBlock, renderBlock } from '../../testing/render.tsx'

const host = {
  embeds: { base_host: 'foyer.example', code_url: 'https://sandbox.foyer.example/code', map_tiles: null },
}
const booking = aBlock('iframe', {
  url: 'https://calendly.com/maren',
  title: 'Book a call',
  height_ratio: 120,
})

describe('the frame of another site', () => {
  it('is sandboxed, lazy, named, and keeps its space by its ratio', () => {
    const markup = renderBlock(booking, { host })
    expect(markup).toMatch(
      /<iframe src="https:\/\/calendly\.com\/maren" title="Book a call" sandbox="[^"]*"[^>]*loading="lazy"/,
    )
    expect(markup).not.toMatch(/allow-top-navigation|allow-modals|allow-downloads/)
    expect(markup).toContain('aspect-ratio:100 / 120')
  })

  it('leads to the site as well, for one that refuses frames', () => {
    expect(renderBlock(booking, { host })).toMatch(
      /<a[^>]*href="https:\/\/calendly\.com\/maren" target="_blank" rel="noopener noreferrer">/,
    )
  })

  it.each(['https://foyer.example/', 'https://maren.foyer.example/about'])(
    'never frames our own %s',
    (url) => {
      expect(renderBlock(aBlock('iframe', { url }), { host })).not.toContain('<iframe')
    },
  )

  it('loads nothing in the studio', () => {
    const markup = renderBlock(booking, { host: { is_preview: true } })
    expect(markup).not.toContain('<iframe')
    expect(markup).toContain('calendly.com')
  })

  it.each(['javascript:alert(1)', 'data:text/html,hi', ''])('is nothing for %j', (url) => {
    const block = aBlock('iframe', { url })
    expect(renderBlock(block, { host })).toBe('')
    expect(renderBlock(block, { host: { is_preview: true } })).toContain('Enter the address')
  })

  it('refuses other addresses, and heights outside of 10 to 300', () => {
    const block = aBlock('iframe', { url: 'javascript:alert(1)', height_ratio: 301 })
    expect(parseBlock(block).problems.map(({ path, code }) => [path, code])).toEqual([
      ['url', 'embed_address_invalid'],
      ['height_ratio', 'ratio_out_of_range'],
    ])
  })
})
