import { verify } from '@foyer/contract/identity/verify'
import { implement } from '#platform/http/implement.ts'
import { storedHash } from '#platform/session/tokens.ts'
import { renewSecret } from '../commands/renew-secret.ts'
import { composeLogin } from '../compose-login.ts'
import { isDueForTouch, tokenOfRequest } from '../new-session.ts'
import { cameFromOwnPage } from '../own-page.ts'
import { identityPolicy } from '../policy.ts'
import { findViewer, touchSession } from '../repository/sessions.ts'

export const verifyRoute = implement(
  verify,
  identityPolicy.startSession,
  async ({ ctx, authorize, fail, reply }) => {
    authorize({ is_own_page: cameFromOwnPage(ctx) })
    const token = tokenOfRequest(ctx, ctx.app.id)
    if (token === null) throw fail('unauthorized')
    const session = await findViewer(ctx.db, storedHash(token))
    if (!session) throw fail('unauthorized')

    const { session_id: id, user_id, last_used_ms } = session
    if (isDueForTouch(ctx, new Date(last_used_ms))) {
      await ctx.write((tx) =>
        touchSession(tx, { id, user_id, now: ctx.services.clock.now(), seen_at: ctx.now() }),
      )
    }
    const renewed = await renewSecret(ctx, { token, session, is_old: session.is_old })
    if (renewed) reply.setSession(renewed.secret)
    return composeLogin(ctx, user_id, renewed?.token ?? token)
  },
)
