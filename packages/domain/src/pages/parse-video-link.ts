/** The supported video providers (spec section 2). */
export type VideoProvider = 'youtube' | 'zoom' | 'vimeo' | 'facebook'

/**
 * A recognised video. `embed_url`: what a frame shows; `null` where the provider opens in a tab of its own.
 */
export interface Video {
  provider: VideoProvider
  id: string
  embed_url: string | null
}

type VideoParser = (url: URL, segments: readonly string[]) => Video | null

const YOUTUBE_ID = /^[\w-]{11}$/u
const VIMEO_ID = /^\d{6,12}$/u
const VIMEO_HASH = /^[0-9a-f]{6,20}$/u
const ZOOM_ID = /^\d{9,11}$/u
const FACEBOOK_ID = /^\d{8,20}$/u

const youtube: VideoParser = (url, [first, second]) => {
  const id = ['embed', 'shorts', 'live'].includes(first ?? '') ? second : url.searchParams.get('v')
  return first === 'watch' || second !== undefined ? youtubeVideo(id) : null
}

const vimeo: VideoParser = (url, segments) => {
  const [id, in_path] = segments[0] === 'video' ? segments.slice(1) : segments
  if (!id || !VIMEO_ID.test(id)) return null
  const hash = in_path ?? url.searchParams.get('h')
  if (hash && !VIMEO_HASH.test(hash)) return null
  return {
    provider: 'vimeo',
    id,
    embed_url: `https://player.vimeo.com/video/${id}${hash ? `?h=${hash}` : ''}`,
  }
}

const zoom: VideoParser = (_url, segments) => {
  const [first, second, third] = segments
  const id = first === 'wc' ? (second === 'join' ? third : second) : second
  const is_meeting = ['j', 'w', 's', 'wc'].includes(first ?? '') && id !== undefined && ZOOM_ID.test(id)
  return is_meeting ? { provider: 'zoom', id, embed_url: null } : null
}

const facebook: VideoParser = (url, segments) => {
  const at = segments.indexOf('videos')
  const id = segments[0] === 'watch' ? url.searchParams.get('v') : at > 0 ? segments.at(-1) : null
  if (!id || !FACEBOOK_ID.test(id)) return null
  const href = encodeURIComponent(`https://www.facebook.com/watch/?v=${id}`)
  return { provider: 'facebook', id, embed_url: `https://www.facebook.com/plugins/video.php?href=${href}` }
}

const HOSTS = new Map<string, VideoParser>([
  ['youtube.com', youtube],
  ['www.youtube.com', youtube],
  ['m.youtube.com', youtube],
  ['www.youtube-nocookie.com', youtube],
  ['youtu.be', (_url, [id]) => youtubeVideo(id)],
  ['vimeo.com', vimeo],
  ['www.vimeo.com', vimeo],
  ['player.vimeo.com', vimeo],
  ['zoom.us', zoom],
  ['facebook.com', facebook],
  ['www.facebook.com', facebook],
  ['m.facebook.com', facebook],
])

/** Recognises a video by the exact host and id pattern of its provider; `null` for anything else. */
export function parseVideoLink(link: string): Video | null {
  if (!/^https?:\/\//iu.test(link) || !URL.canParse(link)) return null
  const url = new URL(link)
  if (url.username !== '' || url.password !== '' || url.port !== '') return null

  const parse = HOSTS.get(url.hostname) ?? (/^[a-z0-9-]+\.zoom\.us$/u.test(url.hostname) ? zoom : null)
  return parse?.(url, url.pathname.split('/').filter(Boolean)) ?? null
}

function youtubeVideo(id: string | null | undefined): Video | null {
  if (!id || !YOUTUBE_ID.test(id)) return null
  return { provider: 'youtube', id, embed_url: `https://www.youtube-nocookie.com/embed/${id}` }
}
