export { createPages, type PageSeed, rewritePage, isOverlay } from './drafts/index.ts'
export { liveSite } from './tree/index.ts'
export { isCommentable, fieldsOfType, findPages, saidFieldsOf } from './published/index.ts'
export { type Draft } from './content/index.ts'
export { appBond, isBondHeld, mediaBond, type Bearer } from './media/index.ts'
export { refusalOf } from './gates/index.ts'
export { publicLinks, toldOf } from './rendering/index.ts'
export { publishNow } from './releases/index.ts'
export { rendererNeed, type Renderer, type RendererSource } from './documents/index.ts'
export {
  serveCard,
  serveDocument,
  serveIndex,
  serveScreen,
  serveSiteFile,
  serveTranslation,
  serveTree,
  type Asked,
  clearPublishedBytes,
  entryKey,
  publishedBytes,
  localeOf,
  type Entry,
  type Served,
} from './serving/index.ts'
export { completedPagesNeed, stripeNeed } from './needs.ts'
export { findTitles as findPageTitles, findTreeRows, subtreeIds } from './queries/drafts.ts'
