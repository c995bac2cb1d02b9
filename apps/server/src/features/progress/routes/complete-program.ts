import { completeProgram as call } from '@foyer/contract/progress/complete-program'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { completePages } from '../commands/change-completions.ts'
import { judgePage, pageLocked } from '../judge.ts'
import { findRunningProgram, readSubscription } from '../program.ts'

export const completeProgramRoute = implement(call, anyMember, async ({ input, viewer, ctx, authorize }) => {
  authorize()
  const { subscriber_id } = viewer
  const course = await findRunningProgram(ctx, viewer, input.id)
  const judged = await judgePage(ctx, viewer, input.id)
  if (judged.targets.length === 0) throw pageLocked(judged.decision)

  await completePages(ctx, { subscriber_id, judged, page_ids: judged.targets })
  return { program_subscription: await readSubscription(ctx, subscriber_id, course) }
})
