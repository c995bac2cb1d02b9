/** A page of a tree with its descendants, in display order. */
export interface TreePage {
  page_id: string
  children: readonly TreePage[]
}

/** One page to complete, with its stage. */
export interface SequenceStep {
  page_id: string
  stage_id: string
}

/** Lists the leaves below a page in order; a page without children is its own leaf. */
export function listLeaves(page: TreePage): string[] {
  return page.children.length === 0 ? [page.page_id] : page.children.flatMap(listLeaves)
}

/**
 * Lists the pages to complete, in order: the leaves of the root's direct children, which are its stages (model,
 * "Program"). Empty for a root without children.
 */
export function buildSequence(root: TreePage): SequenceStep[] {
  return root.children.flatMap((stage) =>
    listLeaves(stage).map((page_id) => ({ page_id, stage_id: stage.page_id })),
  )
}

/**
 * Returns the completed ancestors of some of a root's leaves, up to the root: those with every leaf completed
 * (model, "Program").
 */
export function findCompletedAncestors(
  root: TreePage,
  page_ids: readonly string[],
  isCompleted: (page_id: string) => boolean,
): string[] {
  const targets = new Set(page_ids)
  const completed: string[] = []
  visit(root)
  return completed

  function visit(page: TreePage): { is_ancestor: boolean; is_done: boolean } {
    if (page.children.length === 0)
      return { is_ancestor: targets.has(page.page_id), is_done: isCompleted(page.page_id) }
    const leaves = page.children.map(visit)
    const is_ancestor = leaves.some((child) => child.is_ancestor)
    const is_done = leaves.every((child) => child.is_done)
    if (is_ancestor && is_done) completed.push(page.page_id)
    return { is_ancestor, is_done }
  }
}

/** Returns the page with this id at or below a root; `null` if there is none. */
export function findPage(root: TreePage, page_id: string): TreePage | null {
  if (root.page_id === page_id) return root
  for (const child of root.children) {
    const found = findPage(child, page_id)
    if (found) return found
  }
  return null
}
