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
 * Sets a team member's new password by a mailed token that has been tried, ends everything that was open to them,
 * at the studio and in the account's apps, and signs them in here. Passkeys for the studio stay, and the mail says so. Null where the token has been used meanwhile.
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
 * Whoever could enter the studio could enter its apps by one step from there, and leave a passkey behind, so both end
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
