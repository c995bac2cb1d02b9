import type { OutputOf } from '@foyer/contract'
import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import type { previewAccessChange } from '@foyer/contract/pages/preview-access-change'
import { getAccessChain, effectiveGates, type AccessNode } from '@foyer/domain/access'
import type { Ctx } from '#platform/context.ts'
import {
  compareAudience,
  compareNonMembers,
  countPendingUsers,
  describeChange,
  loadAccessFacts,
  loadAudience,
} from '../../access/index.ts'
import { loadLiveSite, withDescendants } from '../tree/index.ts'
import { findTitles, listSubtreeIds } from '../queries/drafts.ts'

/** Pages that one answer names. */
const MAX_PAGES = 100

export type AccessPreview = OutputOf<typeof previewAccessChange>

/**
 * Compares who would gain and lose by new settings of a page and of all pages that inherit its gates: drafts, and
 * live pages whose drafts are deleted.
 */
export async function previewChange(
  ctx: Ctx,
  page_id: string,
  node: AccessNodeInput,
): Promise<AccessPreview> {
  const now = ctx.now()
  const [drafts, site] = await Promise.all([listSubtreeIds(ctx.db, page_id), loadLiveSite(ctx)])
  const ids = [...new Set([...drafts.map((page) => page.id), ...withDescendants(site, [page_id])])]
  const { nodes } = await loadAccessFacts(ctx.db, null, ids, now)
  const own = nodes.get(page_id)
  const changed = own ? new Map(nodes).set(page_id, { ...own, ...node }) : nodes
  const pages = ids.map((id) => ({
    id,
    before: getAccessChain(id, nodes),
    after: getAccessChain(id, changed),
  }))
  const [audience, waiting] = await Promise.all([
    loadAudience(
      ctx.db,
      [...nodes.values(), ...changed.values()],
      ctx.app.access.app_products,
      now,
      pages.flatMap(({ before, after }) => [...listDripRoots(before), ...listDripRoots(after)]),
    ),
    countPendingUsers(ctx.db),
  ])
  const compare = memoizeByGates((chains) => ({
    ...compareAudience(ctx.app, audience, chains, now),
    ...compareNonMembers(ctx.app, chains, now),
  }))
  const compared = pages.map(({ id, ...chains }) => ({ id, ...compare(chains) }))
  const gains = new Set(compared.flatMap((page) => [...page.gains]))
  const loses = new Set(compared.flatMap((page) => [...page.loses]))
  const affected = compared.filter(
    (page) =>
      page.gains.size + page.loses.size > 0 ||
      page.guests.could !== page.guests.can ||
      page.waiting.could !== page.waiting.can,
  )
  const listed = affected.slice(0, MAX_PAGES).map((page) => page.id)
  const titles = await findTitles(ctx.db, listed)
  return {
    ...(await describeChange(ctx.db, audience, { gains, loses })),
    pages: listed.map((id) => ({ page_id: id, title: titles.get(id) ?? '' })),
    page_count: affected.length,
    guests: countAccessible(compared.map((page) => page.guests)),
    waiting: { count: waiting, ...countAccessible(compared.map((page) => page.waiting)) },
  }
}

type Chains = { before: readonly AccessNode[]; after: readonly AccessNode[] }

/** Pages with equal gates, as most descendants have, are compared once. */
function memoizeByGates<Comparison>(compare: (chains: Chains) => Comparison): (chains: Chains) => Comparison {
  const compared = new Map<string, Comparison>()
  return (chains) => {
    const key = `${formatGateKey(chains.before)} ${formatGateKey(chains.after)}`
    const comparison = compared.get(key) ?? compare(chains)
    compared.set(key, comparison)
    return comparison
  }
}

function countAccessible(pages: readonly { could: boolean; can: boolean }[]) {
  return {
    before: pages.filter((page) => page.could).length,
    after: pages.filter((page) => page.can).length,
    gains: pages.filter((page) => page.can && !page.could).length,
    loses: pages.filter((page) => page.could && !page.can).length,
  }
}

/** Lists the progress roots that the drip of a page and its ancestors counts from. */
export function listDripRoots(chain: readonly AccessNode[]): string[] {
  const { layers } = effectiveGates(chain)
  return layers.flatMap((layer) => (layer.is_scheduled ? (layer.progress_root_id ?? []) : []))
}

/** Returns a key that is equal for pages with equal gates, so that they are compared once. */
export function formatGateKey(chain: readonly AccessNode[]): string {
  const { layers, allow_browsing, fault } = effectiveGates(chain)
  const gates = layers.flatMap(({ page_id, ...layer }) => {
    const is_gate =
      layer.is_private || layer.require_authentication || layer.require_purchase || layer.is_scheduled
    return is_gate ? { ...layer, page_id: layer.is_private ? page_id : null } : []
  })
  return JSON.stringify({ gates, allow_browsing, fault })
}
