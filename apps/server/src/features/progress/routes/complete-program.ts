import { completeProgram as call } from '@foyer/contract/progress/complete-program'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { completePages } from '../commands/change-completions.ts'
import { decideProgressAccess, createPageLockedError } from '../progress-access.ts'
import { findRunningProgram, readSubscription } from '../program.ts'

export const completeProgramRoute = implement(call, anyMember, async ({ input, viewer, ctx, authorize }) => {
  authorize()
  const { subscriber_id } = viewer
  const course = await findRunningProgram(ctx, viewer, input.id)
  const decided = await decideProgressAccess(ctx, viewer, input.id)
  if (decided.targets.length === 0) throw createPageLockedError(decided.decision)

  await completePages(ctx, { member: viewer, decided, page_ids: decided.targets })
  return { program_subscription: await readSubscription(ctx, subscriber_id, course) }
})
