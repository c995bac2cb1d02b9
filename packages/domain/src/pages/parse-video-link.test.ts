import { describe, expect, it } from 'vitest'
import { assertHeightRatio, isHeightRatio } from './height-ratio.ts'
import { parseVideoLink } from './parse-video-link.ts'

const tube = 'https://www.youtube-nocookie.com/embed/aqz-KE_bpKQ'

describe('parseVideoLink', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aqz-KE_bpKQ&t=10', 'youtube', 'aqz-KE_bpKQ', tube],
    ['https://m.youtube.com/watch?v=aqz-KE_bpKQ', 'youtube', 'aqz-KE_bpKQ', tube],
    ['http://youtu.be/aqz-KE_bpKQ?si=x', 'youtube', 'aqz-KE_bpKQ', tube],
    ['https://youtube.com/shorts/aqz-KE_bpKQ', 'youtube', 'aqz-KE_bpKQ', tube],
    ['https://www.youtube.com/live/aqz-KE_bpKQ', 'youtube', 'aqz-KE_bpKQ', tube],
    ['https://www.youtube.com/embed/aqz-KE_bpKQ', 'youtube', 'aqz-KE_bpKQ', tube],
    ['https://vimeo.com/76979871', 'vimeo', '76979871', 'https://player.vimeo.com/video/76979871'],
    [
      'https://vimeo.com/76979871/abcdef1234',
      'vimeo',
      '76979871',
      'https://player.vimeo.com/video/76979871?h=abcdef1234',
    ],
    [
      'https://player.vimeo.com/video/76979871?h=abcdef1234',
      'vimeo',
      '76979871',
      'https://player.vimeo.com/video/76979871?h=abcdef1234',
    ],
    ['https://us02web.zoom.us/j/12345678901?pwd=x', 'zoom', '12345678901', null],
    ['https://zoom.us/wc/join/1234567890', 'zoom', '1234567890', null],
    ['https://zoom.us/wc/1234567890/join', 'zoom', '1234567890', null],
    [
      'https://www.facebook.com/coach/videos/10153231379946729/',
      'facebook',
      '10153231379946729',
      'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fwatch%2F%3Fv%3D10153231379946729',
    ],
  ])('%s', (link, provider, id, embed_url) => {
    expect(parseVideoLink(link)).toEqual({ provider, id, embed_url })
  })

  it.each([
    'https://facebook.com/watch/?v=10153231379946729x',
    'https://youtube.com.evil.example/watch?v=aqz-KE_bpKQ',
    'https://evil-youtube.com/watch?v=aqz-KE_bpKQ',
    'https://evil.example/youtube.com/watch?v=aqz-KE_bpKQ',
    'https://www.youtube.com@evil.example/watch?v=aqz-KE_bpKQ',
    'https://user@www.youtube.com/watch?v=aqz-KE_bpKQ',
    'https://www.youtube.com:8443/watch?v=aqz-KE_bpKQ',
    'https://www.youtube.com/watch?v=aqz-KE_bpK',
    'https://www.youtube.com/watch?v=aqz-KE_bpK%22',
    'https://www.youtube.com/aqz-KE_bpKQ',
    'https://www.youtube.com/channel/aqz-KE_bpKQ',
    'https://youtu.be/',
    'https://vimeo.com/about',
    'https://vimeo.com/76979871/"><script>',
    'https://evilzoom.us/j/12345678901',
    'https://zoom.us/j/1',
    'https://a.b.zoom.us/j/12345678901',
    'javascript:https://youtu.be/aqz-KE_bpKQ',
    'aqz-KE_bpKQ',
    '',
  ])('%j is no video of ours', (link) => {
    expect(parseVideoLink(link)).toBeNull()
  })
})

describe('the height ratio', () => {
  it.each([
    [9.99, false],
    [10, true],
    [56.25, true],
    [300, true],
    [300.01, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])('%d: %s', (ratio, is_within) => {
    expect(isHeightRatio(ratio)).toBe(is_within)
  })

  it('is refused with the message of the specification', () => {
    expect(assertHeightRatio(60)).toBe(60)
    expect(() => assertHeightRatio(9)).toThrow(new RangeError('Ratio Out Of Range'))
  })
})
