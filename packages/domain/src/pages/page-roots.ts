/** A page as far as its place in the tree is concerned. */
export type TreeNode = {
  readonly page_id: string
  readonly parent_id: string | null
  readonly content_type: string
}

/** No tree is deeper; a circle ends here too. */
const MAX_DEPTH = 64

/**
 * Returns the top page of a page's tree, and its content root: the nearest page at or above it whose type begins a
 * unit of content (model, "Content"), or the top where there is none.
 */
export function findPageRoots(
  page: TreeNode,
  by_id: ReadonlyMap<string, TreeNode>,
  beginsUnit: (content_type: string) => boolean,
): { root_id: string; content_root_id: string } {
  let unit: string | null = null
  let top = page
  for (let at: TreeNode | undefined = page, depth = 0; at && depth < MAX_DEPTH; depth += 1) {
    if (unit === null && beginsUnit(at.content_type)) unit = at.page_id
    top = at
    at = at.parent_id === null ? undefined : by_id.get(at.parent_id)
  }
  return { root_id: top.page_id, content_root_id: unit ?? top.page_id }
}
