import type { z } from 'zod'
import type { changedPart } from '@foyer/contract/pages/draft-shapes'
import type { VersionSummary } from '../queries/versions.ts'

type Placed = Pick<VersionSummary, 'parent_id' | 'rank' | 'path'>

/** That a page stands elsewhere than it did, or has another path, and the path that it had; nothing where it stays. */
export function placeParts(now: Placed, was: Placed): z.infer<typeof changedPart>[] {
  const has_path = now.path === was.path
  if (has_path && now.parent_id === was.parent_id && now.rank === was.rank) return []
  return [{ kind: 'place', block_type: null, ...(has_path ? {} : { path: was.path }) }]
}
