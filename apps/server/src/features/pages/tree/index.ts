/** The pages of a release and the live site. Code that reads published pages starts with `loadLiveSite`. */
export {
  compareSiblings,
  listChildren,
  createProgressTree,
  createReleaseTree,
  type ReleaseTree,
  type SitePage,
  applyVersions,
  withDescendants,
} from './release-tree.ts'
export { loadLiveSite, loadReleaseTree, loadSite, findNextUnlockTime, type Site, createSite } from './site.ts'
