import { PRIVATE_MEDIA_CACHE } from './private-media.ts'

/**
 * Messages from pages to the worker: take over, clear a member's data, the current language, the viewer with their
 * access rights (`viewerKey`), and a path that is open, whose notifications are read.
 */
export type WorkerMessage =
  | { type: 'take_over' }
  | { type: 'wipe' }
  | { type: 'speak'; language: string }
  | { type: 'viewer'; key: string }
  | { type: 'opened'; path: string }

/** Caches that may contain member data; they are emptied when the member signs out. */
export const MEMBER_CACHES = ['documents', 'pages', 'media', PRIVATE_MEDIA_CACHE] as const

/**
 * The cache key of a response. It includes the language only: other parameters, secrets among them, do not change
 * the response and would take the place of another page.
 */
export function offlineKey(address: string): string {
  const { origin, pathname, searchParams } = new URL(address)
  const lang = searchParams.get('lang')
  return `${origin}${pathname}${lang === null ? '' : `?lang=${encodeURIComponent(lang)}`}`
}

/** Prefix and suffix around a page's path in the address of its file, and in that of its translation. */
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

/** The name of the entry file of a build's documents, found among the files of that build. */
export function findEntryFile(files: readonly string[]): string {
  const entry = files
    .map((file) => file.split('/').at(-1) ?? '')
    .find((name) => name.startsWith('entry-client-'))
  if (!entry) throw new Error('The build has no entry.')
  return entry
}

/** The documents to use in place of one that was never opened: the start page, in the same language first. */
export function listStartPages(address: string): string[] {
  const url = new URL(address)
  const start = new URL('/', url)
  const lang = url.searchParams.get('lang')
  if (lang === null) return [start.href]
  return [`${start.href}?lang=${encodeURIComponent(lang)}`, start.href]
}

/** The common prefix of the addresses of all sizes of a picture; null when the sizes share none. */
export function picturePrefix(address: string): string | null {
  const { origin, pathname } = new URL(address)
  const match = /^(\/_art\/.+\/)[^/]+$/.exec(pathname) ?? /^(\/media\/.+\/)w\d+\.\w+$/.exec(pathname)
  return match ? `${origin}${match[1]}` : null
}

/** Whether a path that is opened in a tab is a page: files of pages open in tabs too, and are never stored. */
export function isDocumentPath(path: string): boolean {
  return !path.startsWith('/media/')
}
