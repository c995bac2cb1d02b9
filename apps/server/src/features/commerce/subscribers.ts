import { defineSubscriber, stableId } from '../../platform/events/index.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import { cancelRenewalJob, refundDuplicateJob, runSandboxJob } from './jobs.ts'
import { followOverdueJob } from './overdue-jobs.ts'
import { listSubscriptions } from './repository/subscriptions.ts'

/** Another server may apply the moved clock shortly after the event, so the job is enqueued twice. */
const SECOND_RUN_DELAY_MS = 2_000

/** What commerce does on events. */
export const commerceSubscribers = [
  defineSubscriber('apps.clock_moved', 'commerce.renew_sandbox', async (ctx, _payload, event) => {
    await ctx.write(async (tx) => {
      const id = stableId(event.id, 'commerce.renew_sandbox again')
      const run_at = new Date(Date.now() + SECOND_RUN_DELAY_MS)
      await enqueue(tx, runSandboxJob, {}, { id: stableId(event.id, 'commerce.renew_sandbox') })
      await enqueue(tx, runSandboxJob, {}, { id, run_at })
      for (const at of [null, run_at]) {
        const follow_id = stableId(event.id, `commerce.follow_overdue ${at ? 'again' : ''}`)
        await enqueue(tx, followOverdueJob, {}, { id: follow_id, ...(at ? { run_at: at } : {}) })
      }
    })
  }),

  defineSubscriber('commerce.paid_twice', 'commerce.refund_duplicate', async (ctx, payload, event) => {
    // The subscriber's former name: a delivery that an older version began must not refund twice.
    const id = stableId(event.id, 'commerce.give_back')
    await ctx.write((tx) => enqueue(tx, refundDuplicateJob, payload, { id }))
  }),

  defineSubscriber('commerce.renewal_stopped', 'commerce.stop_renewal', async (ctx, payload, event) => {
    const id = stableId(event.id, 'commerce.stop_renewal')
    await ctx.write((tx) => enqueue(tx, cancelRenewalJob, payload, { id }))
  }),

  defineSubscriber(
    'identity.account_closed',
    'commerce.cancel_renewals',
    async (ctx, { subscriber_id }, event) => {
      if (subscriber_id === null) return
      const all = await listSubscriptions(ctx.db, subscriber_id)
      const running = all.filter(({ ended_at }) => ended_at === null)
      if (running.length === 0) return
      await ctx.write(async (tx) => {
        for (const { id: subscription_id } of running) {
          const id = stableId(event.id, subscription_id)
          await enqueue(tx, cancelRenewalJob, { subscription_id }, { id })
        }
      })
    },
  ),
]
