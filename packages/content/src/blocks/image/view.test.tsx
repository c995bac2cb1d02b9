import { describe, expect, it } from 'vitest'
import { aBlock, renderBlock } from '../../testing/render.tsx'
import { testId } from '../../testing/test-id.ts'

const asset = {
  id: testId(30),
  width: 1600,
  height: 900,
  placeholder: '3EsDBwBOa56IeIh3h0eHZ4eP+8BIeI8H',
  src: '/media/a.jpg',
  variants: [
    { width: 400, format: 'webp' as const, url: '/media/a-400.webp' },
    { width: 800, format: 'webp' as const, url: '/media/a-800.webp' },
    { width: 800, format: 'avif' as const, url: '/media/a-800.avif' },
  ],
}
const index = { media: { [testId(30)]: asset } }
const image = { media_id: testId(30), alt: 'A lifter at the bar' }

describe('the image block', () => {
  it('offers each variant by its width, newest format first, and reserves its space', () => {
    const markup = renderBlock(aBlock('image', { image }), { index })
    expect(markup).toMatch(/type="image\/avif" srcset="\/media\/a-800\.avif 800w".*type="image\/webp"/i)
    expect(markup).toContain('/media/a-400.webp 400w, /media/a-800.webp 800w')
    expect(markup).toContain('width="1600" height="900"')
    expect(markup).toContain('background-color:rgb(238 72 30)')
  })

  it('shows its alt text and its caption', () => {
    const markup = renderBlock(aBlock('image', { image, caption: 'Set up slowly.' }), { index })
    expect(markup).toContain('alt="A lifter at the bar"')
    expect(markup).toContain('>Set up slowly.</figcaption>')
  })

  it('draws artwork for a missing picture', () => {
    expect(renderBlock(aBlock('image', { image }))).toContain('src="/_art/1/')
  })

  it.each([
    ['a link', () => ({ href: '/next', state: 'granted' as const }), '<a href="/next"'],
    ['a button', () => ({ state: 'granted' as const }), '<button type="button"'],
  ])('is %s with a name when it can be tapped', (_, action, opening) => {
    const block = aBlock('image', { image, action: { id: testId(9), type: 'open_next' } })
    const markup = renderBlock(block, { index, host: { action } })
    expect(markup).toContain(opening)
    expect(markup).toContain('aria-label="A lifter at the bar"')
  })

  it('opens external links in a new tab, as a button does', () => {
    const url = 'https://example.com'
    const block = aBlock('image', { image, action: { id: testId(9), type: 'open_url', url } })
    const host = { action: () => ({ href: url, state: 'granted' as const }) }
    expect(renderBlock(block, { index, host })).toMatch(
      /<a href="https:\/\/example\.com"[^>]*target="_blank" rel="noopener noreferrer">/,
    )
  })
})
