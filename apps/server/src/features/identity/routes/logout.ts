import { logout } from '@foyer/contract/identity/logout'
import { implement } from '#platform/http/implement.ts'
import { anySignedIn } from '#platform/http/policies.ts'
import { endSessions } from '../commands/end-sessions.ts'

export const logoutRoute = implement(logout, anySignedIn, async ({ viewer, ctx, authorize, reply }) => {
  authorize()
  const { user_id, session_id, viewed_by } = viewer
  await ctx.write((tx) => endSessions(ctx, tx, { user_id, session_id }))
  // A preview has no cookie; one that is there belongs to the team member who views.
  if (!viewed_by) reply.clearSession()
  return {}
})
