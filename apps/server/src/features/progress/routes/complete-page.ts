import { completePage as call } from '@foyer/contract/progress/complete-page'
import { implement } from '#platform/http/implement.ts'
import { completePages } from '../commands/change-completions.ts'
import { judgePage, pageLocked } from '../judge.ts'
import { progressPolicy } from '../policy.ts'

export const completePageRoute = implement(
  call,
  progressPolicy.knowPage,
  async ({ input, viewer, ctx, authorize }) => {
    const judged = await judgePage(ctx, viewer, input.id)
    authorize(judged)
    if (judged.targets.length === 0) throw pageLocked(judged.decision)

    const { subscriber_id } = viewer
    const root_progress = await completePages(ctx, { subscriber_id, judged, page_ids: judged.targets })
    return { page_id: input.id, root_progress }
  },
  { gate: ({ id }) => id, opens_write: true },
)
