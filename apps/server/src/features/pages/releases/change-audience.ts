import type { z } from 'zod'
import type { audienceGroup, change } from '@foyer/contract/pages/draft-shapes'
import { decideApp, getAccessChain, type AccessNode } from '@foyer/domain/access'
import type { Ctx } from '#platform/context.ts'
import {
  compareAudience,
  countGroupMembers,
  findAudience,
  loadAudience,
  type GroupIndexes,
} from '../../access/index.ts'
import { isSettingsChange, type Change } from './changes.ts'
import { decidePublicShell } from '../gates/index.ts'
import { listDripRoots, formatGateKey } from '../access-settings/index.ts'
import type { StudioTree } from '../drafts/index.ts'

type AudienceFields = Pick<z.infer<typeof change>, 'audience' | 'audience_change' | 'audience_key'>
type Nodes = StudioTree['gates']['live']

/** The most descendants of moved pages that are decided per response. */
const MAX_MOVED_PAGES = 500

/**
 * Adds to each change how many members may see its page after the publish (null: anyone), and for moved pages who
 * gains and who loses. The groups say which members are concerned by several changes together.
 */
export async function addAudience<Item extends Change>(
  ctx: Ctx,
  items: readonly Item[],
  gates: StudioTree['gates'],
): Promise<{ items: (Item & AudienceFields)[]; audience_groups: z.infer<typeof audienceGroup>[] }> {
  const now = ctx.now()
  const { drafts, live } = gates
  const pages = items.map((item) => item.page_id)
  const moves = listMoves(
    pages.filter((id) => drafts.has(id)),
    gates,
  )
  const moving = [...new Set([...moves.values()].flat())]
  const chains = [
    ...[...pages, ...moving].map((id) => getAccessChain(id, drafts)),
    ...[...pages, ...moving].map((id) => getAccessChain(id, live)),
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

  const readers = new Map<string, GroupIndexes>()
  const findCachedReaders = (chain: readonly AccessNode[] | null): GroupIndexes => {
    const key = chain ? formatGateKey(chain) : ''
    const found = readers.get(key) ?? findAudience(ctx.app, audience, chain, now)
    readers.set(key, found)
    return found
  }
  const concerned = new Map<string, number>()
  const getAudienceKey = (groups: readonly GroupIndexes[]): number => {
    const key = [...new Set(groups.flatMap((group) => [...group]))].toSorted((a, b) => a - b).join()
    const index = concerned.get(key) ?? concerned.size
    concerned.set(key, index)
    return index
  }
  const changes = items.map((item) => {
    const { page_id } = item
    const moved = moves.get(page_id)
    const audience_change = moved ? summarizeChange(moved) : null
    if (isSettingsChange(item)) {
      const members = findCachedReaders(null)
      const is_open = decideApp(ctx.app.access, null).granted
      const count = is_open ? null : countGroupMembers(audience, members)
      return { ...item, audience: count, audience_change, audience_key: getAudienceKey([members]) }
    }
    const states = [drafts, live].filter((nodes) => nodes.has(page_id))
    const [after, before] = states.map((nodes) => findCachedReaders(getAccessChain(page_id, nodes)))
    const is_open =
      states[0] !== undefined &&
      decidePublicShell(ctx.app, { nodes: states[0] }, page_id, now).kind === 'open'
    const count = is_open ? null : countGroupMembers(audience, after ?? new Set())
    const audience_key = getAudienceKey([after ?? new Set(), before ?? new Set()])
    return { ...item, audience: count, audience_change, audience_key }
  })
  return { items: changes, audience_groups: groupByKeys(audience.member_groups, concerned) }
}

/** Merges groups of members that are concerned by the same changes, and omits those concerned by none. */
function groupByKeys(
  member_groups: readonly { count: number }[],
  concerned: ReadonlyMap<string, number>,
): z.infer<typeof audienceGroup>[] {
  const keys = member_groups.map((): number[] => [])
  for (const [groups, key] of concerned)
    for (const group of groups === '' ? [] : groups.split(',')) keys[Number(group)]?.push(key)
  const merged = Map.groupBy(
    member_groups.flatMap(({ count }, index) => ({ count, keys: keys[index] ?? [] })),
    (group) => group.keys.join(),
  )
  return [...merged.values()].flatMap((groups) => {
    const count = groups.reduce((sum, group) => sum + group.count, 0)
    const [first] = groups
    return first && count > 0 && first.keys.length > 0 ? [{ count, keys: first.keys }] : []
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
