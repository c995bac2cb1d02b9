import './events.ts'

export { createPages, type PageSeed } from './drafts/commands/create-pages.ts'
export { liveSite } from './tree/site.ts'
export { rewritePage } from './drafts/commands/rewrite-page.ts'
export { isCommentable } from './published/commentable.ts'
export { countOpenPages } from './published/count-open-pages.ts'
export type { Draft } from './content/draft.ts'
export { newDraft } from './content/new-draft.ts'
export { appBond, isBondHeld, mediaBond, type Bearer } from './media/media-bond.ts'
export { refusalOf } from './gates/denied.ts'
export { isLive } from './published/is-live.ts'
export { isOverlay } from './drafts/is-overlay.ts'
export {
  ancestorsOf,
  fieldsOfType,
  findPages,
  listPagesOfType,
  pageTreeOf,
  progressRootOf,
  type LivePage,
} from './published/live.ts'
export { completedPagesNeed, stripeNeed } from './needs.ts'
export { publicLinks } from './rendering/public-links.ts'
export { publishNow } from './releases/publish-now.ts'
export {
  rendererNeed,
  type RenderInput,
  type RenderOutput,
  type Renderer,
  type RendererSource,
} from './rendering/renderer.ts'
export { findTitles as findPageTitles, findTreeRows, subtreeIds } from './queries/drafts.ts'
export {
  serveCard,
  serveDocument,
  serveIndex,
  serveScreen,
  serveSiteFile,
  serveTranslation,
  serveTree,
  type Asked,
} from './serving/serve.ts'
export {
  clearPublishedBytes,
  entryKey,
  localeOf,
  publishedBytes,
  type Entry,
  type Served,
} from './serving/published-bytes.ts'
export { saidFieldsOf } from './published/said-fields.ts'
export { tabPages } from './drafts/tab-pages.ts'
export { toldOf } from './rendering/viewable-below.ts'
