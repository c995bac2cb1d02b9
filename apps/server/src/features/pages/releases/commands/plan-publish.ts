import { toRealTime } from '#platform/clock/to-real-time.ts'
import type { Ctx } from '#platform/context.ts'
import { CallError, invalidField } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/index.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import type { Choice } from '../changes.ts'
import { runPlanJob } from '../jobs/run-plans.ts'
import { countWaitingPlans, findPlan, insertPlan, type PlanRow } from '../../queries/publish-plans.ts'

const YEAR_MS = 366 * 86_400_000
const MAX_WAITING_PLANS = 50

type Plan = Choice & { run_at: Date; note: string; by: TeamViewer }

/**
 * Plans a publish at a time of the app's clock. Throws `invalid` for a past time or one over a year away,
 * `plan_at_same_time` if another plan waits for it, and `too_many_plans`.
 */
export async function planPublish(
  ctx: Ctx,
  { run_at, note, page_ids, with_settings, by }: Plan,
): Promise<PlanRow | null> {
  const delay_ms = run_at.getTime() - ctx.now().getTime()
  if (delay_ms <= 0) throw invalidField('run_at', 'date_in_past')
  if (delay_ms > YEAR_MS) throw invalidField('run_at', 'date_out_of_range')
  const id = newId()
  return ctx.write(async (tx) => {
    if ((await countWaitingPlans(tx)) >= MAX_WAITING_PLANS) throw new CallError('too_many_plans')
    const planned_at = ctx.services.clock.now()
    const row = {
      id,
      run_at,
      page_ids,
      with_settings,
      note,
      planned_at,
      author: by.name,
      author_id: by.team_member_id,
    }
    if (!(await insertPlan(tx, row))) throw new CallError('plan_at_same_time')
    await enqueue(tx, runPlanJob, { plan_id: id }, { run_at: toRealTime(ctx, run_at) })
    return findPlan(tx, id)
  })
}
