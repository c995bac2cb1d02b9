import type { TreeRow } from '../queries/drafts.ts'
import type { VersionSummary } from '../queries/versions.ts'
import { treeAfter, releaseTree, type ReleaseTree } from '../tree/release-tree.ts'
import { placedBy, touchedBy, type Pages, type ReleaseChanges } from './release-changes.ts'
import { differenceOf } from '../drafts/difference.ts'
import type { Differences } from '../queries/differences.ts'

export function byId(versions: readonly VersionSummary[]): Pages {
  return new Map(versions.map((version) => [version.page_id, version]))
}

/** What the database finds, by comparing each draft with its version. */
export function differing(drafts: readonly TreeRow[], versions: readonly VersionSummary[]): Differences {
  const known = new Set(drafts.map((draft) => draft.id))
  const published = byId(versions)
  return {
    drafts: drafts.filter((draft) => differenceOf(draft, published.get(draft.id)) !== 'same'),
    gone: versions.map((version) => version.page_id).filter((id) => !known.has(id)),
  }
}

/** The tree that some changes lead to from a release, its compiled pages as they are given. */
export function changedTree(
  open: readonly VersionSummary[],
  changes: ReleaseChanges,
  compiled: readonly VersionSummary[],
  release_id: string,
): ReleaseTree {
  return treeAfter(
    releaseTree('before', 1, open),
    { id: release_id, number: 2 },
    { removed: touchedBy(changes), versions: placedBy(byId(open), changes, compiled, release_id) },
  )
}
