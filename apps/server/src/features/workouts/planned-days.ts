import { workoutPage } from '@foyer/content/definitions'
import type { CalendarDay } from '@foyer/domain/time'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { loadLiveSite } from '../pages/index.ts'
import { readPlannedPages } from '../progress/index.ts'

/** The days for which programs of the member plan a workout, and those on which it was not done. */
export async function readPlannedDays(
  ctx: Ctx,
  viewer: MemberViewer,
): Promise<{ planned: ReadonlySet<CalendarDay>; missed: ReadonlySet<CalendarDay> }> {
  const [{ pages }, all] = await Promise.all([loadLiveSite(ctx), readPlannedPages(ctx, viewer)])
  const workouts = all.filter(
    ({ page_id, state }) => state !== 'skipped' && pages.get(page_id)?.content_type === workoutPage.type,
  )
  const missed = workouts.filter(({ state }) => state === 'missed')
  return {
    planned: new Set(workouts.map(({ date }) => date)),
    missed: new Set(missed.map(({ date }) => date)),
  }
}
