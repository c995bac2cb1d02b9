import type { Ctx } from '#platform/context.ts'
import { newSecret } from '#platform/secrets.ts'
import { hashToken, deriveToken } from '#platform/session/tokens.ts'
import type { OpenedSession } from '../new-session.ts'
import { expireOldSecret, replaceLostSecret, rotateSecret } from '../repository/session-secrets.ts'
import type { findViewer } from '../repository/sessions.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A secret is replaced with the first page load after this time. */
const ROTATE_AFTER_MS = 30 * DAY_MS
/** Other tabs use the old secret for this long after the new one was presented; then they request theirs. */
const OLD_SECRET_GRACE_MS = 10 * 60 * 1000
/** A new secret that was not presented within this time was lost, and another one is issued. */
const LOST_AFTER_MS = 60 * 1000

type Session = NonNullable<Awaited<ReturnType<typeof findViewer>>>

/** The token of a page load, its session, and whether the token predates a rotation. */
export type PresentedSecret = { token: string; session: Session; is_old: boolean }

/**
 * Rotates the session's secret on a page load when due (security, "Sessions"), otherwise returns null. The old one
 * stays valid until ten minutes after the new one was used, for other tabs and lost responses.
 */
export async function renewSecret(ctx: Ctx, presented: PresentedSecret): Promise<OpenedSession | null> {
  const now = ctx.services.clock.now()
  const { session_id: id, rotated_ms, is_unshown } = presented.session
  if (!presented.is_old && is_unshown) {
    const ends_at = new Date(now.getTime() + OLD_SECRET_GRACE_MS)
    await ctx.write((tx) => expireOldSecret(tx, { id, ends_at }))
    return null
  }
  const age_ms = now.getTime() - rotated_ms
  const is_due = presented.is_old ? is_unshown && age_ms > LOST_AFTER_MS : age_ms > ROTATE_AFTER_MS
  if (!is_due) return null

  const secret = newSecret()
  const token = deriveToken(ctx.services.secrets, ctx.app.id, secret)
  const rotation = { id, previous_hash: hashToken(presented.token), token_hash: hashToken(token), now }
  const lost_before = new Date(now.getTime() - LOST_AFTER_MS)
  const is_rotated = await ctx.write((tx) =>
    presented.is_old ? replaceLostSecret(tx, { ...rotation, lost_before }) : rotateSecret(tx, rotation),
  )
  return is_rotated ? { secret, token } : null
}
