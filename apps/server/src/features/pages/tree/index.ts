/** The pages of a release and the site that members see. Whoever reads published pages begins with `liveSite`. */
export {
  bySiblings,
  childrenOf,
  progressTree,
  releaseTree,
  type ReleaseTree,
  type SitePage,
  treeAfter,
  withAllBelow,
} from './release-tree.ts'
export { liveSite, loadReleaseTree, loadSite, nextOpening, type Site, siteFrom } from './site.ts'
