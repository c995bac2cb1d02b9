import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { asApp } from '#platform/database/as-app.ts'
import {
  sendStudioMail,
  hashPassword,
  appPasskeys,
  studioPasskeys,
  consumeToken,
  revokeTokens,
  findUserOfTeamMember,
  revokeSessionsAndTokens,
  createResetQuery,
  type NewPassword,
} from '../../identity/index.ts'
import {
  findTeamMemberByEmail,
  listAppIds,
  revokeStudioSessions,
  setTeamPassword,
  type TeamPerson,
} from '../repository/team.ts'
import { openStudioSession, type StudioSignIn } from './studio-session.ts'

/**
 * Resets a team member's password by a counted token, ends all sessions in the studio and the account's apps, and
 * signs in here. Studio passkeys stay. Returns null when the token was used.
 */
export async function resetStudioPassword(
  ctx: Ctx,
  { token, password }: NewPassword,
): Promise<StudioSignIn | null> {
  const query = createResetQuery(ctx, token)
  const password_hash = await hashPassword(password)

  return ctx.write(async (tx) => {
    const used = await consumeToken(tx, query)
    const person = used?.email ? await findTeamMemberByEmail(tx, used.email) : undefined
    if (!person) return null

    await setTeamPassword(tx, person.id, password_hash)
    await revokeTeamMemberAccess(ctx, tx, person, query.now)
    const { length: passkeys } = await studioPasskeys.list(tx, person.id)
    await sendStudioMail(ctx, tx, person.email, { kind: 'password_changed', passkeys })
    return openStudioSession(ctx, tx, person)
  })
}

/**
 * Access to the studio includes its apps, where an attacker could have added a passkey, so both are revoked
 * together.
 */
async function revokeTeamMemberAccess(ctx: Ctx, tx: AppTx, person: TeamPerson, now: Date): Promise<void> {
  await revokeTokens(tx, { email: person.email }, now)
  const ended = await revokeStudioSessions(tx, person.id, now)
  tx.afterCommit(() => {
    for (const id of ended) ctx.services.realtime.disconnectSession(null, id)
  })
  for (const app_id of await listAppIds(tx, person.account_id)) {
    await asApp(tx, app_id, async (app_tx) => {
      const user = await findUserOfTeamMember(app_tx, person.id)
      if (!user) return
      await revokeSessionsAndTokens(ctx, app_tx, user.id)
      await appPasskeys.deleteAll(app_tx, user.id)
    })
  }
}
