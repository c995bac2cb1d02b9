/** Published bytes: the static layer of an app, bodies for readers, and the one cache of both. */
export { warmPagesJob } from './jobs/warm-pages.ts'
export {
  clearPublishedBytes,
  type CacheEntry,
  formatEntryKey,
  parseLocale,
  loadPublishedBytes,
  type StaticResponse,
} from './published-bytes.ts'
export {
  type ServeRequest,
  serveCard,
  serveDocument,
  serveIcon,
  serveIndex,
  serveScreen,
  serveSiteFile,
  serveTranslation,
  serveTree,
} from './serve.ts'
