import { PRIVATE_MEDIA_CACHE } from './private-media.ts'

/**
 * What pages tell the worker: to take over, to forget a member, which language is spoken here, and who looks at them
 * with which rights (`viewerKey`).
 */
export type WorkerMessage =
  | { type: 'take_over' }
  | { type: 'wipe' }
  | { type: 'speak'; language: string }
  | { type: 'viewer'; key: string }

/** The caches that may hold something of a member; they are emptied when the member leaves. */
export const MEMBER_CACHES = ['documents', 'pages', 'media', PRIVATE_MEDIA_CACHE] as const

/**
 * The address under which an answer is kept for later. The language alone makes another answer: whatever else an address
 * carries, secrets among it, is of one moment or of nobody's meaning, and would only take another page's place.
 */
export function offlineKey(address: string): string {
  const { origin, pathname, searchParams } = new URL(address)
  const lang = searchParams.get('lang')
  return `${origin}${pathname}${lang === null ? '' : `?lang=${encodeURIComponent(lang)}`}`
}

/** What stands around the path of a page in the address of its file, and in that of what it says in a language. */
const PAGE_FILE_PATHS = [
  /^\/_pages(\/.+)?\/index\.json$/,
  /^\/_pages\/_translations\/[a-zA-Z-]+(\/.+)?\.json$/,
]

/** The path of the page that a document, a page file or a translation shows; of any other address, the path itself. */
export function parsePagePath(address: string): string {
  const { pathname } = new URL(address)
  const file = PAGE_FILE_PATHS.map((shape) => shape.exec(pathname)).find((found) => found !== null)
  return file ? (file[1] ?? '/') : pathname
}

/** The public pictures that a document or a file of a page names. */
export function listPublicImages(text: string): Set<string> {
  return new Set(text.match(/\/media\/public\/[\w./-]+/g))
}

/** The file with which each document of a build begins, by its name, among the files of that build. */
export function findEntryFile(files: readonly string[]): string {
  const entry = files
    .map((file) => file.split('/').at(-1) ?? '')
    .find((name) => name.startsWith('entry-client-'))
  if (!entry) throw new Error('The build has no entry.')
  return entry
}

/** The documents that can stand in for one that was never opened: the start page, in the same language first. */
export function listStartPages(address: string): string[] {
  const url = new URL(address)
  const start = new URL('/', url)
  const lang = url.searchParams.get('lang')
  if (lang === null) return [start.href]
  return [`${start.href}?lang=${encodeURIComponent(lang)}`, start.href]
}

/** What the addresses of one drawing in all its sizes begin with; null where sizes have nothing in common. */
export function artworkPrefix(address: string): string | null {
  const { origin, pathname } = new URL(address)
  const [, prefix] = /^(\/_art\/.+\/)[^/]+$/.exec(pathname) ?? []
  return prefix === undefined ? null : `${origin}${prefix}`
}
