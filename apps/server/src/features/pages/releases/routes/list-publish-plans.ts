import { listPublishPlans as call } from '@foyer/contract/pages/list-publish-plans'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { presentPlan } from '../present-release.ts'
import { findTitles } from '../../queries/drafts.ts'
import { listPlans } from '../../queries/publish-plans.ts'

export const listPublishPlansRoute = implement(call, pagesPolicy.useStudio, async ({ ctx, authorize }) => {
  authorize()
  const plans = await listPlans(ctx.db)
  const titles = await findTitles(
    ctx.db,
    plans.flatMap((plan) => plan.page_ids ?? []),
  )
  return { items: plans.map((plan) => presentPlan(plan, titles)) }
})
