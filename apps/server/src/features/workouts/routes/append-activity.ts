import { appendActivity as call } from '@foyer/contract/workouts/append-activity'
import { sessionEntry } from '@foyer/contract/workouts/shapes'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { appendActivity } from '../commands/append-activity.ts'
import { findSession } from '../repository/sessions.ts'

export const appendActivityRoute = implement(
  call,
  anyMember,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const { id: workout_id, session_id, activity_id, data, ...fields } = input
    const { subscriber_id, language: lang } = viewer
    const session = await findSession(ctx.db, { subscriber_id, workout_id, id: session_id })
    if (!session) throw fail('session_not_found')

    const entry = sessionEntry.parse({
      ...fields,
      id: activity_id,
      data,
    })
    return { activity: await appendActivity(ctx, { session, entry, lang }) }
  },
)
