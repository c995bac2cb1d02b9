import { compareVersions, type Differences } from '../drafts/index.ts'
import type { TreeRow } from '../queries/drafts.ts'
import type { VersionSummary } from '../queries/versions.ts'

/** The pages of a release by id. */
export type PagesById = ReadonlyMap<string, VersionSummary>

/** What a release changes. Pages that are in none of the lists stay as they are. */
export type ReleaseChanges = {
  /** New pages or pages with changed content. */
  compiled: TreeRow[]
  /** Pages with a changed position or path and unchanged content. */
  moved: TreeRow[]
  deleted: VersionSummary[]
}

/**
 * Computes what a release changes of the live pages. `only`: the pages that the owner chose; new parents and
 * descendants of deleted pages are included, since a tree has no gaps.
 */
export function computeReleaseChanges(
  { drafts, removed_ids }: Differences,
  live: PagesById,
  only: readonly string[] | null,
): ReleaseChanges {
  const chosen = only && addNewParents(only, new Map(drafts.map((draft) => [draft.id, draft])), live)
  const is_chosen = (id: string): boolean => chosen === null || chosen.has(id)

  const changes: ReleaseChanges = { compiled: [], moved: [], deleted: [] }
  for (const draft of drafts) {
    const difference = is_chosen(draft.id) ? compareVersions(draft, live.get(draft.id)) : 'same'
    if (difference === 'moved') changes.moved.push(draft)
    else if (difference !== 'same') changes.compiled.push(draft)
  }
  const removed = removed_ids.flatMap((id) => live.get(id) ?? [])
  const deleted_ids = new Set(removed_ids.filter(is_chosen))
  for (let before = -1; before !== deleted_ids.size;) {
    before = deleted_ids.size
    for (const { page_id, parent_id } of removed)
      if (parent_id !== null && deleted_ids.has(parent_id)) deleted_ids.add(page_id)
  }
  changes.deleted = removed.filter((version) => deleted_ids.has(version.page_id))
  return changes
}

function addNewParents(
  ids: readonly string[],
  drafts: ReadonlyMap<string, TreeRow>,
  live: PagesById,
): Set<string> {
  const chosen = new Set(ids)
  for (const id of ids) {
    let parent = drafts.get(id)?.parent_id ?? null
    while (parent !== null && !live.has(parent) && !chosen.has(parent)) {
      chosen.add(parent)
      parent = drafts.get(parent)?.parent_id ?? null
    }
  }
  return chosen
}

/** The pages that a release writes or removes. */
export function listTouchedPages(changes: ReleaseChanges): Set<string> {
  const touched = new Set([...changes.compiled, ...changes.moved].map((draft) => draft.id))
  for (const { page_id } of changes.deleted) touched.add(page_id)
  return touched
}

/** Lists the versions of a release that this one replaces or adds to. */
export function listReplacedVersions(
  live: PagesById,
  changes: ReleaseChanges,
  compiled: readonly VersionSummary[],
  release_id: string,
): VersionSummary[] {
  const moved = changes.moved.flatMap(({ id, parent_id, rank, path }) => {
    const old = live.get(id)
    return old ? [{ ...old, parent_id, rank, path, release_id }] : []
  })
  return [...moved, ...compiled]
}

/** A fault of a tree: a duplicate path, a missing parent, or a page that is its own ancestor. */
export type TreeFault = { page_id: string; code: 'path_taken' | 'parent_missing' | 'parent_loop' }

/** Validates a tree before it is published. */
export function findTreeFaults(versions: readonly VersionSummary[]): TreeFault[] {
  const ids = new Set(versions.map((version) => version.page_id))
  const paths = new Set<string>()
  const looping = findPagesInLoops(versions)
  return versions.flatMap(({ page_id, parent_id, path }): TreeFault[] => {
    const is_taken = paths.has(path)
    paths.add(path)
    if (is_taken) return [{ page_id, code: 'path_taken' }]
    if (looping.has(page_id)) return [{ page_id, code: 'parent_loop' }]
    return parent_id !== null && !ids.has(parent_id) ? [{ page_id, code: 'parent_missing' }] : []
  })
}

/**
 * Finds pages that are their own ancestors: one of several moves alone can create a loop. Their descendants are not
 * included, since they are valid once the loop is fixed.
 */
function findPagesInLoops(versions: readonly VersionSummary[]): Set<string> {
  const parents = new Map(versions.map((version) => [version.page_id, version.parent_id]))
  const visited = new Set<string>()
  const looping = new Set<string>()
  for (const { page_id, parent_id } of versions) {
    /** Most pages end at an ancestor that has already been checked. */
    if (parent_id === null || visited.has(parent_id)) {
      visited.add(page_id)
      continue
    }
    const trail = new Set<string>()
    let current: string | null = page_id
    while (current !== null && !visited.has(current)) {
      visited.add(current)
      trail.add(current)
      current = parents.get(current) ?? null
    }
    /** Only a page of the current path closes a loop; others have already been checked. */
    for (
      ;
      current !== null && trail.has(current) && !looping.has(current);
      current = parents.get(current) ?? null
    ) {
      looping.add(current)
    }
  }
  return looping
}
