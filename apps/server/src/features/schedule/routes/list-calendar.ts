import { listCalendar as call } from '@foyer/contract/schedule/list-calendar'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { readRange } from '../calendar-range.ts'
import { readAppItems } from '../present-app-items.ts'
import { readCalendarEvents, readOpenings } from '../present-calendar.ts'

export const listCalendarRoute = implement(call, anyTeamMember, async ({ input, ctx, authorize }) => {
  authorize()
  const { time_zone } = ctx.app
  const range = readRange(input, time_zone)
  const [events, openings, items] = await Promise.all([
    readCalendarEvents(ctx, range),
    readOpenings(ctx, range),
    readAppItems(ctx, input),
  ])
  const is_cut = events.is_cut || openings.is_cut || items.is_cut
  return { time_zone, ...events, ...openings, ...items, is_cut }
})
