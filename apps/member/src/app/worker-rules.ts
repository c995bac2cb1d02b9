import { VERSION_MARKER } from '../platform/version/version-marker.ts'
import { OWN_MEDIA_CACHE } from './own-media.ts'

/**
 * What pages tell the worker: to take over, to forget a member, which language is spoken here, and who looks at them
 * with which rights (`viewerKey`).
 */
export type WorkerNews =
  | { type: 'take_over' }
  | { type: 'wipe' }
  | { type: 'speak'; language: string }
  | { type: 'viewer'; key: string }

/** The caches that may hold something of a member; they are emptied when the member leaves. */
export const WIPED_CACHES = ['documents', 'pages', 'media', OWN_MEDIA_CACHE] as const

/** Parameters that differ at every request and change nothing. */
const MARKERS = ['ts', VERSION_MARKER, 'session', 'viewing']

/** The address under which an answer is kept for later: without what differs at every request, and without secrets. */
export function offlineKey(address: string): string {
  const url = new URL(address)
  for (const name of MARKERS) url.searchParams.delete(name)
  url.hash = ''
  return url.href
}

/** The path of the page that a document or a page file shows; of any other address, the path itself. */
export function pageOf(address: string): string {
  const { pathname } = new URL(address)
  const [, page] = /^\/_pages(\/.+)?\/index\.json$/.exec(pathname) ?? []
  if (page !== undefined) return page
  return pathname === '/_pages/index.json' ? '/' : pathname
}

/** The documents that can stand in for one that was never opened: the start page, in the same language first. */
export function startPages(address: string): string[] {
  const url = new URL(address)
  const start = new URL('/', url)
  const lang = url.searchParams.get('lang')
  if (lang === null) return [start.href]
  return [`${start.href}?lang=${encodeURIComponent(lang)}`, start.href]
}

/** What the addresses of one drawing in all its sizes begin with; null where sizes have nothing in common. */
export function drawingOf(address: string): string | null {
  const { origin, pathname } = new URL(address)
  const [, drawing] = /^(\/_art\/.+\/)[^/]+$/.exec(pathname) ?? []
  return drawing === undefined ? null : `${origin}${drawing}`
}
