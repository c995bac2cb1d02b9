import { listEntitlements as call } from '@foyer/contract/access/list-entitlements'
import { implement } from '#platform/http/implement.ts'
import { decideStatuses } from '../entry-status.ts'
import { findMember } from '../find-readers.ts'
import { accessPolicy } from '../policy.ts'
import { paidEntitlementsNeed } from '../needs.ts'
import { presentEntry } from '../presenter.ts'
import { listActiveEntitlements, listLedger } from '../repository/ledger.ts'
import { loadTitles } from '../load-titles.ts'

const MAX_ROWS = 500

export const listEntitlementsRoute = implement(
  call,
  accessPolicy.readMember,
  async ({ input, ctx, authorize }) => {
    authorize({ exists: (await findMember(ctx, input.subscriber_id)) !== null })
    const active = await listActiveEntitlements(ctx.db, input.subscriber_id, ctx.now())
    const active_ids = active.map((right) => right.id)
    const [rows, paid] = await Promise.all([
      listLedger(ctx.db, input.subscriber_id, { newest: MAX_ROWS, also_ids: active_ids }),
      ctx.services.need(paidEntitlementsNeed).findPaidPeriods(ctx.db, active),
    ])
    const titles = await loadTitles(ctx, rows)
    const statuses = decideStatuses(rows, new Set(active_ids), ctx.now())
    return {
      active_product_ids: [...new Set(active.flatMap((right) => right.product_id ?? []))],
      active_ids,
      items: rows.map((row) => {
        const status = statuses.get(row.id) ?? 'ended'
        return presentEntry(row, titles, {
          status,
          paid: status === 'held' ? paid.get(row.cause_id) : undefined,
        })
      }),
    }
  },
)
