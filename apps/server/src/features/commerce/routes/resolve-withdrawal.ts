import { resolveWithdrawal as call } from '@foyer/contract/commerce/resolve-withdrawal'
import { implement } from '#platform/http/implement.ts'
import { commercePolicy } from '../policy.ts'
import { presentWithdrawal } from '../present-withdrawal.ts'
import { findWithdrawal, finishWithdrawal, WAITING_STATES } from '../repository/withdrawals.ts'

/** Repeated, it changes nothing. */
export const resolveWithdrawalRoute = implement(
  call,
  commercePolicy.manageOrder,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const row = await findWithdrawal(ctx.db, input.id)
    authorize({ exists: row !== null })
    if (!row) throw fail('not_found')
    await ctx.write((tx) =>
      finishWithdrawal(tx, row.id, {
        from: WAITING_STATES,
        state: 'resolved',
        reason: row.reason,
        finished_at: ctx.now(),
        actor_name: viewer.name,
      }),
    )
    return presentWithdrawal((await findWithdrawal(ctx.db, row.id)) ?? row)
  },
)
