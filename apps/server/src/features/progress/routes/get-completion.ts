import { getCompletion as call } from '@foyer/contract/progress/get-completion'
import { implement } from '#platform/http/implement.ts'
import { loadLiveSite } from '../../pages/index.ts'
import { listTargets } from '../course.ts'
import { decideProgressAccess } from '../progress-access.ts'
import { progressPolicy } from '../policy.ts'
import { isCompleted, loadPageState } from '../progress-state.ts'

export const getCompletionRoute = implement(
  call,
  progressPolicy.discoverPage,
  async ({ input, viewer, ctx, authorize }) => {
    const site = await loadLiveSite(ctx)
    const [decided, progress_state] = await Promise.all([
      decideProgressAccess(ctx, viewer, input.id),
      loadPageState(ctx.db, viewer.subscriber_id, { site, page_ids: listTargets(site, input.id) }),
    ])
    authorize(decided)
    const { known_targets } = decided
    return {
      is_completed:
        known_targets.length > 0 && known_targets.every((id) => isCompleted(site, progress_state, id)),
    }
  },
)
