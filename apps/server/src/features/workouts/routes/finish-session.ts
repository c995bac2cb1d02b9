import { finishSession as call } from '@foyer/contract/workouts/finish-session'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { completePages } from '../../progress/index.ts'
import { finishSession } from '../commands/finish-session.ts'
import { decideCompletion } from '../decide-completion.ts'
import { loadSession } from '../load-session.ts'
import { findSession } from '../repository/sessions.ts'

export const finishSessionRoute = implement(
  call,
  anyMember,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const { id: workout_id, session_id: id, page_id, finished_at } = input
    const { subscriber_id, language: lang } = viewer
    const session = await findSession(ctx.db, { subscriber_id, workout_id, id })
    if (!session) throw fail('session_not_found')
    const decided = page_id === null ? null : await decideCompletion(ctx, viewer, page_id)

    const finished = await finishSession(ctx, { session, finished_at, lang })
    const root_progress =
      decided && (await completePages(ctx, { member: viewer, decided, page_ids: decided.targets }))
    return { session: await loadSession(ctx, viewer, finished), root_progress }
  },
)
