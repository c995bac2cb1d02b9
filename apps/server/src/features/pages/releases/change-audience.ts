import type { z } from 'zod'
import type { change } from '@foyer/contract/pages/draft-shapes'
import { getAccessChain, type AccessNode } from '@foyer/domain/access'
import type { Ctx } from '#platform/context.ts'
import { compareAudience, countAudience, loadAudience, countGroupMembers } from '../../access/index.ts'
import type { Change } from './changes.ts'
import { decidePublicShell } from '../gates/index.ts'
import { listDripRoots, formatGateKey } from '../access-settings/index.ts'
import type { StudioTree } from '../drafts/index.ts'

type AudienceFields = Pick<z.infer<typeof change>, 'audience' | 'audience_change'>
type Nodes = StudioTree['gates']['live']

/** The most descendants of moved pages that are decided per response. */
const MAX_MOVED_PAGES = 500

/**
 * Adds to each change how many members may see its page after the publish (null: anyone), and for moved pages who
 * gains and who loses.
 */
export async function addAudience<Item extends Change>(
  ctx: Ctx,
  items: readonly Item[],
  gates: StudioTree['gates'],
): Promise<(Item & AudienceFields)[]> {
  const now = ctx.now()
  const { drafts, live } = gates
  const pages = items.filter(({ page_id }) => drafts.has(page_id)).map((item) => item.page_id)
  const moves = listMoves(pages, gates)
  const moving = [...new Set([...moves.values()].flat())]
  const chains = [
    ...[...pages, ...moving].map((id) => getAccessChain(id, drafts)),
    ...moving.map((id) => getAccessChain(id, live)),
  ]
  const drip_roots = moving.flatMap((id) => [
    ...listDripRoots(getAccessChain(id, live)),
    ...listDripRoots(getAccessChain(id, drafts)),
  ])
  const gate_nodes = new Set(chains.flat())
  const audience = await loadAudience(ctx.db, [...gate_nodes], ctx.app.access.app_products, now, drip_roots)

  const cache = new Map<string, ReturnType<typeof compareAudience>>()
  const summarizeChange = (ids: readonly string[]): AudienceFields['audience_change'] => {
    const [gains, loses] = [new Set<number>(), new Set<number>()]
    let pages_affected = 0
    for (const id of ids) {
      const compared = { before: getAccessChain(id, live), after: getAccessChain(id, drafts) }
      const [before, after] = [formatGateKey(compared.before), formatGateKey(compared.after)]
      if (before === after) continue
      pages_affected += 1
      const key = `${before} ${after}`
      const change = cache.get(key) ?? compareAudience(ctx.app, audience, compared, now)
      cache.set(key, change)
      for (const group of change.gains) gains.add(group)
      for (const group of change.loses) loses.add(group)
    }
    const pages_below = Math.max(0, pages_affected - 1)
    return {
      gains: countGroupMembers(audience, gains),
      loses: countGroupMembers(audience, loses),
      pages_below,
    }
  }

  return items.map((item) => {
    const moved = moves.get(item.page_id)
    const audience_change = moved ? summarizeChange(moved) : null
    const is_open =
      !drafts.has(item.page_id) ||
      decidePublicShell(ctx.app, { nodes: drafts }, item.page_id, now).kind === 'open'
    if (is_open) return { ...item, audience: null, audience_change }
    const member_count = countAudience(ctx.app, audience, getAccessChain(item.page_id, drafts), now)
    return { ...item, audience: member_count, audience_change }
  })
}

/** Lists the pages with a new parent, each with all its descendants that members know. */
function listMoves(pages: readonly string[], { drafts, live }: StudioTree['gates']): Map<string, string[]> {
  const moved = pages.filter((id) => live.has(id) && live.get(id)?.parent !== drafts.get(id)?.parent)
  if (moved.length === 0) return new Map()
  const children = Map.groupBy(drafts.values(), (node) => node.parent)
  return new Map(moved.map((id) => [id, listKnownDescendants(id, children, live)]))
}

function listKnownDescendants(
  page_id: string,
  children: ReadonlyMap<string | null, readonly AccessNode[]>,
  live: Nodes,
): string[] {
  const found = new Set([page_id])
  for (const id of found) {
    for (const child of children.get(id) ?? []) if (found.size < MAX_MOVED_PAGES) found.add(child.page_id)
  }
  return [...found].filter((id) => live.has(id))
}
