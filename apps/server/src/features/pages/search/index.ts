/** The index of published pages: a release and access settings update it, members search it. */
export { updateGates } from '../queries/page-search.ts'
export { findFoundTexts } from './found-texts.ts'
export { searchLivePages } from './search-pages.ts'
export { syncReleaseSearch } from './sync-search.ts'
