/** A page as far as its place in the tree is concerned. */
export type PlacedPage = {
  readonly page_id: string
  readonly parent_id: string | null
  readonly content_type: string
}

/** Page types that begin a unit of content (model, "Content"). */
const UNITS: ReadonlySet<string> = new Set(['program', 'pack', 'collection'])

/** No tree is deeper; a circle ends here too. */
const DEEPEST = 64

/**
 * The page at the top of a page's tree, and the one that its content belongs to: the nearest unit at or above it, or
 * the top where there is none.
 */
export function pageRoots(
  page: PlacedPage,
  by_id: ReadonlyMap<string, PlacedPage>,
): { root_id: string; content_root_id: string } {
  let unit: string | null = null
  let top = page
  for (let at: PlacedPage | undefined = page, depth = 0; at && depth < DEEPEST; depth += 1) {
    if (unit === null && UNITS.has(at.content_type)) unit = at.page_id
    top = at
    at = at.parent_id === null ? undefined : by_id.get(at.parent_id)
  }
  return { root_id: top.page_id, content_root_id: unit ?? top.page_id }
}
