import { hasOwnPlace } from '@foyer/content/traits'
import { createMatcher, foldWords } from '@foyer/domain/search'
import { assertNever } from '#editor/assert-never.ts'
import type { TreeNode } from '../queries.ts'

/** A page with the pages below it, in order. */
export type TreeBranch = {
  readonly id: string
  readonly node: TreeNode
  readonly children: readonly TreeBranch[]
  /** Also counts those of a collapsed page, which are not among its children. */
  readonly child_count: number
}

/** The position of a page: its parent and its index there, not counting the page itself. */
export type TreePosition = { readonly parent_id: string | null; readonly position: number }

/** Where something was dropped: on a page, or before or after it. */
export type DropTarget = { readonly page_id: string; readonly at: 'before' | 'after' | 'on' }

/**
 * Builds the page tree. Pages without a parent are at the top, and so is one page of each cycle, so that every page
 * is reachable.
 */
export function buildTree(nodes: readonly TreeNode[]): readonly TreeBranch[] {
  const known = new Set(nodes.map((node) => node.page_id))
  const below = Map.groupBy(nodes, (node) =>
    node.parent_id !== null && known.has(node.parent_id) ? node.parent_id : null,
  )
  const placed = new Set<string>()
  const toBranch = (node: TreeNode): TreeBranch => {
    placed.add(node.page_id)
    const children = branches(node.page_id)
    return { id: node.page_id, node, children, child_count: children.length }
  }
  const branches = (parent_id: string | null): TreeBranch[] =>
    (below.get(parent_id) ?? [])
      .toSorted(compareOrder)
      .flatMap((node) => (placed.has(node.page_id) ? [] : toBranch(node)))
  const roots = branches(null)
  for (const node of nodes) if (!placed.has(node.page_id)) roots.push(toBranch(node))
  return roots
}

/** Leaves out what is below collapsed pages. Pages without children stay the same objects, which are not rendered again. */
export function collapseTree(
  branches: readonly TreeBranch[],
  expanded: ReadonlySet<string>,
): readonly TreeBranch[] {
  return branches.map((branch) =>
    branch.child_count === 0
      ? branch
      : { ...branch, children: expanded.has(branch.id) ? collapseTree(branch.children, expanded) : [] },
  )
}

/** Expands pages from the top, to a depth, as long as no more rows than this are shown. */
export function expandWithin(
  branches: readonly TreeBranch[],
  { max_rows, max_depth }: { max_rows: number; max_depth: number },
): ReadonlySet<string> {
  const expanded = new Set<string>()
  let row_count = branches.length
  let level = branches
  for (let depth = 0; depth < max_depth && level.length > 0; depth += 1) {
    const opened = level.filter(({ child_count }) => {
      if (child_count === 0 || row_count + child_count > max_rows) return false
      row_count += child_count
      return true
    })
    for (const { id } of opened) expanded.add(id)
    level = opened.flatMap(({ children }) => children)
  }
  return expanded
}

/** Returns the pages that match a term with their ancestors. */
export function filterTree(nodes: readonly TreeNode[], term: string): readonly TreeNode[] {
  if (term.trim() === '') return nodes
  const matches = createMatcher(term)
  const { by_id } = getIndex(nodes)
  const branches = new Set<string>()
  for (const node of nodes) {
    if (!matches(getWords(node))) continue
    let next: TreeNode | undefined = node
    while (next && !branches.has(next.page_id)) {
      branches.add(next.page_id)
      next = next.parent_id === null ? undefined : by_id.get(next.parent_id)
    }
  }
  return nodes.filter((node) => branches.has(node.page_id))
}

/** Folding ten thousand titles takes longer than a keystroke may, so it is done once. */
const wordsOfNodes = new WeakMap<TreeNode, readonly string[]>()

function getWords(node: TreeNode): readonly string[] {
  const words = wordsOfNodes.get(node) ?? foldWords(`${node.title} ${node.path}`)
  wordsOfNodes.set(node, words)
  return words
}

/** The pages above a page, the nearest first. A circle ends where it closes. */
export function getAncestors(nodes: readonly TreeNode[], page_id: string): readonly TreeNode[] {
  const { by_id } = getIndex(nodes)
  const above = new Set<TreeNode>()
  let parent = by_id.get(by_id.get(page_id)?.parent_id ?? '')
  while (parent && !above.has(parent)) {
    above.add(parent)
    parent = by_id.get(parent.parent_id ?? '')
  }
  return [...above]
}

/** The place that a drop means; null where the page would go below itself, or nowhere new. */
export function getDropPosition(
  nodes: readonly TreeNode[],
  page_id: string,
  drop_target: DropTarget,
): TreePosition | null {
  const target = getIndex(nodes).by_id.get(drop_target.page_id)
  const is_below_itself =
    drop_target.page_id === page_id ||
    getAncestors(nodes, drop_target.page_id).some((one) => one.page_id === page_id)
  if (!target || !isPresent(target) || is_below_itself) return null
  const parent_id = drop_target.at === 'on' ? target.page_id : target.parent_id
  const others = getChildren(nodes, parent_id).filter((node) => node.page_id !== page_id)
  const at = others.findIndex((node) => node.page_id === target.page_id)
  const position = drop_target.at === 'on' ? others.length : drop_target.at === 'before' ? at : at + 1
  const now = getPosition(nodes, page_id)
  if (!now) return null
  return now.parent_id === parent_id && now.position === position ? null : { parent_id, position }
}

/** A step in the tree: among its siblings, into the previous sibling, or out of its parent. */
export type TreeStep = 'up' | 'down' | 'in' | 'out'

/** The place one step away; null where there is none. */
export function getStepPosition(
  nodes: readonly TreeNode[],
  page_id: string,
  step: TreeStep,
): TreePosition | null {
  const now = getPosition(nodes, page_id)
  if (!now) return null
  const { parent_id, position } = now
  const beside = getChildren(nodes, parent_id)
  switch (step) {
    case 'up':
      return position > 0 ? { parent_id, position: position - 1 } : null
    case 'down':
      return position < beside.length - 1 ? { parent_id, position: position + 1 } : null
    case 'in': {
      const above = beside[position - 1]
      return above ? { parent_id: above.page_id, position: getChildren(nodes, above.page_id).length } : null
    }
    case 'out': {
      const parent = parent_id === null ? null : getPosition(nodes, parent_id)
      return parent && { parent_id: parent.parent_id, position: parent.position + 1 }
    }
    default:
      return assertNever(step)
  }
}

/** Returns the current position of a page. */
export function getPosition(nodes: readonly TreeNode[], page_id: string): TreePosition | null {
  const { by_id, positions } = getIndex(nodes)
  const node = by_id.get(page_id)
  const position = positions.get(page_id)
  return node && position !== undefined ? { parent_id: node.parent_id, position } : null
}

/** Counts a position among the pages of the tree as one among all, overlays included: behind the same page as before. */
export function toFullPosition(
  all: readonly TreeNode[],
  page_id: string,
  { parent_id, position }: TreePosition,
): TreePosition {
  const others = getChildren(all, parent_id).filter((node) => node.page_id !== page_id)
  const before = others.filter(hasOwnPlace)[position - 1]
  return { parent_id, position: before ? others.indexOf(before) + 1 : 0 }
}

function getChildren(nodes: readonly TreeNode[], parent_id: string | null): readonly TreeNode[] {
  return getIndex(nodes).children.get(parent_id) ?? []
}

type PageIndex = {
  readonly by_id: ReadonlyMap<string, TreeNode>
  /** The present pages of each parent, in order. */
  readonly children: ReadonlyMap<string | null, readonly TreeNode[]>
  readonly positions: ReadonlyMap<string, number>
}

/** Every row asks for its place, so the pages of one answer are put in order once. */
const indexes = new WeakMap<readonly TreeNode[], PageIndex>()

function getIndex(nodes: readonly TreeNode[]): PageIndex {
  const known = indexes.get(nodes)
  if (known) return known
  const present = nodes.filter(isPresent).toSorted(compareOrder)
  const children = Map.groupBy(present, (node) => node.parent_id)
  const positions = new Map(
    [...children.values()].flatMap((siblings) => siblings.map((node, at) => [node.page_id, at] as const)),
  )
  const index = { by_id: new Map(nodes.map((node) => [node.page_id, node])), children, positions }
  indexes.set(nodes, index)
  return index
}

/** Whether a page is in the order: a deleted one is not, and nothing can be moved below it. */
function isPresent({ state }: TreeNode): boolean {
  return state !== 'deleted'
}

function compareOrder(a: TreeNode, b: TreeNode): number {
  return Number(isPresent(b)) - Number(isPresent(a)) || a.position - b.position
}
