import { toRealTime } from '#platform/clock/to-real-time.ts'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'
import { defineJob, enqueue } from '#platform/jobs/index.ts'
import { hasChosenChanges } from '../changes.ts'
import { enqueuePublishing } from '../commands/enqueue-publishing.ts'
import { sendPlanFailedMail } from '../mails/plan-failed-mail.ts'
import { findDeletedSince } from '../../queries/drafts.ts'
import {
  startPlan,
  endWaitingPlan,
  findPlan,
  lockDuePlan,
  listDuePlans,
  type PlanRow,
} from '../../queries/publish-plans.ts'

/** How long a plan waits for a running publish, and its minimum delay. */
const RETRY_AFTER_MS = 1_000

/**
 * Starts the publish of the earliest due plan, and repeats until this plan has started. The plan and its publish
 * change in one transaction, so it runs exactly once.
 */
export const runPlanJob = defineJob<{ plan_id: string }>(
  'pages.run_plan',
  { retry_limit: 12, concurrency: 1 },
  async (ctx, { plan_id }) => {
    await ctx.write(async (tx) => {
      const due = await lockDuePlan(tx, ctx.now())
      if (due) await startDuePlan(ctx, tx, due)
      const plan = await findPlan(tx, plan_id)
      if (plan?.state !== 'waiting') return
      const soonest = Date.now() + RETRY_AFTER_MS
      const run_at = new Date(Math.max(toRealTime(ctx, plan.run_at).getTime(), soonest))
      await enqueue(tx, runPlanJob, { plan_id }, { run_at })
    })
  },
)

/** Finds due plans whose job never ran: the app's clock was moved, or the job was lost. */
export const runDuePlansJob = defineJob<Record<string, never>>(
  'pages.run_due_plans',
  { retry_limit: 3, concurrency: 1 },
  async (ctx) => {
    const due = await listDuePlans(ctx.db, ctx.now())
    if (due.length === 0) return
    await ctx.write(async (tx) => {
      for (const plan_id of due) await enqueue(tx, runPlanJob, { plan_id })
    })
  },
)

/** A page deleted after the plan was created is not deleted for members by that plan. */
async function startDuePlan(ctx: Ctx, tx: AppTx, plan: PlanRow): Promise<void> {
  const { id, note, author, page_ids, with_settings, planned_at } = plan
  const at = ctx.now()
  const deleted = page_ids?.length ? await findDeletedSince(tx, page_ids, planned_at) : []
  if (deleted.length > 0) {
    const problems = deleted.map(({ id: page_id, title }) => ({
      page_id,
      title,
      block_id: null,
      path: '',
      code: 'deleted_meanwhile' as const,
    }))
    await endWaitingPlan(tx, id, 'failed', { problems, at })
    await sendPlanFailedMail(ctx, tx, { ...plan, state: 'failed', problems })
    return
  }
  if (!(await hasChosenChanges(ctx, { page_ids, with_settings }))) {
    await endWaitingPlan(tx, id, 'done', { at })
    return
  }
  const publishing_id = newId()
  const started_at = ctx.services.clock.now()
  const start = { id: publishing_id, note, author, page_ids, with_settings, started_at }
  if (await enqueuePublishing(ctx, tx, start)) await startPlan(tx, id, publishing_id)
}
