import type { TreeRow } from '../queries/drafts.ts'
import type { VersionSummary } from '../queries/versions.ts'
import { structureAfter, structureFrom, type Structure } from '../tree/site.ts'
import {
  differenceOf,
  placedBy,
  touchedBy,
  type Differences,
  type Pages,
  type ReleasePlan,
} from './release-changes.ts'

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

/** The tree that a plan leads to from a release, its compiled pages as they are given. */
export function treeAfter(
  open: readonly VersionSummary[],
  plan: ReleasePlan,
  compiled: readonly VersionSummary[],
  release_id: string,
): Structure {
  return structureAfter(
    structureFrom('before', 1, open),
    { id: release_id, number: 2 },
    { changed: [...touchedBy(plan)], versions: placedBy(byId(open), plan, compiled, release_id) },
  )
}
