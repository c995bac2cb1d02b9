import type { TeamRole } from '@foyer/contract'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import {
  deleteTeamMember,
  setInboxPermission,
  setRole,
  type ListedTeamMember,
  listAppsOfAccount,
} from '../repository/team-members.ts'
import { revokeStudioSessions } from '../repository/team.ts'
import {
  revokeTokens,
  changeUser,
  findUserOfTeamMember,
  revokeSessionsAndTokens,
} from '../../identity/index.ts'
import { moveMessagingProfile } from './move-messaging-profile.ts'
import { writeLog } from './write-log.ts'
import { asApp } from '#platform/database/as-app.ts'

/** Changes a team member's role, in the studio and in every app. The team is locked and the caller authorized. */
export async function changeRole(
  ctx: Ctx,
  tx: AppTx,
  { viewer, team_member, role }: { viewer: TeamViewer; team_member: ListedTeamMember; role: TeamRole },
): Promise<void> {
  await setRole(tx, team_member.id, role)
  await forEachApp(tx, team_member.account_id, async (app_tx, app) => {
    const user = await findUserOfTeamMember(app_tx, team_member.id)
    if (!user) return
    await changeUser(app_tx, user.id, { is_account_admin: role !== 'admin' })
    tx.afterCommit(() => ctx.services.realtime.recheck(app.id, user.id))
  })
  await writeLog(ctx, tx, {
    action: 'team_role_changed',
    actor: viewer,
    app_id: null,
    subject: { kind: 'colleague', id: team_member.id, name: team_member.name },
    details: { from: team_member.role, to: role },
  })
}

/** Lets an admin read the conversations of the messaging profile, or no longer. The team is locked and the caller authorized. */
export async function changeInboxPermission(
  ctx: Ctx,
  tx: AppTx,
  {
    viewer,
    team_member,
    can_read_inbox,
  }: { viewer: TeamViewer; team_member: ListedTeamMember; can_read_inbox: boolean },
): Promise<void> {
  await setInboxPermission(tx, team_member.id, can_read_inbox)
  await writeLog(ctx, tx, {
    action: can_read_inbox ? 'team_inbox_granted' : 'team_inbox_revoked',
    actor: viewer,
    app_id: null,
    subject: { kind: 'colleague', id: team_member.id, name: team_member.name },
  })
}

/**
 * Removes a team member and ends their sessions in the studio and in every app, where their user becomes a regular
 * member. If they were the messaging profile of an app, the first remaining team member replaces them.
 */
export async function removeFromTeam(
  ctx: Ctx,
  tx: AppTx,
  {
    viewer,
    team_member,
    successor,
  }: { viewer: TeamViewer; team_member: ListedTeamMember; successor: ListedTeamMember },
): Promise<void> {
  const { id, account_id, email, name } = team_member
  const now = ctx.services.clock.now()
  await revokeTokens(tx, { email }, now)
  const ended = await revokeStudioSessions(tx, id, now)
  tx.afterCommit(() => {
    for (const session_id of ended) ctx.services.realtime.disconnectSession(null, session_id)
  })
  await forEachApp(tx, account_id, async (app_tx, app) => {
    const user = await findUserOfTeamMember(app_tx, id)
    if (!user) return
    if (user.is_app_messaging_profile)
      await moveMessagingProfile(ctx, app_tx, { person: successor, timezone: app.time_zone })
    await revokeSessionsAndTokens(ctx, app_tx, user.id)
    await changeUser(app_tx, user.id, { is_admin: false, is_account_admin: false, team_member_id: null })
  })
  await deleteTeamMember(tx, id)
  await writeLog(ctx, tx, {
    action: 'team_removed',
    actor: viewer,
    app_id: null,
    subject: { kind: 'colleague', id, name },
    details: { from: team_member.role },
  })
}

type AccountApp = Awaited<ReturnType<typeof listAppsOfAccount>>[number]

/** Does the same in each app of an account, in the transaction that is open: all of it or nothing. */
async function forEachApp(
  tx: AppTx,
  account_id: string,
  work: (app_tx: AppTx, app: AccountApp) => Promise<void>,
): Promise<void> {
  for (const app of await listAppsOfAccount(tx, account_id))
    await asApp(tx, app.id, (app_tx) => work(app_tx, app))
}
