import { STUDIO } from '../features/identity/index.ts'
import { isMediaScopeValid } from '../features/pages/index.ts'
import { sessionNeed, teamSessionNeed } from '../platform/session/ports.ts'
import { readSessionCookie } from '../platform/session/cookie.ts'
import { deriveToken } from '../platform/session/tokens.ts'
import type { MediaReaders } from '../features/media/index.ts'
import { readContext } from './run-in-app.ts'

/**
 * Who asks for a picture is known by the cookie, which a browser sends along with it, or by the token that clients of
 * the API send. Nothing is changed by reading, so the cookie may speak here (security, "Sessions").
 */
export const mayReadMedia: MediaReaders['canRead'] = async ({ services, app, headers }, bound_to) => {
  const ctx = await readContext(services, app.id)
  const token = headers['x-user-token']
  const cookie = readSessionCookie(headers.cookie)
  const proof = typeof token === 'string' ? token : cookie && deriveToken(services.secrets, app.id, cookie)
  const viewer = proof ? await services.need(sessionNeed).findViewer(ctx.db, app, proof) : null
  return isMediaScopeValid(ctx, viewer, bound_to)
}

/** The studio's own pages show pictures of an app that is switched off, and send its cookie along with them. */
export const isTeamMember: MediaReaders['isTeamMember'] = async ({ services, app, headers }) => {
  const cookie = readSessionCookie(headers.cookie)
  if (cookie === null) return false
  const token = deriveToken(services.secrets, STUDIO, cookie)
  const viewer = await services.need(teamSessionNeed).findTeamViewer(services.database, token)
  return viewer?.account_id === app.account_id
}
