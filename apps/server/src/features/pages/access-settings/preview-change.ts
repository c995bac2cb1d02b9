import type { OutputOf } from '@foyer/contract'
import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import type { previewAccessChange } from '@foyer/contract/pages/preview-access-change'
import { chainOf, effectiveGates, type AccessNode } from '@foyer/domain/access'
import type { Ctx } from '#platform/context.ts'
import {
  compareAudience,
  compareStrangers,
  countWaiting,
  describeChange,
  loadAccessFacts,
  loadAudience,
} from '../../access/index.ts'
import { liveSite, withAllBelow } from '../tree/index.ts'
import { findTitles, subtreeIds } from '../queries/drafts.ts'

/** Pages that one answer names. */
const NAMED = 100

export type AccessPreview = OutputOf<typeof previewAccessChange>

/**
 * Who would gain and who would lose by new settings of a page, over it and all that take its gates over: drafts, and
 * pages that members see although their drafts are gone.
 */
export async function previewChange(
  ctx: Ctx,
  page_id: string,
  node: AccessNodeInput,
): Promise<AccessPreview> {
  const now = ctx.now()
  const [drafts, site] = await Promise.all([subtreeIds(ctx.db, page_id), liveSite(ctx)])
  const ids = [...new Set([...drafts.map((page) => page.id), ...withAllBelow(site, [page_id])])]
  const { nodes } = await loadAccessFacts(ctx.db, null, ids, now)
  const own = nodes.get(page_id)
  const changed = own ? new Map(nodes).set(page_id, { ...own, ...node }) : nodes
  const pages = ids.map((id) => ({ id, before: chainOf(id, nodes), after: chainOf(id, changed) }))
  const [audience, waiting] = await Promise.all([
    loadAudience(
      ctx.db,
      [...nodes.values(), ...changed.values()],
      ctx.app.access.app_products,
      now,
      pages.flatMap(({ before, after }) => [...clocksOf(before), ...clocksOf(after)]),
    ),
    countWaiting(ctx.db),
  ])
  const judge = judgeAlike((chains) => ({
    ...compareAudience(ctx.app, audience, chains, now),
    ...compareStrangers(ctx.app, chains, now),
  }))
  const judged = pages.map(({ id, ...chains }) => ({ id, ...judge(chains) }))
  const gains = new Set(judged.flatMap((page) => [...page.gains]))
  const loses = new Set(judged.flatMap((page) => [...page.loses]))
  const touched = judged.filter(
    (page) =>
      page.gains.size + page.loses.size > 0 ||
      page.guests.could !== page.guests.can ||
      page.waiting.could !== page.waiting.can,
  )
  const named = touched.slice(0, NAMED).map((page) => page.id)
  const titles = await findTitles(ctx.db, named)
  return {
    ...(await describeChange(ctx.db, audience, { gains, loses })),
    pages: named.map((id) => ({ page_id: id, title: titles.get(id) ?? '' })),
    page_count: touched.length,
    guests: countOpen(judged.map((page) => page.guests)),
    waiting: { count: waiting, ...countOpen(judged.map((page) => page.waiting)) },
  }
}

type Chains = { before: readonly AccessNode[]; after: readonly AccessNode[] }

/** Pages that are shut and opened alike, as most below one page are, are judged once. */
function judgeAlike<Verdict>(judge: (chains: Chains) => Verdict): (chains: Chains) => Verdict {
  const judged = new Map<string, Verdict>()
  return (chains) => {
    const key = `${likenessOf(chains.before)} ${likenessOf(chains.after)}`
    const verdict = judged.get(key) ?? judge(chains)
    judged.set(key, verdict)
    return verdict
  }
}

function countOpen(pages: readonly { could: boolean; can: boolean }[]) {
  return {
    before: pages.filter((page) => page.could).length,
    after: pages.filter((page) => page.can).length,
    gains: pages.filter((page) => page.can && !page.could).length,
    loses: pages.filter((page) => page.could && !page.can).length,
  }
}

/** The pages whose runs the waiting at and above a page counts from. */
export function clocksOf(chain: readonly AccessNode[]): string[] {
  const { layers } = effectiveGates(chain)
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
