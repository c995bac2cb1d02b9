import type { TeamRole } from '@foyer/contract'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { deleteColleague, setRole, type Colleague } from '../repository/team-members.ts'
import { revokeStudioSessions } from '../repository/team.ts'
import { voidTokens, changeUser, findUserOfTeamMember, takeBackEverything } from '../../identity/index.ts'
import { inEveryApp } from './in-every-app.ts'
import { moveMessagingProfile } from './move-messaging-profile.ts'
import { writeLog } from './write-log.ts'

/** Gives a colleague a role, here and in every app. The team is locked and whoever asks has been authorised. */
export async function giveRole(
  ctx: Ctx,
  tx: AppTx,
  { viewer, colleague, role }: { viewer: TeamViewer; colleague: Colleague; role: TeamRole },
): Promise<void> {
  await setRole(tx, colleague.id, role)
  await inEveryApp(tx, colleague.account_id, async (inside, app) => {
    const user = await findUserOfTeamMember(inside, colleague.id)
    if (!user) return
    await changeUser(inside, user.id, { is_account_admin: role !== 'admin' })
    tx.afterCommit(() => ctx.services.realtime.recheck(app.id, user.id))
  })
  await writeLog(ctx, tx, {
    ...{ action: 'team_role_changed', acting: viewer, app_id: null },
    subject: { kind: 'colleague', id: colleague.id, name: colleague.name },
    details: { from: colleague.role, to: role },
  })
}

/**
 * Takes a colleague out of the team and ends what is open to them, at the studio and in every app, where their user
 * stays as a member like others. An app that wrote as them writes as the first of those who stay from now on.
 */
export async function removeColleague(
  ctx: Ctx,
  tx: AppTx,
  { viewer, colleague, successor }: { viewer: TeamViewer; colleague: Colleague; successor: Colleague },
): Promise<void> {
  const { id, account_id, email, name } = colleague
  const now = ctx.services.clock.now()
  await voidTokens(tx, { email }, now)
  const ended = await revokeStudioSessions(tx, id, now)
  tx.afterCommit(() => {
    for (const session_id of ended) ctx.services.realtime.disconnectSession(null, session_id)
  })
  await inEveryApp(tx, account_id, async (inside, app) => {
    const user = await findUserOfTeamMember(inside, id)
    if (!user) return
    if (user.is_app_messaging_profile)
      await moveMessagingProfile(ctx, inside, { person: successor, timezone: app.time_zone })
    await takeBackEverything(ctx, inside, user.id)
    await changeUser(inside, user.id, { is_admin: false, is_account_admin: false, team_member_id: null })
  })
  await deleteColleague(tx, id)
  await writeLog(ctx, tx, {
    ...{ action: 'team_removed', acting: viewer, app_id: null },
    subject: { kind: 'colleague', id, name },
    details: { from: colleague.role },
  })
}
