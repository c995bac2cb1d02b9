import { getToday as call } from '@foyer/contract/activity/get-today'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { createFigures } from '../figures.ts'
import { figures, latest as lists } from '../today-sources.ts'
import { todayIn } from '../today.ts'

const MAX_LATEST = 12

export const getTodayRoute = implement(call, anyTeamMember, async ({ ctx, authorize }) => {
  authorize()
  const { day, today, before } = todayIn(ctx.app.time_zone, ctx.now())
  const [counted, latest] = await Promise.all([
    Promise.all(
      figures.map(async ({ name, countByHour }) => {
        const [now, then] = await Promise.all([countByHour(ctx, today), countByHour(ctx, before)])
        return { name, today: now, before: then }
      }),
    ),
    Promise.all(lists.map((list) => list(ctx, { since: today.from, limit: MAX_LATEST }))),
  ])
  return {
    day,
    figures: counted.flatMap(createFigures),
    latest: latest
      .flat()
      .toSorted((a, b) => b.at.localeCompare(a.at))
      .slice(0, MAX_LATEST),
  }
})
