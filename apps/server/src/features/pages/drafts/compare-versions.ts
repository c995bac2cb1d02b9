import type { z } from 'zod'
import type { changedPart } from '@foyer/contract/pages/draft-shapes'
import type { TreeRow } from '../queries/drafts.ts'
import type { VersionSummary } from '../queries/versions.ts'

/** The difference of a page to its published version; `moved` means only its position or path changed. */
export type Difference = 'same' | 'added' | 'changed' | 'moved' | 'deleted'

type Positioned = Pick<VersionSummary, 'parent_id' | 'rank' | 'path'>
type Compared = Positioned & Pick<VersionSummary, 'draft_hash'>

/** Compares a page of the draft with its published version, or its versions in two releases. */
export function compareVersions(now: Compared | undefined, was: Compared | undefined): Difference {
  if (!was) return 'added'
  if (!now) return 'deleted'
  if (was.draft_hash !== now.draft_hash) return 'changed'
  return describeMove(now, was).length === 0 ? 'same' : 'moved'
}

/** Describes a changed position or path of a page, with the previous path; empty if neither changed. */
export function describeMove(now: Positioned, was: Positioned): z.infer<typeof changedPart>[] {
  const has_path = now.path === was.path
  if (has_path && now.parent_id === was.parent_id && now.rank === was.rank) return []
  return [{ kind: 'place', block_type: null, ...(has_path ? {} : { path: was.path }) }]
}

/** The owner's changes since a release: new or changed drafts, and pages whose draft was deleted. */
export type Differences = { drafts: readonly TreeRow[]; removed_ids: readonly string[] }

/** Compares all drafts with the pages of a release. */
export function findDifferences(
  drafts: readonly TreeRow[],
  live: ReadonlyMap<string, VersionSummary>,
): Differences {
  const known = new Set(drafts.map(({ id }) => id))
  return {
    drafts: drafts.filter((draft) => compareVersions(draft, live.get(draft.id)) !== 'same'),
    removed_ids: [...live.keys()].filter((id) => !known.has(id)),
  }
}
