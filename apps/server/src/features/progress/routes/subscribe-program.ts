import { subscribeProgram as call } from '@foyer/contract/progress/subscribe-program'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { startRun } from '../commands/start-run.ts'
import { createPageLockedError } from '../progress-access.ts'
import { findProgram, readSubscription } from '../program.ts'

export const subscribeProgramRoute = implement(call, anyMember, async ({ input, viewer, ctx, authorize }) => {
  authorize()
  const { subscriber_id } = viewer
  const {
    site,
    course,
    can_start: may_start,
    decision_after_start: once_started,
  } = await findProgram(ctx, viewer, input.id)
  if (!may_start) throw createPageLockedError(once_started)

  const { release_id } = site
  await startRun(ctx, {
    subscriber_id,
    root_id: input.id,
    started_at: null,
    start_from_page_id: null,
    release_id,
    copies_completions: false,
  })
  return { program_subscription: await readSubscription(ctx, subscriber_id, course) }
})
