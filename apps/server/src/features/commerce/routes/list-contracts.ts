import { listContracts as call } from '@foyer/contract/commerce/list-contracts'
import { WITHDRAWAL_DAYS, withdrawalEnd } from '@foyer/domain/money'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { hasWithdrawal } from '../consumer-law.ts'
import { listContractRows } from '../repository/contracts.ts'

const MAX_CONTRACTS = 100

export const listContractsRoute = implement(call, anyMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  const now = ctx.now().toISOString()
  const can_withdraw = await hasWithdrawal(ctx.db)
  const rows = await listContractRows(ctx.db, viewer.subscriber_id, MAX_CONTRACTS)
  const items = rows.map((row) => {
    const { order_id, number, titles, is_withdrawable, cancel_at_period_end, period_ends_at } = row
    const ordered_at = row.ordered_at.toISOString()
    const ends_at = withdrawalEnd(ordered_at, WITHDRAWAL_DAYS, ctx.app.time_zone)
    return {
      order_id,
      number,
      titles,
      ordered_at,
      withdrawable_until: can_withdraw && is_withdrawable && now < ends_at ? ends_at : null,
      renewal:
        cancel_at_period_end === null
          ? null
          : cancel_at_period_end
            ? ('canceled' as const)
            : ('renews' as const),
      ends_at: cancel_at_period_end ? (period_ends_at?.toISOString() ?? null) : null,
    }
  })
  return { items: items.filter(({ withdrawable_until, renewal }) => withdrawable_until ?? renewal) }
})
