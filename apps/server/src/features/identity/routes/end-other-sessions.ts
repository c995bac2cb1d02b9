import { endOtherSessions } from '@foyer/contract/identity/end-other-sessions'
import { implement } from '#platform/http/implement.ts'
import { anySignedIn } from '#platform/http/policies.ts'
import { endSessions } from '../commands/end-sessions.ts'

export const endOtherSessionsRoute = implement(
  endOtherSessions,
  anySignedIn,
  async ({ viewer: { user_id, session_id }, ctx, authorize }) => {
    authorize()
    const ended = await ctx.write((tx) => endSessions(ctx, tx, { user_id, except_session_id: session_id }))
    return { ended: ended.length }
  },
)
