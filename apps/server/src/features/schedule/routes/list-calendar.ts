import { listCalendar as call } from '@foyer/contract/schedule/list-calendar'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { readRange } from '../calendar-range.ts'
import { readCalendarEvents, readOpenings } from '../present-calendar.ts'

export const listCalendarRoute = implement(call, anyTeamMember, async ({ input, ctx, authorize }) => {
  authorize()
  const { time_zone } = ctx.app
  const range = readRange(input, time_zone)
  const [{ events, is_cut }, opening] = await Promise.all([
    readCalendarEvents(ctx, range),
    readOpenings(ctx, range),
  ])
  return { time_zone, events, openings: opening.openings, is_cut: is_cut || opening.is_cut }
})
