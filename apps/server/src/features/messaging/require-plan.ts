import type { Ctx } from '../../platform/context.ts'
import { CallError } from '../../platform/errors.ts'
import { findAccountPlan } from '../team/index.ts'

/** Throws where the account's plan has no groups. */
export async function requireGroups(ctx: Ctx): Promise<void> {
  const plan = await findAccountPlan(ctx.control, ctx.app.account_id)
  if (plan === 'free') throw new CallError('plan_required')
}
