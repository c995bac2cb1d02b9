/** Lists of content by rules, found in the cached site. `findContent` is the one filter of all of them. */
export { isOpen, isOpenlyKnown } from './gate-groups.ts'
export { getListedPage, getListedState, type SiteListedPage } from './listed-page.ts'
export { ANY_TYPE, orderPages } from './order-pages.ts'
export {
  findContent,
  findNextChangeTime,
  GUEST_STATE,
  type ContentQuery,
  type ListViewer,
} from './find-content.ts'
export { loadSiteAccess, type SiteAccess } from './site-access.ts'
