import type { PlannedPage } from '@foyer/domain/progress'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { loadMemberProgress } from './member-progress.ts'
import { loadTodaysPlan } from './plan.ts'
import { listCompletedIn } from './progress-state.ts'

/** The pages of all programs that the member is in, with the days on which they stand. */
export async function readPlannedPages(ctx: Ctx, viewer: MemberViewer): Promise<PlannedPage[]> {
  const { site, progress_state, courses } = await loadMemberProgress(ctx, viewer.subscriber_id)
  const plans = await Promise.all(
    courses.map(async (course) => {
      const run = progress_state.runs.get(course.tree.page_id)
      if (!run) return []
      const completed = listCompletedIn(progress_state, run.id)
      return loadTodaysPlan(ctx, site, { course, run, completed, zone: viewer.timezone })
    }),
  )
  return plans.flat()
}
