/** A page as far as its place in the tree is concerned. */
export type TreeNode = {
  readonly page_id: string
  readonly parent_id: string | null
  readonly content_type: string
}

/** The page types that start a unit of content (model, "Content"). */
const CONTENT_UNIT_TYPES: ReadonlySet<string> = new Set(['program', 'pack', 'collection'])

/** No tree is deeper; a circle ends here too. */
const MAX_DEPTH = 64

/**
 * Returns the top page of a page's tree, and its content root: the nearest content unit at or above it, or the top
 * where there is none.
 */
export function findPageRoots(
  page: TreeNode,
  by_id: ReadonlyMap<string, TreeNode>,
): { root_id: string; content_root_id: string } {
  let unit: string | null = null
  let top = page
  for (let at: TreeNode | undefined = page, depth = 0; at && depth < MAX_DEPTH; depth += 1) {
    if (unit === null && CONTENT_UNIT_TYPES.has(at.content_type)) unit = at.page_id
    top = at
    at = at.parent_id === null ? undefined : by_id.get(at.parent_id)
  }
  return { root_id: top.page_id, content_root_id: unit ?? top.page_id }
}
