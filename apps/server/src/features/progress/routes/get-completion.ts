import { getCompletion as call } from '@foyer/contract/progress/get-completion'
import { implement } from '#platform/http/implement.ts'
import { liveSite } from '../../pages/index.ts'
import { targetsOf } from '../course.ts'
import { judgePage } from '../judge.ts'
import { progressPolicy } from '../policy.ts'
import { isCompleted, loadStandingOf } from '../standing.ts'

export const getCompletionRoute = implement(
  call,
  progressPolicy.knowPage,
  async ({ input, viewer, ctx, authorize }) => {
    const site = await liveSite(ctx)
    const [judged, standing] = await Promise.all([
      judgePage(ctx, viewer, input.id),
      loadStandingOf(ctx.db, viewer.subscriber_id, { site, page_ids: targetsOf(site, input.id) }),
    ])
    authorize(judged)
    const { known_targets } = judged
    return {
      is_completed: known_targets.length > 0 && known_targets.every((id) => isCompleted(site, standing, id)),
    }
  },
)
