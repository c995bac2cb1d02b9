import type { VersionSummary } from '../queries/versions.ts'
import { applyVersions, createReleaseTree, type ReleaseTree } from '../tree/release-tree.ts'
import {
  listReplacedVersions,
  listTouchedPages,
  type PagesById,
  type ReleaseChanges,
} from './release-changes.ts'

export function byId(versions: readonly VersionSummary[]): PagesById {
  return new Map(versions.map((version) => [version.page_id, version]))
}

/** The tree that some changes lead to from a release, its compiled pages as they are given. */
export function changedTree(
  open: readonly VersionSummary[],
  changes: ReleaseChanges,
  compiled: readonly VersionSummary[],
  release_id: string,
): ReleaseTree {
  return applyVersions(
    createReleaseTree('before', 1, open),
    { id: release_id, number: 2 },
    {
      removed: listTouchedPages(changes),
      versions: listReplacedVersions(byId(open), changes, compiled, release_id),
    },
  )
}
