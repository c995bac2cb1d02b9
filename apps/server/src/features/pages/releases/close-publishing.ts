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

/** Ends a publish and its plan well, in the transaction that switches; false when another has taken its place. */
export async function completePublishing(
  ctx: Ctx,
  tx: AppTx,
  publishing_id: string,
  release_id: string,
): Promise<boolean> {
  if (!(await finishPublishing(tx, publishing_id, release_id))) return false
  await endRunningPlan(tx, publishing_id, 'done', { release_id, at: ctx.now() })
  return true
}
