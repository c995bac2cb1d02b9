import { hashSecret } from '#platform/secrets.ts'
import type { PlacedDraft } from '../repository/drafts.ts'

/** A name for a tree as its drafts are now: each save, and each page that comes, goes or moves, gives another one. */
export function treeRevision(tree: readonly PlacedDraft[]): string {
  const places = tree.map(({ id, parent_id, rank, path, revision }) => [id, parent_id, rank, path, revision])
  return hashSecret(JSON.stringify(places))
}
