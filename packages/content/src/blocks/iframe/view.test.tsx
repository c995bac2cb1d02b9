import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { parseBlock } from '../../parse-block.ts'
import { aBlock, renderBlock, stripTags } from '../../testing/render.tsx'
import { frameSource } from './frame-source.ts'
import { SiteElement } from './site-frame.tsx'

const embeds = { base_host: 'foyer.example', code_url: 'https://sandbox.foyer.example/code', map_tiles: null }
const booking = aBlock('iframe', {
  url: 'https://calendly.com/maren',
  title: 'Book a call',
  height_ratio: 120,
})

describe('the frame of another site', () => {
  it('is sandboxed, lazy and named', () => {
    const markup = renderToStaticMarkup(
      <SiteElement
        src="https://calendly.com/maren"
        title="Book a call"
        is_loaded={false}
        onLoad={() => undefined}
      />,
    )
    expect(markup).toMatch(/src="https:\/\/calendly\.com\/maren" title="Book a call" sandbox="allow-scripts /)
    expect(markup).toContain('loading="lazy"')
    expect(markup).not.toMatch(/allow-top-navigation|allow-modals|allow-downloads/)
  })

  it('keeps its space by its ratio, and leads to a site that refuses frames', () => {
    const markup = renderBlock(booking, { host: { embeds } })
    expect(markup).toContain('aspect-ratio:100 / 120')
    expect(stripTags(markup)).toBe('Book a call calendly.com Open in a new tab')
    expect(markup).toMatch(
      /<a[^>]*href="https:\/\/calendly\.com\/maren" target="_blank" rel="noopener noreferrer">/,
    )
  })

  it.each([
    ['https://calendly.com/maren', embeds, 'https://calendly.com/maren'],
    ['https://foyer.example/', embeds, null],
    ['https://maren.foyer.example/about', embeds, null],
    ['javascript:alert(1)', embeds, null],
    // The studio loads nothing of other hosts.
    ['https://calendly.com/maren', undefined, null],
  ])('loads %s only from a host that is not ours', (url, known, source) => {
    expect(frameSource(url, known)).toBe(source)
  })

  it.each(['javascript:alert(1)', 'data:text/html,hi', ''])('is nothing for %j', (url) => {
    const block = aBlock('iframe', { url })
    expect(renderBlock(block, { host: { embeds } })).toBe('')
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
