import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { recordRunStart } from '../../access/index.ts'
import { copyCompletions, findEndedRun, insertRun } from '../repository/runs.ts'

type Start = {
  subscriber_id: string
  root_id: string
  /** The requested start; it can delay the start but not backdate it. */
  started_at: Date | null
  start_from_page_id: string | null
  release_id: string | null
  /** Copies the completions of the run that was left last. */
  copies_completions: boolean
}

/** Starts a run unless one is active; an active one is unchanged. The caller has already been authorised. */
export async function startRun(
  ctx: Ctx,
  { started_at: requested_start, copies_completions, ...start }: Start,
): Promise<void> {
  const { subscriber_id, root_id } = start
  const now = ctx.now()
  const started_at = requested_start !== null && requested_start > now ? requested_start : now
  await ctx.write(async (tx, emit) => {
    const run_id = newId()
    if (!(await insertRun(tx, { ...start, id: run_id, started_at, created_at: now }))) return
    const previous = copies_completions ? await findEndedRun(tx, { subscriber_id, root_id }) : null
    if (previous) await copyCompletions(tx, { subscriber_id, from: previous.id, to: run_id })
    await recordRunStart(tx, { run_id, subscriber_id, root_id, started_at })
    await emit('progress.run_started', {
      run_id,
      subscriber_id,
      root_id,
      started_at: started_at.toISOString(),
    })
    await emit('access.changed', { subscriber_id })
  })
}
