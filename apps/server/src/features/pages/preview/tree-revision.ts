import { hashSecret } from '#platform/secrets.ts'
import type { PlacedDraft } from '../queries/drafts.ts'

/**
 * A name for a tree as its drafts are now: each save, of a translation too, and each page that comes, goes or
 * moves, gives another one.
 */
export function treeRevision(tree: readonly PlacedDraft[]): string {
  const places = tree.map((page) => {
    const { id, parent_id, rank, path, revision, texts_hash } = page
    return [id, parent_id, rank, path, revision, texts_hash]
  })
  return hashSecret(JSON.stringify(places))
}
