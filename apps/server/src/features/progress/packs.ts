import { progressPercent } from '@foyer/domain/progress'
import type { PackSubscription } from '@foyer/contract/progress/shapes'
import type { Ctx } from '../../platform/context.ts'
import { isPack } from './course.ts'
import { loadMemberProgress } from './member-progress.ts'
import { listCompletedIn } from './progress-state.ts'

/** The packs that a member runs and may know of, with how far they are, the newest first. */
export async function readPackSubscriptions(ctx: Ctx, subscriber_id: string): Promise<PackSubscription[]> {
  const { site, progress_state, courses } = await loadMemberProgress(ctx, subscriber_id)
  return courses.flatMap(({ is_hidden, tree, sequence }) => {
    const run = progress_state.runs.get(tree.page_id)
    if (!run || is_hidden || !isPack(site, tree.page_id)) return []
    const completed = listCompletedIn(progress_state, run.id)
    return {
      pack_id: tree.page_id,
      progress: progressPercent(sequence, completed),
      total: sequence.length,
      done: sequence.filter(({ page_id }) => completed.has(page_id)).length,
      started_at: run.started_at,
    }
  })
}
