import { type Site, childrenOf } from '../tree/index.ts'

/** How many pages are judged for one answer, so that it costs the same in the largest tree. */
const MOST = 200

/**
 * The pages below a shut page that may be open all the same, in order; as many as are judged for one answer. Where there
 * are more, those come before others whose own settings say that they open for more people.
 */
export function candidatesBelow(site: Site, page_id: string): string[] {
  const below = [...descendants(site, page_id, false)]
  if (below.length <= MOST) return below.map(({ id }) => id)
  const [wider, others] = [below.filter((one) => one.is_wider), below.filter((one) => !one.is_wider)]
  const kept = new Set([...wider, ...others].slice(0, MOST))
  return below.flatMap((one) => (kept.has(one) ? [one.id] : []))
}

/**
 * Those of them whose own settings may let somebody in whom a shut page above keeps out, whoever that is: all others ask
 * for at least as much as it does.
 */
export function widerBelow(site: Site, page_id: string): string[] {
  const found: string[] = []
  for (const { id, is_wider } of descendants(site, page_id, false)) {
    if (is_wider) found.push(id)
    if (found.length === MOST) break
  }
  return found
}

type Below = { id: string; is_wider: boolean }

function* descendants(site: Site, page_id: string, is_apart: boolean, depth = 0): Generator<Below> {
  for (const id of depth < 32 ? childrenOf(site, page_id) : []) {
    const node = site.nodes.get(id)
    const below = is_apart || node?.inherit === false
    yield { id, is_wider: below || node?.allow_browsing === true }
    yield* descendants(site, id, below, depth + 1)
  }
}
