import { chainOf, lacksProgressRoot, type AccessNode } from '@foyer/domain/access'
import { siteFrom, type Site, type ReleaseTree } from '../tree/index.ts'

/**
 * The pages that wait from a member's start and that a release would leave without a page to start, at or above them:
 * they would open for nobody. Those that members know so already are left alone, so that they keep nothing back.
 */
export function lostRoots(site: Site, base: ReleaseTree, set: readonly AccessNode[]): string[] {
  const without = set.flatMap(({ page_id }) =>
    lacksProgressRoot(chainOf(page_id, site.nodes)) ? [page_id] : [],
  )
  if (without.length === 0) return []
  const before = siteFrom(base, { set })
  return without.filter((id) => !before.pages.has(id) || !lacksProgressRoot(chainOf(id, before.nodes)))
}
