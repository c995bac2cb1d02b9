import { type Site, listChildren } from '../tree/index.ts'

/** How many pages are judged for one answer, so that it costs the same in the largest tree. */
const MAX_CANDIDATES = 200

/**
 * The pages below a shut page that may be open all the same, in order; as many as are judged for one answer. Where there
 * are more, those come before others whose own settings say that they open for more people.
 */
export function listViewableCandidates(site: Site, page_id: string): string[] {
  const below = [...walkDescendants(site, page_id, false)]
  if (below.length <= MAX_CANDIDATES) return below.map(({ id }) => id)
  const [wider, others] = [below.filter((one) => one.is_wider), below.filter((one) => !one.is_wider)]
  const chosen = new Set([...wider, ...others].slice(0, MAX_CANDIDATES))
  return below.flatMap((one) => (chosen.has(one) ? [one.id] : []))
}

/**
 * Those of them whose own settings may let somebody in whom a shut page above keeps out, whoever that is: all others ask
 * for at least as much as it does.
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
