import { SESSION_COOKIE_DAYS } from '@foyer/domain/constants'
import type { Ctx } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { newSecret } from '../../platform/secrets.ts'
import { hashToken, deriveToken } from '../../platform/session/tokens.ts'
import type { NewSession } from './repository/sessions.ts'
import { nameBrowser, getNetwork } from './session-client.ts'

/** The audience of studio tokens; those of an app carry its id, so that neither serves the other. */
export const STUDIO = 'studio'

const SESSION_MS = SESSION_COOKIE_DAYS * 24 * 60 * 60 * 1000

/** The credentials of a new session: the secret for the cookie and the token for the page's memory. */
export type OpenedSession = { secret: string; token: string }

/**
 * Returns a new session with its secrets and row. Its times use the real clock, so that moving a sandbox clock signs
 * nobody out.
 */
export function newSession(ctx: Ctx, audience: string): OpenedSession & { row: NewSession } {
  const secret = newSecret()
  const token = deriveToken(ctx.services.secrets, audience, secret)
  const now = ctx.services.clock.now()
  const { device_id, user_agent, address, country } = ctx.request
  const row: NewSession = {
    id: newId(now.getTime()),
    token_hash: hashToken(token),
    device_id,
    browser: nameBrowser(user_agent),
    network: getNetwork(address),
    country,
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + SESSION_MS),
  }
  return { secret, token, row }
}

/** Returns the token of this request's cookie; null without a cookie. */
export function getRequestToken(ctx: Ctx, audience: string): string | null {
  const { cookie_secret } = ctx.request
  return cookie_secret === null ? null : deriveToken(ctx.services.secrets, audience, cookie_secret)
}

const TOUCH_AFTER_MS = 60 * 60 * 1000

/** Whether the last use of a session was noted long enough ago to be noted again, so that page loads write nothing. */
export function isDueForTouch(ctx: Ctx, last_used_at: Date): boolean {
  return ctx.services.clock.now().getTime() - last_used_at.getTime() > TOUCH_AFTER_MS
}
