import type { OutputOf } from '@foyer/contract'
import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import type { previewAccessChange } from '@foyer/contract/pages/preview-access-change'
import { chainOf, effectiveGates, type AccessNode } from '@foyer/domain/access'
import type { Ctx } from '../../platform/context.ts'
import { compareAudience, describeChange, loadAccessFacts, loadAudience } from '../access/index.ts'
import { findTitles, subtreeIds } from './repository/drafts.ts'

/** Pages that one answer names and judges. */
const MOST = 500

export type AccessPreview = OutputOf<typeof previewAccessChange>

/** Who would gain and who would lose by new settings of a page, over it and all that take its gates over. */
export async function previewChange(
  ctx: Ctx,
  page_id: string,
  node: AccessNodeInput,
): Promise<AccessPreview> {
  const now = ctx.now()
  const ids = (await subtreeIds(ctx.db, page_id)).map((page) => page.id).slice(0, MOST)
  const { nodes } = await loadAccessFacts(ctx.db, null, ids, now)
  const own = nodes.get(page_id)
  if (!own) return { gains: 0, loses: 0, gaining: [], losing: [], pages: [] }
  const changed = new Map(nodes).set(page_id, { ...own, ...node })

  const audience = await loadAudience(
    ctx.db,
    [...nodes.values(), ...changed.values()],
    ctx.app.access.app_products,
    now,
    ids.flatMap((id) => [...clocksOf(id, nodes), ...clocksOf(id, changed)]),
  )
  const judged = new Map<string, ReturnType<typeof compareAudience>>()
  const gains = new Set<number>()
  const loses = new Set<number>()
  const touched: string[] = []
  for (const id of ids) {
    const chains = { before: chainOf(id, nodes), after: chainOf(id, changed) }
    const key = `${likenessOf(chains.before)} ${likenessOf(chains.after)}`
    const compared = judged.get(key) ?? compareAudience(ctx.app, audience, chains, now)
    judged.set(key, compared)
    for (const group of compared.gains) gains.add(group)
    for (const group of compared.loses) loses.add(group)
    if (compared.gains.size + compared.loses.size > 0) touched.push(id)
  }
  const titles = await findTitles(ctx.db, touched)
  return {
    ...(await describeChange(ctx.db, audience, { gains, loses })),
    pages: touched.map((id) => ({ page_id: id, title: titles.get(id) ?? '' })),
  }
}

/** The pages whose runs the waiting at and above a page counts from. */
export function clocksOf(page_id: string, nodes: ReadonlyMap<string, AccessNode>): string[] {
  const { layers } = effectiveGates(chainOf(page_id, nodes))
  return layers.flatMap((layer) => (layer.is_scheduled ? (layer.progress_root_id ?? []) : []))
}

/** The same for two pages that are shut and opened alike, as most below one page are: they are judged once. */
export function likenessOf(chain: readonly AccessNode[]): string {
  const { layers, allow_browsing, fault } = effectiveGates(chain)
  const gates = layers.flatMap(({ page_id, ...layer }) => {
    const is_gate =
      layer.is_private || layer.require_authentication || layer.require_purchase || layer.is_scheduled
    return is_gate ? { ...layer, page_id: layer.is_private ? page_id : null } : []
  })
  return JSON.stringify({ gates, allow_browsing, fault })
}
