import type { Ctx } from '#platform/context.ts'
import type { Viewer } from '#platform/session/viewer.ts'
import {
  sendAuthMail,
  closeUser,
  findUser,
  revokeSessionsAndTokens,
  hasFreshSignIn,
} from '../../identity/index.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** How long someone may change their mind. */
const GRACE_DAYS = 14

/** Closes an account. Returns when it will be erased, or what prevents closing. */
export async function closeAccount(
  ctx: Ctx,
  { user_id, session_id, language }: Viewer,
): Promise<Date | 'sign_in_again' | 'is_team'> {
  const now = ctx.services.clock.now()
  return ctx.write(async (tx, emit) => {
    const person = await findUser(tx, user_id)
    if (!person || person.team_member_id !== null) return 'is_team'
    if (!(await hasFreshSignIn(ctx, tx, session_id))) return 'sign_in_again'

    const deletes_at = new Date(now.getTime() + GRACE_DAYS * DAY_MS)
    await closeUser(tx, user_id, deletes_at)
    await revokeSessionsAndTokens(ctx, tx, user_id)
    await emit('identity.account_closed', { user_id, subscriber_id: person.subscriber_id })
    const until = { day: deletes_at, time_zone: person.timezone }
    await sendAuthMail(ctx, tx, person.email, { kind: 'account_closed', until }, language)
    return deletes_at
  })
}
