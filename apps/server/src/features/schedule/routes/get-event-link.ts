import { getEventLink as call } from '@foyer/contract/schedule/get-event-link'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { findOnlineUrl, isOpen } from '../online-link.ts'
import { findOpenOccurrence } from '../present-attendance.ts'
import { findAnswer } from '../repository/answers.ts'

export const getEventLinkRoute = implement(
  call,
  anyMember,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const occurrence = await findOpenOccurrence(ctx, viewer, { id: input.id, acts: true })
    const url = occurrence && (await findOnlineUrl(ctx, occurrence.event_id))
    if (!occurrence || !url) throw fail('not_found')
    const own = await findAnswer(ctx.db, occurrence.id, viewer.subscriber_id)
    if (!own || own.answer === 'declined' || own.is_waiting) throw fail('event_not_joined')
    if (!isOpen(occurrence, ctx.now())) throw fail('event_link_closed')
    return { url }
  },
)
