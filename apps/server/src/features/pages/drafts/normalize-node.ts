import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import { isAlwaysStarted } from '@foyer/domain/progress'

/** Settings as they are stored for a page of a type: what is always started is a progress root, whatever was said. */
export function normalizeNode<Node extends Partial<AccessNodeInput>>(content_type: string, node: Node): Node {
  return isAlwaysStarted(content_type) ? { ...node, is_progress_root: true } : node
}
