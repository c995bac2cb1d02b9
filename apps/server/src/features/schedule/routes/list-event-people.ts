import { listEventPeople as call } from '@foyer/contract/schedule/list-event-people'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { findOpenOccurrence } from '../present-attendance.ts'
import { listEventPeople } from '../repository/attendance.ts'

const MAX_LISTED = 200

export const listEventPeopleRoute = implement(
  call,
  anyMember,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const occurrence = await findOpenOccurrence(ctx, viewer, { id: input.id, acts: false })
    if (!occurrence) throw fail('not_found')
    const found = await listEventPeople(ctx.db, { occurrence_id: input.id, viewer }, MAX_LISTED + 1)
    return { items: found.slice(0, MAX_LISTED), has_more: found.length > MAX_LISTED }
  },
)
