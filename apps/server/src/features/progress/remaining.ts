import type { Ctx } from '../../platform/context.ts'
import { loadMemberProgress } from './member-progress.ts'
import { listCompletedIn } from './progress-state.ts'

/** What a member has not done yet of the courses that they run, in order, the newest run first. */
export async function readRemaining(
  ctx: Ctx,
  subscriber_id: string,
): Promise<{ page_id: string; root_id: string }[]> {
  const { progress_state, courses } = await loadMemberProgress(ctx, subscriber_id)
  return courses.flatMap(({ tree, sequence }) => {
    const run = progress_state.runs.get(tree.page_id)
    if (!run) return []
    const completed = listCompletedIn(progress_state, run.id)
    return sequence
      .filter((step) => !completed.has(step.page_id))
      .map(({ page_id }) => ({ page_id, root_id: tree.page_id }))
  })
}
