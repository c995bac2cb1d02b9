import type { TreeNode } from '../queries.ts'

type Tree = { readonly nodes: readonly TreeNode[]; readonly read_at: number }
type OpenedPage = Pick<TreeNode, 'page_id' | 'state'> & { readonly opened_at: number }

/**
 * Returns the state of an open page: from the tree, otherwise as it was opened. A page missing from a later tree was
 * deleted.
 */
export function getCurrentState(
  { nodes, read_at }: Tree,
  { page_id, state, opened_at }: OpenedPage,
): TreeNode['state'] {
  const node = nodes.find((one) => one.page_id === page_id)
  return node?.state ?? (read_at > opened_at ? 'deleted' : state)
}
