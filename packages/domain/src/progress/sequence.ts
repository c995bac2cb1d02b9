/** A page of a tree with what lies below it, in the order in which it is shown. */
export interface TreePage {
  page_id: string
  children: readonly TreePage[]
}

/** One page to complete, and the stage that it lies in. */
export interface SequenceStep {
  page_id: string
  stage_id: string
}

/** The leaves below a page in order; a page without children is its own leaf. */
export function leavesOf(page: TreePage): string[] {
  return page.children.length === 0 ? [page.page_id] : page.children.flatMap(leavesOf)
}

/**
 * The pages to complete, in order: the leaves of the root's direct children, which are its stages (model,
 * "Program"). A root without children has an empty sequence.
 */
export function sequenceOf(root: TreePage): SequenceStep[] {
  return root.children.flatMap((stage) =>
    leavesOf(stage).map((page_id) => ({ page_id, stage_id: stage.page_id })),
  )
}

/** The page below (or at) a root with this id; `null` when the root does not hold it. */
export function findPage(root: TreePage, page_id: string): TreePage | null {
  if (root.page_id === page_id) return root
  for (const child of root.children) {
    const found = findPage(child, page_id)
    if (found) return found
  }
  return null
}
