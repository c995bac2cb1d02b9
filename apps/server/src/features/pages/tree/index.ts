/** The pages of a release and the site that members see. Whoever reads published pages begins with `loadLiveSite`. */
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
export { loadLiveSite, loadReleaseTree, loadSite, findNextOpening, type Site, createSite } from './site.ts'
