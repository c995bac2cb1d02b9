import { leavePage as call } from '@foyer/contract/progress/leave-page'
import { implement } from '#platform/http/implement.ts'
import { leaveRun } from '../commands/leave-run.ts'
import { decideStart } from '../decide-start.ts'
import { progressPolicy } from '../policy.ts'
import { loadProgressState } from '../progress-state.ts'

export const leavePageRoute = implement(
  call,
  progressPolicy.leavePage,
  async ({ input, viewer, ctx, authorize }) => {
    const { subscriber_id } = viewer
    const [{ is_known }, { runs }] = await Promise.all([
      decideStart(ctx, viewer, input.id),
      loadProgressState(ctx.db, subscriber_id, { root_ids: [input.id], page_ids: [] }),
    ])
    const has_run = runs.has(input.id)
    authorize({ is_known, has_run })
    if (has_run) await leaveRun(ctx, { subscriber_id, root_id: input.id })
    return { page_id: input.id }
  },
)
