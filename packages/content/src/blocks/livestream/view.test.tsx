import { describe, expect, it } from 'vitest'
import { parseBlock } from '../../parse-block.ts'
import { aBlock, renderBlock, stripTags } from '../../testing/render.tsx'

const draw = (props: Record<string, unknown>, options = {}) =>
  renderBlock(aBlock('livestream', props), options)

describe('the video block', () => {
  it('shows its poster, a named play button and its caption', () => {
    const markup = draw({
      video: { url: 'https://youtu.be/dQw4w9WgXcQ' },
      title: 'Morning flow',
      caption: 'Twenty minutes, no props.',
    })
    expect(markup).toContain('aria-label="Play Morning flow"')
    expect(markup).toContain('>Twenty minutes, no props.</figcaption>')
    expect(markup).not.toContain('youtu')
  })

  it('shows when a meeting starts, in the time zone of the app', () => {
    const markup = draw({ video: { url: 'https://zoom.us/j/5551112222' }, day: '2026-12-01', time: '19:00' })
    expect(markup).toContain('dateTime="2026-12-01T18:00:00.000Z"')
  })

  it('takes the title of the page where it has none', () => {
    expect(stripTags(draw({ video: { url: 'https://zoom.us/my/ana' } }))).toContain('Join on Zoom')
  })

  it.each([
    ['https://example.com/watch?v=dQw4w9WgXcQ', 'video_provider_unknown'],
    ['javascript:alert(1)', 'video_address_invalid'],
    ['https://fb.watch/abc', 'video_short_link'],
  ])('refuses %s in words of its own', (url, code) => {
    expect(parseBlock(aBlock('livestream', { video: { url } })).problems).toMatchObject([
      { path: 'video.url', code },
    ])
  })
})
