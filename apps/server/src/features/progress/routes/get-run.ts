import { getRun as call } from '@foyer/contract/progress/get-run'
import { implement } from '#platform/http/implement.ts'
import type { Course } from '../course.ts'
import { decideStart } from '../decide-start.ts'
import { scheduledItemsNeed } from '../needs.ts'
import { progressPolicy } from '../policy.ts'
import { listCompletedIn, loadProgressState } from '../progress-state.ts'
import { findEndedRun, listRunCompletions } from '../repository/runs.ts'

export const getRunRoute = implement(
  call,
  progressPolicy.discoverPage,
  async ({ input, viewer, ctx, authorize }) => {
    const { subscriber_id } = viewer
    const root_id = input.id
    const [{ is_known, course }, progress_state, ended, scheduled_count] = await Promise.all([
      decideStart(ctx, viewer, root_id),
      loadProgressState(ctx.db, subscriber_id, { root_ids: [root_id], page_ids: [] }),
      findEndedRun(ctx.db, { subscriber_id, root_id }),
      ctx.services.need(scheduledItemsNeed).countScheduledFrom(ctx.db, { subscriber_id, root_id }),
    ])
    authorize({ is_known })
    const run = progress_state.runs.get(root_id)
    const ended_pages = ended && (await listRunCompletions(ctx.db, { subscriber_id, run_id: ended.id }))
    return {
      page_id: root_id,
      run: run
        ? {
            ...countShare(course, listCompletedIn(progress_state, run.id)),
            started_at: run.started_at,
            scheduled_count,
          }
        : null,
      ended_run: ended && {
        ...countShare(course, new Set(ended_pages)),
        ended_at: ended.ended_at.toISOString(),
      },
    }
  },
)

function countShare(course: Course | null, completed: ReadonlySet<string>): { total: number; done: number } {
  const sequence = course?.sequence ?? []
  return { total: sequence.length, done: sequence.filter(({ page_id }) => completed.has(page_id)).length }
}
