import { defineJob } from '../../platform/jobs/index.ts'
import { deleteOld } from './repository.ts'

/** Rows of each kind that go in one transaction. */
const BATCH_SIZE = 5_000

/**
 * Deletes visitor activity older than `ACTIVITY_MONTHS`, by real time: a sandbox clock moved forward deletes nothing
 * early. The rest of an interrupted run is deleted the next night.
 */
export const cleanActivityJob = defineJob<Record<string, never>>(
  'activity.clean_old',
  { retry_limit: 2 },
  async (ctx, _nothing, run) => {
    const before = monthsBefore(ctx.services.clock.now(), ctx.services.config.activity_months)
    let deleted = BATCH_SIZE
    while (deleted >= BATCH_SIZE && !run.signal.aborted)
      deleted = await ctx.writeNow((tx) => deleteOld(tx, before, BATCH_SIZE))
  },
)

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - months)
  return before
}
