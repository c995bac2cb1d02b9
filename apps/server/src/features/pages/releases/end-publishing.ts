import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { tellPlanFailed } from './mails/plan-failed-mail.ts'
import { failPublishing, finishPublishing } from '../queries/publishings.ts'
import { endRunning } from '../queries/publish-plans.ts'
import type { PublishProblem } from '../content/index.ts'

/** Ends a publish that cannot go live. Where it was planned, its plan ends with it and whoever planned it is told. */
export async function endWithProblems(
  ctx: Ctx,
  tx: AppTx,
  publishing_id: string,
  problems: readonly PublishProblem[],
): Promise<void> {
  await failPublishing(tx, publishing_id, problems)
  await endPlan(ctx, tx, publishing_id, problems)
}

/** Ends the plan of a publish that has failed, if there is one. */
export async function endPlan(
  ctx: Ctx,
  tx: AppTx,
  publishing_id: string,
  problems: readonly PublishProblem[],
): Promise<void> {
  const plan = await endRunning(tx, publishing_id, 'failed', { problems, at: ctx.now() })
  if (plan) await tellPlanFailed(ctx, tx, plan)
}

/** Ends a publish and its plan well, in the transaction that switches; false when another has taken its place. */
export async function endWell(
  ctx: Ctx,
  tx: AppTx,
  publishing_id: string,
  release_id: string,
): Promise<boolean> {
  if (!(await finishPublishing(tx, publishing_id, release_id))) return false
  await endRunning(tx, publishing_id, 'done', { release_id, at: ctx.now() })
  return true
}
