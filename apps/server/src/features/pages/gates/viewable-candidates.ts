import { type Site, listChildren } from '../tree/index.ts'

/** The most pages decided per response, so that its cost does not depend on the tree's size. */
const MAX_CANDIDATES = 200

/**
 * Lists descendants of a locked page that may still be accessible, in order and up to a limit. If there are more,
 * those whose own settings admit more viewers come first.
 */
export function listViewableCandidates(site: Site, page_id: string): string[] {
  const below = [...walkDescendants(site, page_id, false)]
  if (below.length <= MAX_CANDIDATES) return below.map(({ id }) => id)
  const [wider, others] = [below.filter((one) => one.is_wider), below.filter((one) => !one.is_wider)]
  const chosen = new Set([...wider, ...others].slice(0, MAX_CANDIDATES))
  return below.flatMap((one) => (chosen.has(one) ? [one.id] : []))
}

/**
 * Lists the candidates with own settings that may admit a viewer refused by the locked ancestor; all others require
 * at least as much.
 */
export function listWiderDescendants(site: Site, page_id: string): string[] {
  const found: string[] = []
  for (const { id, is_wider } of walkDescendants(site, page_id, false)) {
    if (is_wider) found.push(id)
    if (found.length === MAX_CANDIDATES) break
  }
  return found
}

type Descendant = { id: string; is_wider: boolean }

function* walkDescendants(
  site: Site,
  page_id: string,
  is_detached: boolean,
  depth = 0,
): Generator<Descendant> {
  for (const id of depth < 32 ? listChildren(site, page_id) : []) {
    const node = site.nodes.get(id)
    const below = is_detached || node?.inherit === false
    yield { id, is_wider: below || node?.allow_browsing === true }
    yield* walkDescendants(site, id, below, depth + 1)
  }
}
