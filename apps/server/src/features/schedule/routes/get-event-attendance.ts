import { getEventAttendance as call } from '@foyer/contract/schedule/get-event-attendance'
import { implement } from '#platform/http/implement.ts'
import { anyone } from '#platform/http/policies.ts'
import { findOpenOccurrence, presentAttendance } from '../present-attendance.ts'

export const getEventAttendanceRoute = implement(
  call,
  anyone,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const occurrence = await findOpenOccurrence(ctx, viewer, { id: input.id, acts: false })
    if (!occurrence) throw fail('not_found')
    return presentAttendance(ctx, occurrence, viewer)
  },
)
