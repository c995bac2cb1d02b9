import { restoreRun as call } from '@foyer/contract/progress/restore-run'
import { undoableSince } from '@foyer/domain/schedule'
import { implement } from '#platform/http/implement.ts'
import { restoreRun } from '../commands/restore-run.ts'
import { progressPolicy } from '../policy.ts'
import { loadProgressState } from '../progress-state.ts'
import { findEndedRun } from '../repository/runs.ts'

export const restoreRunRoute = implement(
  call,
  progressPolicy.restoreRun,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { subscriber_id } = viewer
    const root_id = input.id
    const [ended, { runs }] = await Promise.all([
      findEndedRun(ctx.db, { subscriber_id, root_id }),
      loadProgressState(ctx.db, subscriber_id, { root_ids: [root_id], page_ids: [] }),
    ])
    const active = runs.get(root_id)
    const run = ended && ended.ended_at >= undoableSince(ctx.now()) ? ended : null
    authorize({ has_run: active !== undefined || run !== null })
    if (active && run && new Date(active.created_at) >= run.ended_at) throw fail('conflict')
    if (!active && run) await restoreRun(ctx, { subscriber_id, run })
    return { page_id: root_id }
  },
)
