import { listEntitlements as call } from '@foyer/contract/access/list-entitlements'
import { implement } from '#platform/http/implement.ts'
import { findMember } from '../find-member.ts'
import { accessPolicy } from '../policy.ts'
import { presentEntry } from '../presenter.ts'
import { heldRights, listLedger } from '../repository/ledger.ts'
import { titlesOf } from '../titles.ts'

const LONGEST = 500

export const listEntitlementsRoute = implement(
  call,
  accessPolicy.readMember,
  async ({ input, ctx, authorize }) => {
    authorize({ exists: (await findMember(ctx, input.subscriber_id)) !== null })
    const [rows, held] = await Promise.all([
      listLedger(ctx.db, input.subscriber_id, LONGEST),
      heldRights(ctx.db, input.subscriber_id, ctx.now()),
    ])
    const titles = await titlesOf(ctx.db, rows)
    return {
      active_product_ids: [...new Set(held.flatMap((right) => right.product_id ?? []))],
      active_ids: held.map((right) => right.id),
      items: rows.map((row) => presentEntry(row, titles)),
    }
  },
)
