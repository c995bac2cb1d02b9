import { verify } from '@foyer/contract/identity/verify'
import { implement } from '#platform/http/implement.ts'
import { hashToken } from '#platform/session/tokens.ts'
import { renewSecret } from '../commands/renew-secret.ts'
import { composeLogin } from '../compose-login.ts'
import { isDueForTouch, getRequestToken } from '../new-session.ts'
import { isSameOrigin } from '../same-origin.ts'
import { identityPolicy } from '../policy.ts'
import { findViewer, touchSession } from '../repository/sessions.ts'

export const verifyRoute = implement(
  verify,
  identityPolicy.startSession,
  async ({ ctx, authorize, fail, reply }) => {
    authorize({ is_same_origin: isSameOrigin(ctx) })
    const token = getRequestToken(ctx, ctx.app.id)
    if (token === null) throw fail('unauthorized')
    const session = await findViewer(ctx.db, hashToken(token))
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
