import { beginsUnit, hasOwnPlace } from '@foyer/content/definitions'
import { findPageRoots } from '@foyer/domain/pages'
import type { TreePage } from '@foyer/domain/progress'
import type { ReleaseName } from '../queries/releases.ts'
import type { VersionSummary } from '../queries/versions.ts'

/** A page of a release with its root and content root. */
export type SitePage = VersionSummary & { root_id: string; content_root_id: string }

/** The pages of one release. It never changes. */
export type ReleaseTree = {
  release_id: string | null
  number: number
  pages: ReadonlyMap<string, SitePage>
  /** Without pages that only open over others. */
  by_path: ReadonlyMap<string, string>
  /** Ids of the pages below each page (null: at the top), in order. */
  children: ReadonlyMap<string | null, readonly string[]>
  /** The children without pages that only open over others. */
  listed_children: ReadonlyMap<string | null, readonly string[]>
  /** Ids of the pages of each type, newest first: ids rise with time. */
  of_type: ReadonlyMap<string, readonly string[]>
}

/** Builds the tree of a release from its pages, siblings already in order. */
export function createReleaseTree(
  release_id: string | null,
  number: number,
  versions: readonly VersionSummary[],
): ReleaseTree {
  const by_id = new Map(versions.map((version) => [version.page_id, version]))
  const placed = versions.filter(hasOwnPlace)
  const of_type = Map.groupBy(versions, (version) => version.content_type)
  return {
    release_id,
    number,
    pages: new Map(
      versions.map((version) => [
        version.page_id,
        { ...version, ...findPageRoots(version, by_id, beginsUnit) },
      ]),
    ),
    by_path: new Map(placed.map(({ path, page_id }) => [path, page_id])),
    children: groupByParent(versions),
    listed_children: groupByParent(placed),
    of_type: new Map(
      [...of_type].map(([type, pages]) => [type, pages.map(getPageId).toSorted((a, b) => (a < b ? 1 : -1))]),
    ),
  }
}

function groupByParent(versions: readonly VersionSummary[]): Map<string | null, readonly string[]> {
  const children = Map.groupBy(versions, (version) => version.parent_id)
  return new Map([...children].map(([parent_id, pages]) => [parent_id, pages.map(getPageId)]))
}

function getPageId({ page_id }: VersionSummary): string {
  return page_id
}

/** The tree of a release that replaces, adds and removes some pages of another one. */
export function applyVersions(
  before: ReleaseTree,
  { id, number }: ReleaseName,
  { removed, versions }: { removed: Iterable<string>; versions: readonly VersionSummary[] },
): ReleaseTree {
  const replaced = new Set([...removed, ...versions.map(getPageId)])
  const others = [...before.pages.values()].filter(({ page_id }) => !replaced.has(page_id))
  return createReleaseTree(id, number, [...others, ...versions].toSorted(compareSiblings))
}

/** Siblings in their order; ties by id. */
export function compareSiblings(a: VersionSummary, b: VersionSummary): number {
  return a.rank - b.rank || (a.page_id < b.page_id ? -1 : 1)
}

/** The pages below a page that lists show, in order. */
export function listChildren(tree: ReleaseTree, page_id: string | null): readonly string[] {
  return tree.listed_children.get(page_id) ?? []
}

/** Returns some pages and all their descendants. */
export function withDescendants(tree: ReleaseTree, page_ids: readonly string[]): Set<string> {
  const found = new Set(page_ids)
  for (const id of found) for (const child of tree.children.get(id) ?? []) found.add(child)
  return found
}

/** Creates the tree of a page and its descendants for the progress rules. */
export function createProgressTree(tree: ReleaseTree, page_id: string, depth = 0): TreePage {
  const below = depth < 32 ? listChildren(tree, page_id) : []
  return { page_id, children: below.map((child) => createProgressTree(tree, child, depth + 1)) }
}
