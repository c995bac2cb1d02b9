import type { Ctx } from '#platform/context.ts'
import { recordRunResumption } from '../../access/index.ts'
import { scheduledItemsNeed } from '../needs.ts'
import { resumeRun, type EndedRun } from '../repository/runs.ts'

/** Undoes that a run was left: it continues with its start, completions and scheduled items. */
export async function restoreRun(
  ctx: Ctx,
  { subscriber_id, run }: { subscriber_id: string; run: EndedRun },
): Promise<void> {
  const { id: run_id, root_id, ended_at } = run
  await ctx.write(async (tx, emit) => {
    if (!(await resumeRun(tx, run_id))) return
    await recordRunResumption(tx, run_id)
    const about = { subscriber_id, root_id, removed_at: ended_at }
    await ctx.services.need(scheduledItemsNeed).restoreScheduledFrom(tx, about)
    await emit('progress.run_restored', { run_id, subscriber_id, root_id })
    await emit('access.changed', { subscriber_id })
  })
}
