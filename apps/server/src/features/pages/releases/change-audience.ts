import type { z } from 'zod'
import type { change } from '@foyer/contract/pages/draft-shapes'
import { chainOf, type AccessNode } from '@foyer/domain/access'
import type { Ctx } from '#platform/context.ts'
import { compareAudience, countAudience, loadAudience, sizeOfGroups } from '../../access/index.ts'
import type { Change } from './changes.ts'
import { publicShell } from '../gates/index.ts'
import { clocksOf, likenessOf } from '../access-settings/index.ts'
import type { StudioTree } from '../drafts/index.ts'

type Meant = Pick<z.infer<typeof change>, 'audience' | 'audience_change'>
type Nodes = StudioTree['gates']['live']

/** Pages below one that moved that are judged for one answer. */
const MOST = 500

/**
 * Says of each change how many members may see its page once it is published, null where anyone may; and of a page that
 * moves below another one who gains and who loses by it.
 */
export async function withAudience<Item extends Change>(
  ctx: Ctx,
  items: readonly Item[],
  gates: StudioTree['gates'],
): Promise<(Item & Meant)[]> {
  const now = ctx.now()
  const { drafts, live } = gates
  const pages = items.filter(({ page_id }) => drafts.has(page_id)).map((item) => item.page_id)
  const moves = movesAmong(pages, gates)
  const moving = [...new Set([...moves.values()].flat())]
  const chains = [
    ...[...pages, ...moving].map((id) => chainOf(id, drafts)),
    ...moving.map((id) => chainOf(id, live)),
  ]
  const clocks = moving.flatMap((id) => [...clocksOf(chainOf(id, live)), ...clocksOf(chainOf(id, drafts))])
  const named = new Set(chains.flat())
  const audience = await loadAudience(ctx.db, [...named], ctx.app.access.app_products, now, clocks)

  const judged = new Map<string, ReturnType<typeof compareAudience>>()
  const changeOf = (ids: readonly string[]): Meant['audience_change'] => {
    const [gains, loses] = [new Set<number>(), new Set<number>()]
    let pages_touched = 0
    for (const id of ids) {
      const compared = { before: chainOf(id, live), after: chainOf(id, drafts) }
      const [before, after] = [likenessOf(compared.before), likenessOf(compared.after)]
      if (before === after) continue
      pages_touched += 1
      const key = `${before} ${after}`
      const change = judged.get(key) ?? compareAudience(ctx.app, audience, compared, now)
      judged.set(key, change)
      for (const group of change.gains) gains.add(group)
      for (const group of change.loses) loses.add(group)
    }
    const pages_below = Math.max(0, pages_touched - 1)
    return { gains: sizeOfGroups(audience, gains), loses: sizeOfGroups(audience, loses), pages_below }
  }

  return items.map((item) => {
    const moved = moves.get(item.page_id)
    const audience_change = moved ? changeOf(moved) : null
    const is_open =
      !drafts.has(item.page_id) || publicShell(ctx.app, { nodes: drafts }, item.page_id, now).kind === 'open'
    if (is_open) return { ...item, audience: null, audience_change }
    const seen_by = countAudience(ctx.app, audience, chainOf(item.page_id, drafts), now)
    return { ...item, audience: seen_by, audience_change }
  })
}

/** Those of some pages that stand below another page than members see them, each with all below it that members know. */
function movesAmong(pages: readonly string[], { drafts, live }: StudioTree['gates']): Map<string, string[]> {
  const moved = pages.filter((id) => live.has(id) && live.get(id)?.parent !== drafts.get(id)?.parent)
  if (moved.length === 0) return new Map()
  const children = Map.groupBy(drafts.values(), (node) => node.parent)
  return new Map(moved.map((id) => [id, knownBelow(id, children, live)]))
}

function knownBelow(
  page_id: string,
  children: ReadonlyMap<string | null, readonly AccessNode[]>,
  live: Nodes,
): string[] {
  const found = new Set([page_id])
  for (const id of found) {
    for (const child of children.get(id) ?? []) if (found.size < MOST) found.add(child.page_id)
  }
  return [...found].filter((id) => live.has(id))
}
