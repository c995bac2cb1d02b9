import './contributions.ts'
import './events.ts'
import './jobs/clean-files.ts'
import './jobs/clean-preview-grants.ts'
import './jobs/publish-drafts.ts'
import './jobs/run-plans.ts'
import './jobs/settle-media.ts'
import './jobs/warm-pages.ts'
import './subscribers.ts'

export { createPages, type PageSeed } from './commands/create-pages.ts'
export { rewritePage } from './commands/rewrite-page.ts'
export { isCommentable } from './commentable.ts'
export { countOpenPages } from './count-open-pages.ts'
export type { Draft } from './draft.ts'
export { newDraft } from './new-draft.ts'
export { appBond, isBondHeld, mediaBond, type Bearer } from './media-bond.ts'
export { refusalOf } from './denied.ts'
export { isLive } from './is-live.ts'
export { isOverlay } from './is-overlay.ts'
export {
  ancestorsOf,
  fieldsOfType,
  findPages,
  liveSite,
  listPagesOfType,
  pageTreeOf,
  progressRootOf,
  type LivePage,
} from './live.ts'
export { completedPagesPort, stripePort } from './ports.ts'
export { publishNow } from './publishing/publish-now.ts'
export { rendererPort, type RenderInput, type RenderOutput, type Renderer } from './rendering/renderer.ts'
export { findTitles as findPageTitles, findTreeRows, subtreeIds } from './repository/drafts.ts'
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
export { localeOf, type Entry, type Served } from './serving/served-cache.ts'
export { saidFieldsOf } from './said-fields.ts'
export { tabPages } from './tab-pages.ts'
export { toldOf } from './viewable-below.ts'
