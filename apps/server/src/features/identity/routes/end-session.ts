import { endSession } from '@foyer/contract/identity/end-session'
import { implement } from '#platform/http/implement.ts'
import { endSessions } from '../commands/end-sessions.ts'
import { identityPolicy } from '../policy.ts'
import { findLiveSession } from '../repository/sessions.ts'

export const endSessionRoute = implement(
  endSession,
  identityPolicy.endSession,
  async ({ input, viewer, ctx, authorize, reply }) => {
    authorize((await findLiveSession(ctx.db, input.id)) ?? null)
    await ctx.write((tx) => endSessions(ctx, tx, { user_id: viewer.user_id, session_id: input.id }))
    if (input.id === viewer.session_id) reply.clearSession()
    return {}
  },
)
