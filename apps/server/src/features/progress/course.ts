import { pageTraits } from '@foyer/content/definitions'
import { getAccessChain, effectiveGates } from '@foyer/domain/access'
import { findPage, listLeaves, buildSequence, type SequenceStep, type TreePage } from '@foyer/domain/progress'
import { loadLiveSite } from '../pages/index.ts'

/** The published pages with today's access settings, in memory. */
export type LiveSite = Awaited<ReturnType<typeof loadLiveSite>>

/** A progress root with the pages to complete below it. */
export type Course = {
  tree: TreePage
  sequence: readonly SequenceStep[]
  /** The root and pages of the sequence behind a private gate: whether a viewer knows of them is for the decision. */
  privately_gated: readonly string[]
  /** The member who runs it may no longer know of its root, so no response names it. */
  is_hidden: boolean
  /** Another root is a descendant; its own runs decide what is completed in it. */
  has_nested_roots: boolean
}

const courseCache = new WeakMap<LiveSite, Map<string, Course>>()

/** Whether runs of this page are stored. */
export function isProgressRoot(site: LiveSite, page_id: string): boolean {
  return site.nodes.get(page_id)?.is_progress_root === true
}

/** The progress roots at or above a page, nearest first. */
export function listProgressRoots(site: LiveSite, page_id: string): string[] {
  return getAccessChain(page_id, site.nodes)
    .map((node) => node.page_id)
    .filter((id) => isProgressRoot(site, id))
}

/** The course of a root, worked out once for each release; null where the root is not published. */
export function getCourse(site: LiveSite, root_id: string): Course | null {
  if (!site.pages.has(root_id)) return null
  const cached = courseCache.get(site) ?? new Map<string, Course>()
  courseCache.set(site, cached)
  const created = cached.get(root_id) ?? createCourse(site, root_id)
  cached.set(root_id, created)
  return created
}

/** A course without the pages that a viewer may not know of. */
export function withoutPages(course: Course, hidden: ReadonlySet<string>): Course {
  if (hidden.size === 0) return course
  const tree = prune(course.tree, hidden)
  const is_hidden = hidden.has(course.tree.page_id)
  if (tree) return { ...course, is_hidden, tree, sequence: listSteps(tree) }
  return { ...course, is_hidden, tree: { page_id: course.tree.page_id, children: [] }, sequence: [] }
}

/** Whether a page has stages, as `/programs/{id}` requires (model, "Content"). */
export function isProgram(site: LiveSite, page_id: string): boolean {
  const page = site.pages.get(page_id)
  return page !== undefined && pageTraits(page.content_type).has_stages
}

/** Whether a page is a pack, as `/packages/{id}` requires (model, "Content"). */
export function isPack(site: LiveSite, page_id: string): boolean {
  const page = site.pages.get(page_id)
  return page !== undefined && pageTraits(page.content_type).run_list === 'packs'
}

/** Lists the pages that completing a page includes: itself, or within a course all its descendants. */
export function listTargets(site: LiveSite, page_id: string): string[] {
  const root_id = listProgressRoots(site, page_id)[0]
  const tree = root_id === undefined ? null : (getCourse(site, root_id)?.tree ?? null)
  const page = tree && findPage(tree, page_id)
  return page ? listLeaves(page) : [page_id]
}

function createCourse(site: LiveSite, root_id: string): Course {
  const tree = createTree(site, root_id, 0)
  const sequence = listSteps(tree)
  const page_ids = new Set([root_id, ...sequence.map((step) => step.page_id)])
  const privately_gated = [...page_ids].filter((page_id) => isPrivatelyGated(site, page_id))
  return { tree, sequence, privately_gated, is_hidden: false, has_nested_roots: hasNestedRoots(site, tree) }
}

function hasNestedRoots(site: LiveSite, { children }: TreePage): boolean {
  return children.some((child) => isProgressRoot(site, child.page_id) || hasNestedRoots(site, child))
}

/** A root without pages below it is a course of one page. */
function listSteps(tree: TreePage): SequenceStep[] {
  return tree.children.length === 0
    ? [{ page_id: tree.page_id, stage_id: tree.page_id }]
    : buildSequence(tree)
}

function createTree(site: LiveSite, page_id: string, depth: number): TreePage {
  const below = depth < 32 ? (site.children.get(page_id) ?? []) : []
  return { page_id, children: below.map((child) => createTree(site, child, depth + 1)) }
}

function isPrivatelyGated(site: LiveSite, page_id: string): boolean {
  return effectiveGates(getAccessChain(page_id, site.nodes)).layers.some((layer) => layer.is_private)
}

/** A page with only hidden children is removed too: it would become a page to complete. */
function prune(page: TreePage, hidden: ReadonlySet<string>): TreePage | null {
  if (page.children.length === 0) return hidden.has(page.page_id) ? null : page
  const children = page.children.flatMap((child) => prune(child, hidden) ?? [])
  return children.length === 0 ? null : { page_id: page.page_id, children }
}
