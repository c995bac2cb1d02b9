import { planPublish as call } from '@foyer/contract/pages/plan-publish'
import { implement } from '#platform/http/implement.ts'
import { changesOf } from '../changes.ts'
import { planPublish } from '../commands/plan-publish.ts'
import { pagesPolicy } from '../policy.ts'
import { presentPlan } from '../presenter.ts'
import { findTitles } from '../repository/drafts.ts'

export const planPublishRoute = implement(
  call,
  pagesPolicy.useStudio,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const { note, page_ids = null } = input
    if (page_ids) await changesOf(ctx, page_ids)
    const plan = await planPublish(ctx, { run_at: new Date(input.run_at), note, page_ids, by: viewer })
    if (!plan) throw fail('not_found')
    return presentPlan(plan, await findTitles(ctx.db, page_ids ?? []))
  },
)
