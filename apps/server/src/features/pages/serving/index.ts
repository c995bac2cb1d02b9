/** Published bytes: the static layer of an app, bodies for readers, and the one cache of both. */
export { warmPages } from './jobs/warm-pages.ts'
export {
  clearPublishedBytes,
  type Entry,
  entryKey,
  localeOf,
  publishedBytes,
  type Served,
} from './published-bytes.ts'
export {
  type Asked,
  serveCard,
  serveDocument,
  serveIndex,
  serveScreen,
  serveSiteFile,
  serveTranslation,
  serveTree,
} from './serve.ts'
