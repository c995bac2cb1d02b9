import { defineSubscriber, stableId } from '../../platform/events/index.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import { sendBroadcastsJob } from './broadcasts/send-job.ts'
import { deliverJob } from './deliver-job.ts'
import { recordEventChange, recordMoney, recordPlace } from './fact-jobs.ts'
import { recordMessageJob } from './message-jobs.ts'
import { remindMovedJob } from './reminder-jobs.ts'

/** Another server may apply the moved clock shortly after the event, so the jobs are enqueued twice. */
const SECOND_RUN_DELAY_MS = 2_000

/** What notifications do on events. */
export const notificationSubscribers = [
  defineSubscriber('messaging.message_sent', 'notifications.record_message', async (ctx, sent, event) => {
    await ctx.write((tx) =>
      enqueue(tx, recordMessageJob, sent, { id: stableId(event.id, 'notifications.record_message') }),
    )
  }),

  defineSubscriber('schedule.place_given', 'notifications.record_place', (ctx, place, { id }) =>
    recordPlace(ctx, place, id),
  ),

  defineSubscriber('schedule.event_changed', 'notifications.record_event_change', (ctx, changed, { id }) =>
    recordEventChange(ctx, changed, id),
  ),

  defineSubscriber('commerce.member_mailed', 'notifications.record_money', recordMoney),

  defineSubscriber(
    'apps.clock_moved',
    'notifications.remind_by_clock',
    async (ctx, { forward_ms }, event) => {
      await ctx.write(async (tx) => {
        for (const [run, delay_ms] of [0, SECOND_RUN_DELAY_MS].entries()) {
          const run_at = new Date(Date.now() + delay_ms)
          const id = (job: string) => stableId(event.id, `${job} ${run}`)
          await enqueue(tx, remindMovedJob, { forward_ms }, { run_at, id: id('notifications.remind_moved') })
          await enqueue(tx, sendBroadcastsJob, {}, { run_at, id: id('notifications.send_broadcasts') })
          await enqueue(tx, deliverJob, {}, { run_at, id: id('notifications.deliver') })
        }
      })
    },
  ),
]
