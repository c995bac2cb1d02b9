import { createMatcher, foldWords } from '@foyer/domain/search'
import { assertNever } from '#editor/assert-never.ts'
import type { TreeNode } from '../queries.ts'

/** A page with the pages below it, in order. */
export type TreeBranch = { readonly node: TreeNode; readonly children: readonly TreeBranch[] }

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
    return { node, children: branches(node.page_id) }
  }
  const branches = (parent_id: string | null): TreeBranch[] =>
    (below.get(parent_id) ?? [])
      .toSorted(compareOrder)
      .flatMap((node) => (placed.has(node.page_id) ? [] : toBranch(node)))
  const roots = branches(null)
  for (const node of nodes) if (!placed.has(node.page_id)) roots.push(toBranch(node))
  return roots
}

/** Returns the pages that match a term with their ancestors. */
export function filterTree(nodes: readonly TreeNode[], term: string): readonly TreeNode[] {
  if (term.trim() === '') return nodes
  const matches = createMatcher(term)
  const by_id = new Map(nodes.map((node) => [node.page_id, node]))
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
  const above: TreeNode[] = []
  let parent_id = nodes.find((node) => node.page_id === page_id)?.parent_id ?? null
  while (parent_id !== null) {
    const parent = nodes.find((node) => node.page_id === parent_id)
    if (!parent || above.includes(parent)) break
    above.push(parent)
    parent_id = parent.parent_id
  }
  return above
}

/** The place that a drop means; null where the page would go below itself, or nowhere new. */
export function getDropPosition(
  all: readonly TreeNode[],
  page_id: string,
  drop_target: DropTarget,
): TreePosition | null {
  const nodes = all.filter(isPresent)
  const target = nodes.find((node) => node.page_id === drop_target.page_id)
  const is_below_itself =
    drop_target.page_id === page_id ||
    getAncestors(nodes, drop_target.page_id).some((one) => one.page_id === page_id)
  if (!target || is_below_itself) return null
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
  const node = nodes.find((one) => one.page_id === page_id)
  if (!node || !isPresent(node)) return null
  const position = getChildren(nodes, node.parent_id).findIndex((one) => one.page_id === page_id)
  return { parent_id: node.parent_id, position }
}

function getChildren(nodes: readonly TreeNode[], parent_id: string | null): readonly TreeNode[] {
  return nodes.filter((node) => node.parent_id === parent_id && isPresent(node)).toSorted(compareOrder)
}

/** Whether a page is in the order: a deleted one is not, and nothing can be moved below it. */
function isPresent({ state }: TreeNode): boolean {
  return state !== 'deleted'
}

function compareOrder(a: TreeNode, b: TreeNode): number {
  return Number(isPresent(b)) - Number(isPresent(a)) || a.position - b.position
}
