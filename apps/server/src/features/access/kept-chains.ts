import type { AccessNode } from '@foyer/domain/access'
import { LRUCache } from 'lru-cache'
import type { Chains } from './repository/facts.ts'

/** Gates by app and page, each with the epoch of the app's access under which it was read. */
const kept = new LRUCache<string, { node: AccessNode; epoch: number }>({ max: 50_000 })

/** Keeps gates in memory. Only what is committed may be kept. */
export function keepChains(app_id: string, { nodes, epoch }: Chains): void {
  if (epoch === null) return
  for (const node of nodes.values()) kept.set(`${app_id} ${node.page_id}`, { node, epoch })
}

/**
 * The gates of some pages and of all above them as memory knows them, all of one epoch; null where one is missing.
 * They count only where the database says in the same round trip that this epoch is still the app's.
 */
export function keptChains(app_id: string, page_ids: readonly string[]): Chains | null {
  const nodes = new Map<string, AccessNode>()
  let epoch: number | null = null
  for (const page_id of page_ids) {
    for (let next: string | null = page_id; next !== null && !nodes.has(next);) {
      const known = kept.get(`${app_id} ${next}`)
      if (!known || known.epoch !== (epoch ?? known.epoch)) return null
      epoch = known.epoch
      nodes.set(next, known.node)
      next = known.node.parent
    }
  }
  return { nodes, epoch }
}
