import type { TreeNode } from '../queries.ts'

type Tree = { readonly nodes: readonly TreeNode[]; readonly read_at: number }
type OpenedPage = Pick<TreeNode, 'page_id' | 'state'> & { readonly opened_at: number }

/**
 * The state of an open page: as the tree says it, else as it was opened. One that a later tree does not have was
 * deleted, and no member sees it.
 */
export function getCurrentState(
  { nodes, read_at }: Tree,
  { page_id, state, opened_at }: OpenedPage,
): TreeNode['state'] {
  const node = nodes.find((one) => one.page_id === page_id)
  return node?.state ?? (read_at > opened_at ? 'deleted' : state)
}
