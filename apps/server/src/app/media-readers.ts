import { isBondHeld } from '../features/pages/index.ts'
import { sessionPort } from '../platform/session/port.ts'
import { readSessionCookie } from '../platform/session/cookie.ts'
import { tokenOfCookie } from '../platform/session/tokens.ts'
import type { mediaReadersPort } from '../features/media/index.ts'
import { readContext } from './enter-app.ts'

type MayRead = ReturnType<(typeof mediaReadersPort)['use']>['mayRead']

/**
 * Who asks for a picture is known by the cookie, which a browser sends along with it, or by the token that clients of
 * the API send. Nothing is changed by reading, so the cookie may speak here (security, "Sessions").
 */
export const mayReadMedia: MayRead = async ({ services, app, headers }, bound_to) => {
  const ctx = await readContext(services, app.id)
  const token = headers['x-user-token']
  const cookie = readSessionCookie(headers.cookie)
  const proof = typeof token === 'string' ? token : cookie && tokenOfCookie(services.secrets, app.id, cookie)
  const viewer = proof ? await sessionPort.use().viewerOf(ctx.db, app, proof) : null
  return isBondHeld(ctx, viewer, bound_to)
}
