import { subscribeEvent as call } from '@foyer/contract/schedule/subscribe-event'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { answerEvent } from '../commands/answer-event.ts'
import { findOpenOccurrence, presentAttendance } from '../present-attendance.ts'

export const subscribeEventRoute = implement(
  call,
  anyMember,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const occurrence = await findOpenOccurrence(ctx, viewer, { id: input.id, acts: true })
    if (!occurrence) throw fail('not_found')
    const { subscriber_id } = viewer
    await answerEvent(ctx, { occurrence_id: occurrence.id, subscriber_id, answer: input.answer })
    return presentAttendance(ctx, occurrence, viewer)
  },
)
