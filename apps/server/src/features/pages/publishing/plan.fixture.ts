import type { TreeRow } from '../repository/drafts.ts'
import type { VersionSummary } from '../repository/versions.ts'
import { differenceOf, type Differences, type Pages } from './plan.ts'

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
