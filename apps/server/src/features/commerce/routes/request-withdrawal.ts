import { requestWithdrawal as call } from '@foyer/contract/commerce/request-withdrawal'
import { implement } from '#platform/http/implement.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { checkAll, limitAttempts, readEmail } from '../../identity/index.ts'
import { hasWithdrawal } from '../consumer-law.ts'
import { sendReceived } from '../mails/withdrawal-mails.ts'
import { commercePolicy } from '../policy.ts'
import { insertWithdrawal, type WithdrawalRow } from '../repository/withdrawals.ts'
import { handleWithdrawalJob } from '../withdrawal-job.ts'

/** Whether there is such an order is found out by the job, so that neither answer nor time tell. */
export const requestWithdrawalRoute = implement(
  call,
  commercePolicy.withdraw,
  async ({ input, ctx, authorize }) => {
    const { kind, name, reference } = input
    authorize({ is_offered: kind === 'cancellation' || (await hasWithdrawal(ctx.db)) })
    checkAll(() => readEmail(input.email))
    const email = readEmail(input.email)
    await limitAttempts(ctx, ['withdrawal'], email)
    const row: WithdrawalRow = {
      id: newId(),
      kind,
      name,
      email,
      reference,
      language: ctx.request.locale ?? null,
      state: 'received',
      reason: null,
      order_id: null,
      subscriber_id: null,
      received_at: ctx.now(),
      finished_at: null,
      actor_name: null,
    }
    await ctx.write(async (tx) => {
      await insertWithdrawal(tx, row)
      await sendReceived(ctx, tx, row)
      await enqueue(tx, handleWithdrawalJob, { withdrawal_id: row.id })
    })
    return { received_at: row.received_at.toISOString() }
  },
)
