export { createPages, type PageSeed, rewritePage, isOverlay } from './drafts/index.ts'
export { addPageTags, createTags, ensureTags, type TagSeed } from './tags/change-tags.ts'
export { listTagRefs } from './queries/tags.ts'
export { loadLiveSite, type Site } from './tree/index.ts'
export {
  ANY_TYPE,
  findContent,
  getListedPage,
  getListedState,
  GUEST_STATE,
  isOpen,
  isOpenlyKnown,
  loadSiteAccess,
  orderPages,
  type ContentQuery,
  type ListViewer,
  type SiteAccess,
} from './lists/index.ts'
export {
  isCommentable,
  findFields,
  listFields,
  listFieldsOfType,
  findPages,
  findLocalizedPages,
  listTitles,
  findPageOfPart,
  findFieldsInRelease,
  findPagesInRelease,
  findLocalizedFields,
  findReadableBlock,
} from './published/index.ts'
export { type Draft } from './content/index.ts'
export {
  formatAppMediaScope,
  isMediaScopeValid,
  formatMediaScope,
  openPageFileAddress,
  type Bearer,
} from './media/index.ts'
export { findFoundTexts, searchLivePages } from './search/index.ts'
export { createPageRefusal } from './gates/index.ts'
export { listKnownLinks, describeDecision } from './rendering/index.ts'
export { publishNow } from './releases/index.ts'
export { rendererNeed, type Renderer, type RendererSource } from './documents/index.ts'
export {
  serveCard,
  serveDocument,
  serveIcon,
  serveIndex,
  serveScreen,
  serveSiteFile,
  serveTranslation,
  serveTree,
  type ServeRequest,
  clearPublishedBytes,
  formatEntryKey,
  loadPublishedBytes,
  parseLocale,
  type CacheEntry,
  type StaticResponse,
} from './serving/index.ts'
export { completedPagesNeed, latestSubmissionNeed, productsOnSaleNeed, stripeNeed } from './needs.ts'
export {
  findPageByPath,
  findPagesOfTypes,
  listDraftFields,
  findTitles as findPageTitles,
  findTreeRows,
  listSubtreeIds,
} from './queries/drafts.ts'
