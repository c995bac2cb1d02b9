import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import { isAlwaysStarted } from '@foyer/domain/progress'

/** Normalizes settings for a page type: types that are always started are progress roots, whatever was sent. */
export function normalizeNode<Node extends Partial<AccessNodeInput>>(content_type: string, node: Node): Node {
  return isAlwaysStarted(content_type) ? { ...node, is_progress_root: true } : node
}
