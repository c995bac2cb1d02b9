import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import { pageTraits } from '@foyer/content/definitions'

/** Normalizes settings for a page type: types that are always started are progress roots, whatever was sent. */
export function normalizeNode<Node extends Partial<AccessNodeInput>>(content_type: string, node: Node): Node {
  return pageTraits(content_type).is_progress_container ? { ...node, is_progress_root: true } : node
}
