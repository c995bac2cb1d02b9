import { subscribeProgram as call } from '@foyer/contract/progress/subscribe-program'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { startRun } from '../commands/start-run.ts'
import { pageLocked } from '../judge.ts'
import { findProgram, readSubscription } from '../program.ts'

export const subscribeProgramRoute = implement(call, anyMember, async ({ input, viewer, ctx, authorize }) => {
  authorize()
  const { subscriber_id } = viewer
  const { site, course, may_start, once_started } = await findProgram(ctx, viewer, input.id)
  if (!may_start) throw pageLocked(once_started)

  const { release_id } = site
  await startRun(ctx, {
    subscriber_id,
    root_id: input.id,
    started_at: null,
    start_from_page_id: null,
    release_id,
  })
  return { program_subscription: await readSubscription(ctx, subscriber_id, course) }
})
