import { defineSubscriber, stableId } from '../../platform/events/index.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import { runDuePlansJob } from './releases/index.ts'
import { syncMediaVisibilityJob } from './media/index.ts'

/** Another server may apply the moved clock shortly after the event, so the job is enqueued twice. */
const RETRY_AFTER_MS = 2_000

/** What pages does on events. */
export const pagesSubscribers = [
  defineSubscriber('apps.access_changed', 'pages.sync_media_visibility', async (ctx, _changed, event) => {
    const id = stableId(event.id, 'pages.sync_media_visibility')
    await ctx.write((tx) => enqueue(tx, syncMediaVisibilityJob, {}, { id }))
  }),

  defineSubscriber('apps.clock_moved', 'pages.run_due_plans', async (ctx, _moved, event) => {
    await ctx.write(async (tx) => {
      const id = stableId(event.id, 'pages.run_due_plans again')
      await enqueue(tx, runDuePlansJob, {}, { id: stableId(event.id, 'pages.run_due_plans') })
      await enqueue(tx, runDuePlansJob, {}, { id, run_at: new Date(Date.now() + RETRY_AFTER_MS) })
    })
  }),
]
