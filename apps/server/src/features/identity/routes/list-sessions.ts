import { listSessions } from '@foyer/contract/identity/list-sessions'
import { implement } from '#platform/http/implement.ts'
import { anySignedIn } from '#platform/http/policies.ts'
import { presentOwnSession } from '../presenter.ts'
import { listLiveSessions } from '../repository/sessions.ts'

export const listSessionsRoute = implement(listSessions, anySignedIn, async ({ viewer, ctx, authorize }) => {
  authorize()
  const sessions = await listLiveSessions(ctx.db, viewer.user_id)
  return { sessions: sessions.map((session) => presentOwnSession(session, viewer.session_id)) }
})
