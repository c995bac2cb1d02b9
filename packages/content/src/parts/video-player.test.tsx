import { describe, expect, it } from 'vitest'
import { renderWithHost, stripTags } from '../testing/render.tsx'
import { VideoPlayer } from './video-player.tsx'

const draw = (url: string, options = {}, starts_at: string | null = null) =>
  renderWithHost(
    <VideoPlayer video={{ url }} poster={null} title="Morning flow" starts_at={starts_at} />,
    options,
  )

describe('a video', () => {
  it.each([
    'https://youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/76979871/8272103f6e',
    'https://www.facebook.com/reel/10153231379946729',
  ])('loads nothing of %s before it is played', (url) => {
    const markup = draw(url)
    expect(markup).toContain('aria-label="Play Morning flow"')
    expect(markup).not.toMatch(/iframe|youtube|vimeo|facebook/)
  })

  it('is a card with a link where it is a Zoom meeting', () => {
    const markup = draw('https://zoom.us/j/5551112222?pwd=abc', {}, '2026-12-01T18:00:00.000Z')
    expect(markup).toContain(
      'href="https://zoom.us/j/5551112222?pwd=abc" target="_blank" rel="noopener noreferrer"',
    )
    expect(markup).toContain('<time dateTime="2026-12-01T18:00:00.000Z">')
    expect(stripTags(markup)).toBe('Morning flow Join on Zoom')
  })

  it('is nothing without an address that it knows, and a note in the preview', () => {
    expect(draw('https://evil.com/?x=youtube.com/watch?v=dQw4w9WgXcQ')).toBe('')
    expect(draw('https://evil.com/', { host: { is_preview: true } })).toContain('Choose a video.')
  })
})
