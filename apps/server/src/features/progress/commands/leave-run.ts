import type { Ctx } from '#platform/context.ts'
import { recordRunEnd } from '../../access/index.ts'
import { scheduledItemsNeed } from '../needs.ts'
import { endRun } from '../repository/runs.ts'

/** Ends the active run of a root and removes its scheduled items; entitlements stay. A no-op without an active run. */
export async function leaveRun(
  ctx: Ctx,
  { subscriber_id, root_id }: { subscriber_id: string; root_id: string },
): Promise<void> {
  const ended_at = ctx.now()
  await ctx.write(async (tx, emit) => {
    const run_id = await endRun(tx, { subscriber_id, root_id, ended_at })
    if (run_id === null) return
    await recordRunEnd(tx, { run_id, ended_at })
    const about = { subscriber_id, root_id, removed_at: ended_at }
    await ctx.services.need(scheduledItemsNeed).removeScheduledFrom(tx, about)
    await emit('progress.run_left', { run_id, subscriber_id, root_id })
    await emit('access.changed', { subscriber_id })
  })
}
