/** A video at a provider, taken from its address. Players get addresses that we build, never the typed one. */
export type Video =
  | { provider: 'youtube'; id: string; start_s: number }
  /** `hash` opens an unlisted video and is as secret as the page. */
  | { provider: 'vimeo'; kind: 'video' | 'event'; id: string; hash: string | null; start_s: number }
  | { provider: 'facebook'; id: string; page: string | null; is_reel: boolean; start_s: number }
  /** Opens at Zoom: it has no player. `path` begins with a slash; `pwd` is as secret as the page. */
  | { provider: 'zoom'; kind: 'meeting' | 'recording'; host: string; path: string; pwd: string | null }

/** The supported video providers (spec section 2). */
export type VideoProvider = Video['provider']

/** Why an address is no video; also the code of the field's problem. */
export type VideoRefusal =
  | 'video_address_invalid'
  | 'video_host_link'
  | 'video_id_missing'
  | 'video_provider_unknown'
  | 'video_short_link'

type Parser = (url: URL, segments: readonly string[]) => Video | VideoRefusal

const MAX_LENGTH = 2000
const MAX_START_S = 359_999

const YOUTUBE_ID = /^[\w-]{11}$/
/** Words in place of an id that have its length. */
const NO_YOUTUBE_IDS = new Set(['videoseries', 'live_stream'])
const VIMEO_ID = /^\d{5,12}$/
const VIMEO_HASH = /^[0-9a-f]{4,40}$/
const FACEBOOK_ID = /^\d{5,20}$/
const FACEBOOK_PAGE = /^[\w.-]{1,100}$/
const ZOOM_ID = /^\d{9,11}$/
const ZOOM_NAME = /^[\w.-]{1,100}$/
const ZOOM_TOKEN = /^[\w.-]{1,300}$/

/**
 * Finds the video of a typed address by the exact host and path of its provider. An address without a scheme counts
 * as https; other schemes, user names and ports are refused.
 */
export function parseVideoAddress(text: string): { video: Video } | { refused: VideoRefusal } {
  const url = parseUrl(text.trim())
  if (!url) return { refused: 'video_address_invalid' }
  const parse = findParser(url.hostname)
  if (!parse) return { refused: 'video_provider_unknown' }
  const found = parse(url, url.pathname.split('/').filter(Boolean))
  return typeof found === 'string' ? { refused: found } : { video: found }
}

/** The address of the video at its provider, for people: one form for each video. */
export function videoPageUrl(video: Video): string {
  if (video.provider === 'zoom')
    return `https://${video.host}${video.path}${video.pwd ? `?pwd=${video.pwd}` : ''}`
  const { id, start_s } = video
  if (video.provider === 'youtube')
    return `https://www.youtube.com/watch?v=${id}${start_s > 0 ? `&t=${start_s}s` : ''}`
  if (video.provider === 'vimeo') {
    const path = `${video.kind === 'event' ? 'event/' : ''}${id}${video.hash ? `/${video.hash}` : ''}`
    return `https://vimeo.com/${path}${start_s > 0 ? `#t=${start_s}s` : ''}`
  }
  if (video.page === null && !video.is_reel)
    return `https://www.facebook.com/watch/?v=${id}${start_s > 0 ? `&t=${start_s}` : ''}`
  const path = video.is_reel ? `reel/${id}` : `${video.page}/videos/${id}`
  return `https://www.facebook.com/${path}${start_s > 0 ? `?t=${start_s}` : ''}`
}

/**
 * The address of the provider's player, which starts by itself; null where there is none and the page is opened. One
 * that `is_followed` reports its time by messages.
 */
export function videoPlayerUrl(video: Video, { is_followed = false } = {}): string | null {
  if (video.provider === 'zoom') return null
  const { id, start_s } = video
  if (video.provider === 'youtube') {
    const start = start_s > 0 ? `start=${start_s}&` : ''
    return `https://www.youtube-nocookie.com/embed/${id}?${start}autoplay=1&playsinline=1&rel=0${is_followed ? '&enablejsapi=1' : ''}`
  }
  if (video.provider === 'vimeo') {
    if (video.kind === 'event')
      return `https://vimeo.com/event/${id}/embed${video.hash ? `/${video.hash}` : ''}`
    const hash = video.hash ? `h=${video.hash}&` : ''
    return `https://player.vimeo.com/video/${id}?${hash}dnt=1&autoplay=1${start_s > 0 ? `#t=${start_s}s` : ''}`
  }
  const href = encodeURIComponent(videoPageUrl({ ...video, start_s: 0 }))
  const start = start_s > 0 ? `&t=${start_s}` : ''
  return `https://www.facebook.com/plugins/video.php?href=${href}&show_text=false&autoplay=true${start}`
}

const parseYoutube: Parser = (url, segments) => {
  const [first, second] = segments
  if (first === 'watch' && segments.length === 1) return toYoutube(url, url.searchParams.get('v'))
  const has_id = ['embed', 'shorts', 'live', 'v'].includes(first ?? '') && segments.length === 2
  return has_id ? toYoutube(url, second) : 'video_id_missing'
}

const parseYoutubeShort: Parser = (url, segments) =>
  segments.length === 1 ? toYoutube(url, segments[0]) : 'video_id_missing'

function toYoutube(url: URL, id: string | null | undefined): Video | VideoRefusal {
  if (!id || !YOUTUBE_ID.test(id) || NO_YOUTUBE_IDS.has(id)) return 'video_id_missing'
  return { provider: 'youtube', id, start_s: parseStart(url) }
}

const parseVimeo: Parser = (url, segments) => {
  const [first, second, third, fourth] = segments
  const count = segments.length
  if (first === 'event') {
    const rest = third === 'embed' ? segments.slice(3) : segments.slice(2)
    return rest.length <= 1 ? toVimeo(url, 'event', second, rest[0]) : 'video_id_missing'
  }
  if (first === 'manage' && second === 'videos') {
    const hash = fourth !== undefined && VIMEO_HASH.test(fourth) ? fourth : undefined
    return toVimeo(url, 'video', third, hash)
  }
  const is_listed = (first === 'showcase' || first === 'album') && third === 'video'
  if (count === 4 && (is_listed || (first === 'groups' && third === 'videos')))
    return toVimeo(url, 'video', fourth)
  if (first === 'channels' && count === 3) return toVimeo(url, 'video', third)
  return count <= 2 ? toVimeo(url, 'video', first, second) : 'video_id_missing'
}

const parseVimeoPlayer: Parser = (url, segments) =>
  segments[0] === 'video' && segments.length === 2 ? toVimeo(url, 'video', segments[1]) : 'video_id_missing'

function toVimeo(url: URL, kind: 'video' | 'event', id?: string, in_path?: string): Video | VideoRefusal {
  const hash = in_path ?? url.searchParams.get('h')
  if (!id || !VIMEO_ID.test(id) || (hash !== null && !VIMEO_HASH.test(hash))) return 'video_id_missing'
  return { provider: 'vimeo', kind, id, hash, start_s: parseStart(url) }
}

const parseFacebook: Parser = (url, segments) => {
  const [first, second, third, fourth] = segments
  const query_id = url.searchParams.get('v') ?? ''
  if (first === 'share') return 'video_short_link'
  const is_watch =
    first === 'watch' && (segments.length === 1 || (segments.length === 2 && second === 'live'))
  if (is_watch || (first === 'video.php' && segments.length === 1)) return toFacebook(url, query_id, null)
  if (first === 'reel' && segments.length === 2) return toFacebook(url, second, null, true)
  if (second !== 'videos' || !first || !FACEBOOK_PAGE.test(first) || segments.length > 4)
    return 'video_id_missing'
  return toFacebook(url, fourth ?? third, first)
}

function toFacebook(
  url: URL,
  id: string | undefined,
  page: string | null,
  is_reel = false,
): Video | VideoRefusal {
  if (!id || !FACEBOOK_ID.test(id)) return 'video_id_missing'
  return { provider: 'facebook', id, page, is_reel, start_s: parseStart(url) }
}

const parseZoom: Parser = (url, segments) => {
  const [first, second, third] = segments
  const count = segments.length
  if (first === 's') return 'video_host_link'
  if ((first === 'j' || first === 'w') && count === 2 && ZOOM_ID.test(second ?? ''))
    return toZoom(url, 'meeting', `/${first}/${second}`)
  if (first === 'wc' && second === 'join' && count === 3 && ZOOM_ID.test(third ?? ''))
    return toZoom(url, 'meeting', `/wc/join/${third}`)
  if (first === 'my' && count === 2 && ZOOM_NAME.test(second ?? ''))
    return toZoom(url, 'meeting', `/my/${second}`)
  if (first === 'rec' && second === 'share' && count === 3 && ZOOM_TOKEN.test(third ?? ''))
    return toZoom(url, 'recording', `/rec/share/${third}`)
  return 'video_id_missing'
}

function toZoom(url: URL, kind: 'meeting' | 'recording', path: string): Video {
  const pwd = url.searchParams.get('pwd')
  return { provider: 'zoom', kind, host: url.hostname, path, pwd: pwd && ZOOM_TOKEN.test(pwd) ? pwd : null }
}

const parsers: readonly (readonly [hosts: readonly string[], parse: Parser])[] = [
  [
    [
      'youtube.com',
      'www.youtube.com',
      'm.youtube.com',
      'music.youtube.com',
      'youtube-nocookie.com',
      'www.youtube-nocookie.com',
    ],
    parseYoutube,
  ],
  [['youtu.be'], parseYoutubeShort],
  [['vimeo.com', 'www.vimeo.com'], parseVimeo],
  [['player.vimeo.com'], parseVimeoPlayer],
  [['facebook.com', 'www.facebook.com', 'm.facebook.com', 'web.facebook.com'], parseFacebook],
  [['fb.watch'], () => 'video_short_link'],
  [['zoom.us'], parseZoom],
]

function findParser(host: string): Parser | undefined {
  if (/^(?:[a-z0-9-]+\.)+zoom\.us$/.test(host)) return parseZoom
  return parsers.find(([hosts]) => hosts.includes(host))?.[1]
}

/** Browsers drop white space and convert backslashes in addresses, so these are refused. */
function parseUrl(text: string): URL | null {
  if (text === '' || text.length > MAX_LENGTH || /[\s\p{Cc}\\]/u.test(text)) return null
  const full = text.startsWith('//')
    ? `https:${text}`
    : /^[a-z][a-z0-9+-]*:/i.test(text)
      ? text
      : `https://${text}`
  const authority = /^https?:\/\/([^/?#]+)/i.exec(full)?.[1]
  if (authority === undefined || /[@:]/.test(authority) || !URL.canParse(full)) return null
  return new URL(full)
}

/** Seconds of `90`, `90s`, `1m30s` or `1h2m3s` in `t`, `start`, `time_continue` or `#t=`; 0 for anything else. */
function parseStart(url: URL): number {
  const in_hash = /^#t=([^&]+)/.exec(url.hash)?.[1]
  const query = url.searchParams
  const text = query.get('t') ?? query.get('start') ?? query.get('time_continue') ?? in_hash ?? ''
  const match = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text)
  if (!match) return 0
  const [, hours = 0, minutes = 0, seconds = 0] = match
  const start_s = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return start_s <= MAX_START_S ? start_s : 0
}
