import { describe, expect, it } from 'vitest'
import { parseVideoAddress, videoPageUrl, videoPlayerUrl } from './video-address.ts'

const YT = 'dQw4w9WgXcQ'
const youtube = `https://www.youtube.com/watch?v=${YT}`

/** What the address is understood as, in the one form that people see; else the code of the refusal. */
function parse(text: string): string {
  const found = parseVideoAddress(text)
  return 'video' in found ? videoPageUrl(found.video) : found.refused
}

describe('parseVideoAddress', () => {
  it.each([
    [youtube, youtube],
    [`youtube.com/watch?v=${YT}`, youtube],
    [`//youtube.com/watch?v=${YT}`, youtube],
    [`http://m.youtube.com/watch?list=PL1&v=${YT}&index=2`, youtube],
    [`  https://music.youtube.com/watch?v=${YT}  `, youtube],
    [`https://www.youtube-nocookie.com/embed/${YT}`, youtube],
    [`https://youtube-nocookie.com/embed/${YT}?rel=0`, youtube],
    [`https://www.youtube.com/embed/${YT}/`, youtube],
    [`https://youtube.com/shorts/${YT}?feature=share`, youtube],
    [`https://www.youtube.com/live/${YT}`, youtube],
    [`https://www.youtube.com/v/${YT}`, youtube],
    [`https://youtu.be/${YT}?si=abc`, youtube],
    [`https://YOUTU.BE/${YT}`, youtube],
    [`https://youtu.be/${YT}?t=90`, `${youtube}&t=90s`],
    [`https://youtu.be/${YT}?t=90s`, `${youtube}&t=90s`],
    [`https://youtu.be/${YT}#t=1m30s`, `${youtube}&t=90s`],
    [`${youtube}&start=1h2m3s`, `${youtube}&t=3723s`],
    [`${youtube}&time_continue=5`, `${youtube}&t=5s`],
    [`${youtube}&t=soon`, youtube],
    [`${youtube}&t=999999999`, youtube],

    ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
    ['www.vimeo.com/76979871/8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
    ['https://vimeo.com/76979871?h=8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
    ['https://vimeo.com/76979871#t=90s', 'https://vimeo.com/76979871#t=90s'],
    ['https://vimeo.com/manage/videos/76979871', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/manage/videos/76979871/8272103f6e/privacy', 'https://vimeo.com/76979871/8272103f6e'],
    ['https://vimeo.com/showcase/11/video/76979871', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/album/11/video/76979871', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/groups/shortfilms/videos/76979871', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/event/4154130', 'https://vimeo.com/event/4154130'],
    ['https://vimeo.com/event/4154130/embed/9e2bf1b0d7', 'https://vimeo.com/event/4154130/9e2bf1b0d7'],
    ['https://vimeo.com/event/4154130/9e2bf1b0d7', 'https://vimeo.com/event/4154130/9e2bf1b0d7'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],

    [
      'https://www.facebook.com/watch/?v=10153231379946729',
      'https://www.facebook.com/watch/?v=10153231379946729',
    ],
    [
      'https://m.facebook.com/watch/live/?v=10153231379946729',
      'https://www.facebook.com/watch/?v=10153231379946729',
    ],
    [
      'https://web.facebook.com/video.php?v=10153231379946729',
      'https://www.facebook.com/watch/?v=10153231379946729',
    ],
    [
      'https://facebook.com/studio.berlin/videos/10153231379946729/',
      'https://www.facebook.com/studio.berlin/videos/10153231379946729',
    ],
    [
      'https://facebook.com/studio/videos/morning-flow/10153231379946729',
      'https://www.facebook.com/studio/videos/10153231379946729',
    ],
    ['https://www.facebook.com/reel/10153231379946729', 'https://www.facebook.com/reel/10153231379946729'],

    ['https://zoom.us/j/5551112222', 'https://zoom.us/j/5551112222'],
    ['https://us02web.zoom.us/j/82345678901?pwd=aB3.1', 'https://us02web.zoom.us/j/82345678901?pwd=aB3.1'],
    ['https://studio.zoom.us/w/823456789', 'https://studio.zoom.us/w/823456789'],
    ['https://zoom.us/my/coach.ana', 'https://zoom.us/my/coach.ana'],
    ['https://zoom.us/wc/join/82345678901', 'https://zoom.us/wc/join/82345678901'],
    ['https://zoom.us/rec/share/aB-3_x.Yz', 'https://zoom.us/rec/share/aB-3_x.Yz'],
  ])('reads %s', (address, expected) => {
    expect(parse(address)).toBe(expected)
  })

  it.each([
    ['', 'video_address_invalid'],
    ['a video of mine', 'video_address_invalid'],
    [`javascript:alert('${YT}')`, 'video_address_invalid'],
    [`ftp://youtube.com/watch?v=${YT}`, 'video_address_invalid'],
    [`https://me@youtube.com/watch?v=${YT}`, 'video_address_invalid'],
    [`https://youtube.com:443/watch?v=${YT}`, 'video_address_invalid'],
    [`youtube.com:8080/watch?v=${YT}`, 'video_address_invalid'],
    [`https://youtube.com\\@evil.com/watch?v=${YT}`, 'video_address_invalid'],
    [`https://youtube.com/watch?v=${YT}&a=${'a'.repeat(2000)}`, 'video_address_invalid'],

    [`https://evil.com/?x=youtube.com/watch?v=${YT}`, 'video_provider_unknown'],
    [`https://youtube.com.evil.com/watch?v=${YT}`, 'video_provider_unknown'],
    [`https://notyoutube.com/watch?v=${YT}`, 'video_provider_unknown'],
    [`https://youtube.com./watch?v=${YT}`, 'video_provider_unknown'],
    ['https://evilzoom.us/j/5551112222', 'video_provider_unknown'],
    ['https://www.dailymotion.com/video/x8abcde', 'video_provider_unknown'],

    ['https://youtube.com/', 'video_id_missing'],
    ['https://youtube.com/@coach', 'video_id_missing'],
    ['https://youtube.com/playlist?list=PL1', 'video_id_missing'],
    ['https://www.youtube.com/embed/videoseries?list=PL1', 'video_id_missing'],
    ['https://www.youtube.com/embed/live_stream?channel=UC1', 'video_id_missing'],
    [`https://youtube.com/watch?v=${YT}x`, 'video_id_missing'],
    [`https://youtube.com/watch/more?v=${YT}`, 'video_id_missing'],
    [`https://youtu.be/${YT}/more`, 'video_id_missing'],
    ['https://vimeo.com/coach', 'video_id_missing'],
    ['https://vimeo.com/1234', 'video_id_missing'],
    ['https://vimeo.com/76979871/settings', 'video_id_missing'],
    ['https://vimeo.com/76979871?h=zz', 'video_id_missing'],
    ['https://vimeo.com/event/4154130/embed/9e2bf1b0d7/more', 'video_id_missing'],
    ['https://www.facebook.com/studio', 'video_id_missing'],
    ['https://www.facebook.com/watch/?v=abc', 'video_id_missing'],
    ['https://zoom.us/j/12345678', 'video_id_missing'],
    ['https://zoom.us/pricing', 'video_id_missing'],

    ['https://fb.watch/abc123/', 'video_short_link'],
    ['https://www.facebook.com/share/v/abc123/', 'video_short_link'],
    ['https://us02web.zoom.us/s/82345678901?zak=secret', 'video_host_link'],
  ])('refuses %s', (address, code) => {
    expect(parse(address)).toBe(code)
  })

  it('reads its own form of an address again', () => {
    for (const address of [
      `${youtube}&t=90s`,
      'https://vimeo.com/event/4154130/9e2bf1b0d7',
      'https://zoom.us/my/ana',
    ])
      expect(parse(address)).toBe(address)
  })
})

describe('videoPlayerUrl', () => {
  it.each([
    [youtube, `https://www.youtube-nocookie.com/embed/${YT}?autoplay=1&playsinline=1&rel=0`],
    [
      `${youtube}&t=90`,
      `https://www.youtube-nocookie.com/embed/${YT}?start=90&autoplay=1&playsinline=1&rel=0`,
    ],
    [
      'https://vimeo.com/76979871/8272103f6e#t=5',
      'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1&autoplay=1#t=5s',
    ],
    ['https://vimeo.com/event/4154130/9e2bf1b0d7', 'https://vimeo.com/event/4154130/embed/9e2bf1b0d7'],
    [
      'https://www.facebook.com/watch/?v=10153231379946729',
      'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fwatch%2F%3Fv%3D10153231379946729&show_text=false&autoplay=true',
    ],
    ['https://zoom.us/j/5551112222', null],
  ])('builds the player of %s', (address, expected) => {
    const found = parseVideoAddress(address)
    expect('video' in found && videoPlayerUrl(found.video)).toBe(expected)
  })
})
