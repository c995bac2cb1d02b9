import { describe, expect, it } from 'vitest'
import { aBlock, renderBlock } from '../../testing/render.tsx'

const embeds = { base_host: 'foyer.example', code_url: 'https://sandbox.foyer.example/code', map_tiles: null }
const widget = aBlock('code', { html: '<b onclick="steal()">Timer</b>', title: 'Interval timer' })

describe('the code block', () => {
  it('puts none of its HTML into the page, and keeps the space of its frame', () => {
    const markup = renderBlock(widget, { host: { embeds } })
    expect(markup).not.toContain('onclick')
    expect(markup).toContain('block-size:200px')
    expect(markup).toContain('Interval timer')
  })

  it('has the height that the owner fixed', () => {
    const block = aBlock('code', { html: '<p>Hi</p>', height: 'fixed', pixels: 640 })
    expect(renderBlock(block, { host: { embeds } })).toContain('block-size:640px')
  })

  it('shows its source in the studio, as text', () => {
    const markup = renderBlock(widget, { host: { is_preview: true } })
    expect(markup).toContain('&lt;b onclick=&quot;steal()&quot;&gt;Timer&lt;/b&gt;')
    expect(markup).not.toContain('<iframe')
  })

  it('is nothing while it is empty, and a note in the preview', () => {
    expect(renderBlock(aBlock('code'), { host: { embeds } })).toBe('')
    expect(renderBlock(aBlock('code'), { host: { is_preview: true } })).toContain('Paste code')
  })
})
