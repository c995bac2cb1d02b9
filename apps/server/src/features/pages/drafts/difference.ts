import type { TreeRow } from '../queries/drafts.ts'
import type { VersionSummary } from '../queries/versions.ts'

/** What a page is to its published version: the same, different in words, or only standing elsewhere. */
export type Difference = 'same' | 'added' | 'changed' | 'moved'

type Published = Pick<VersionSummary, 'page_id' | 'parent_id' | 'rank' | 'path' | 'draft_hash'>

/** Compares a page of the draft with its published version. */
export function differenceOf(draft: TreeRow, published: Published | undefined): Difference {
  if (!published) return 'added'
  if (published.draft_hash !== draft.draft_hash) return 'changed'
  const { parent_id, rank, path } = published
  return parent_id === draft.parent_id && rank === draft.rank && path === draft.path ? 'same' : 'moved'
}
