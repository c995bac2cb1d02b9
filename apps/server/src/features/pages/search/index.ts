/** The index of published pages: a release and access settings update it, members search it. */
export { findSearchTexts, updateGates } from '../queries/page-search.ts'
export { searchLivePages } from './search-pages.ts'
export { syncReleaseSearch } from './sync-search.ts'
