import { listEntitlements as call } from '@foyer/contract/access/list-entitlements'
import { implement } from '#platform/http/implement.ts'
import { statusesOf } from '../entry-status.ts'
import { findMember } from '../find-readers.ts'
import { accessPolicy } from '../policy.ts'
import { paidRightsNeed } from '../needs.ts'
import { presentEntry } from '../presenter.ts'
import { heldRights, listLedger } from '../repository/ledger.ts'
import { titlesOf } from '../titles.ts'

const LONGEST = 500

export const listEntitlementsRoute = implement(
  call,
  accessPolicy.readMember,
  async ({ input, ctx, authorize }) => {
    authorize({ exists: (await findMember(ctx, input.subscriber_id)) !== null })
    const held = await heldRights(ctx.db, input.subscriber_id, ctx.now())
    const active_ids = held.map((right) => right.id)
    const [rows, paid] = await Promise.all([
      listLedger(ctx.db, input.subscriber_id, { newest: LONGEST, besides: active_ids }),
      ctx.services.need(paidRightsNeed).paidOf(ctx.db, held),
    ])
    const titles = await titlesOf(ctx, rows)
    const statuses = statusesOf(rows, new Set(active_ids), ctx.now())
    return {
      active_product_ids: [...new Set(held.flatMap((right) => right.product_id ?? []))],
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
