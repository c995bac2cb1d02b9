import { startPage as call } from '@foyer/contract/progress/start-page'
import { CallError, invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { startRun } from '../commands/start-run.ts'
import { createPageLockedError } from '../progress-access.ts'
import { decideStart } from '../decide-start.ts'
import { progressPolicy } from '../policy.ts'
import { listCompletedIn, loadProgressState, presentSequence } from '../progress-state.ts'

/** A start may be delayed by a year. */
const MAX_DELAY_MS = 366 * 24 * 60 * 60 * 1000

export const startPageRoute = implement(
  call,
  progressPolicy.discoverPage,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id: root_id, start_from_page_id = null } = input
    const { subscriber_id } = viewer
    const {
      site,
      is_known,
      can_start: may_start,
      decision_after_start: once_started,
      course,
    } = await decideStart(ctx, viewer, root_id)
    authorize({ is_known })
    if (!course) throw fail('not_a_progress_root')
    if (!may_start) throw createPageLockedError(once_started)
    if (start_from_page_id !== null && !course.sequence.some((step) => step.page_id === start_from_page_id)) {
      throw invalidField('start_from_page_id', 'not_in_sequence')
    }

    const started_at = parseStart(input.started_at, ctx.now())
    const { release_id } = site
    const { copies_completions } = input
    await startRun(ctx, {
      subscriber_id,
      root_id,
      started_at,
      start_from_page_id,
      release_id,
      copies_completions,
    })
    const progress_state = await loadProgressState(ctx.db, subscriber_id, {
      root_ids: [root_id],
      page_ids: [],
    })
    const run = progress_state.runs.get(root_id)
    if (!run) throw new CallError('conflict')
    return { page_id: root_id, ...presentSequence(course.sequence, listCompletedIn(progress_state, run.id)) }
  },
)

function parseStart(text: string | undefined, now: Date): Date | null {
  if (text === undefined) return null
  const started_at = new Date(text)
  if (started_at.getTime() - now.getTime() > MAX_DELAY_MS) throw invalidField('started_at', 'too_late')
  return started_at
}
