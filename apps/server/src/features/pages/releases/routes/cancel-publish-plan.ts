import { cancelPublishPlan as call } from '@foyer/contract/pages/cancel-publish-plan'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { presentPlan } from '../present-release.ts'
import { findTitles } from '../../queries/drafts.ts'
import { endWaitingPlan, findPlan } from '../../queries/publish-plans.ts'

export const cancelPublishPlanRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input, ctx, authorize, fail }) => {
    const found = await findPlan(ctx.db, input.id)
    authorize({ exists: found !== null })
    const plan = await ctx.write(async (tx) => {
      await endWaitingPlan(tx, input.id, 'cancelled', { at: ctx.now() })
      return findPlan(tx, input.id)
    })
    if (!plan) throw fail('not_found')
    if (plan.state === 'running') throw fail('plan_is_running')
    if (plan.state !== 'cancelled') throw fail('plan_has_ended')
    return presentPlan(plan, await findTitles(ctx.db, plan.page_ids ?? []))
  },
)
