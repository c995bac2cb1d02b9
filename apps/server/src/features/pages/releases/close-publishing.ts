import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { sendPlanFailedMail } from './mails/plan-failed-mail.ts'
import { failPublishing, finishPublishing } from '../queries/publishings.ts'
import { endRunningPlan } from '../queries/publish-plans.ts'
import type { PublishProblem } from '../content/index.ts'

/** Fails a publish that cannot go live. A planned publish also fails its plan and notifies the planner. */
export async function failWithProblems(
  ctx: Ctx,
  tx: AppTx,
  publishing_id: string,
  problems: readonly PublishProblem[],
): Promise<void> {
  await failPublishing(tx, publishing_id, problems)
  await failPlan(ctx, tx, publishing_id, problems)
}

/** Ends the plan of a publish that has failed, if there is one. */
export async function failPlan(
  ctx: Ctx,
  tx: AppTx,
  publishing_id: string,
  problems: readonly PublishProblem[],
): Promise<void> {
  const plan = await endRunningPlan(tx, publishing_id, 'failed', { problems, at: ctx.now() })
  if (plan) await sendPlanFailedMail(ctx, tx, plan)
}

/**
 * Completes a publish and its plan, in the transaction that switches; false if another has taken its place. The
 * planner is notified of pages that were left out.
 */
export async function completePublishing(
  ctx: Ctx,
  tx: AppTx,
  publishing_id: string,
  result: { release_id: string; problems: readonly PublishProblem[] },
): Promise<boolean> {
  if (!(await finishPublishing(tx, publishing_id, result))) return false
  const plan = await endRunningPlan(tx, publishing_id, 'done', { ...result, at: ctx.now() })
  if (plan && plan.problems.length > 0) await sendPlanFailedMail(ctx, tx, plan)
  return true
}
