import { planPublish as call } from '@foyer/contract/pages/plan-publish'
import { implement } from '#platform/http/implement.ts'
import { validateChoice, resolveChoice } from '../changes.ts'
import { planPublish } from '../commands/plan-publish.ts'
import { pagesPolicy } from '../../policy.ts'
import { requireAcceptedWarnings } from '../publish-warnings.ts'
import { presentPlan } from '../present-release.ts'
import { findTitles } from '../../queries/drafts.ts'

export const planPublishRoute = implement(
  call,
  pagesPolicy.useStudio,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const { note } = input
    const choice = resolveChoice(input)
    await validateChoice(ctx, choice)
    if (choice.page_ids?.length === 0 && !choice.with_settings) throw fail('nothing_to_publish')
    await requireAcceptedWarnings(ctx, choice, input.accepted_warnings)
    const plan = await planPublish(ctx, { run_at: new Date(input.run_at), note, ...choice, by: viewer })
    if (!plan) throw fail('not_found')
    return presentPlan(plan, await findTitles(ctx.db, choice.page_ids ?? []))
  },
)
