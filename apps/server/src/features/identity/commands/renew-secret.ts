import type { Ctx } from '#platform/context.ts'
import { newSecret } from '#platform/secrets.ts'
import { hashToken, deriveToken } from '#platform/session/tokens.ts'
import type { OpenedSession } from '../new-session.ts'
import { expireOldSecret, replaceLostSecret, rotateSecret } from '../repository/session-secrets.ts'
import type { findViewer } from '../repository/sessions.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A secret is replaced with the first page load after this time. */
const ROTATE_AFTER_MS = 30 * DAY_MS
/** Other tabs hold the old one for so long after the new one has been shown; then they ask for theirs. */
const OLD_SECRET_GRACE_MS = 10 * 60 * 1000
/** A new secret that has not come back after this time was lost on its way, and another one is given out. */
const LOST_AFTER_MS = 60 * 1000

type Session = NonNullable<Awaited<ReturnType<typeof findViewer>>>

/** The token by which a page came, whose session it is, and whether it is the one from before a rotation. */
export type PresentedSecret = { token: string; session: Session; is_old: boolean }

/**
 * Gives the session of a page load another secret where it is due (security, "Sessions"); null where it is not. The
 * one before is good until the new one has come back and ten minutes longer, so that neither tabs side by side nor an
 * answer that was lost sign anybody out.
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
