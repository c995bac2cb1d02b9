import { pageTraits } from '@foyer/content/definitions'
import { getAccessChain, effectiveGates } from '@foyer/domain/access'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { loadAccessFacts } from '../../access/index.ts'
import { findTreeRows } from '../queries/drafts.ts'

/**
 * Whether a page can be shown as a sheet to a viewer who still has to buy: a small general page, not the start page,
 * without gates of its own or of ancestors.
 */
export async function isOverlay(db: AppDb | AppTx, page_id: string): Promise<boolean> {
  const [row] = await findTreeRows(db, [page_id])
  if (!row || !pageTraits(row.content_type).can_be_overlay || row.path === '/') return false
  const { nodes } = await loadAccessFacts(db, null, [page_id], new Date())
  const { fault, layers } = effectiveGates(getAccessChain(page_id, nodes))
  return (
    fault === null &&
    !layers.some(
      (layer) =>
        layer.is_private || layer.require_authentication || layer.require_purchase || layer.is_scheduled,
    )
  )
}
