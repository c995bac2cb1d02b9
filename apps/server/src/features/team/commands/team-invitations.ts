import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { hashSecret, newSecret } from '#platform/secrets.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { sendTeamInvitation } from '../mails/team-mails.ts'
import {
  insertInvitation,
  renewInvitation,
  withdrawInvitation,
  type TeamInvitationRow,
} from '../repository/team-invitations.ts'
import { findTeamMemberByEmail } from '../repository/team.ts'
import { lockTeam } from '../repository/team-members.ts'
import { writeLog } from './write-log.ts'

const DAY_MS = 86_400_000
const VALID_DAYS = 7

/** Stores an invitation into the team and mails its link. */
export function inviteToTeam(
  ctx: Ctx,
  viewer: TeamViewer,
  { email, role }: { email: string; role: 'account_admin' | 'admin' },
): Promise<TeamInvitationRow | 'already_in_team' | 'already_invited'> {
  const { account_id, name: invited_by_name } = viewer
  return ctx.write(async (tx) => {
    await lockTeam(tx, account_id)
    const known = await findTeamMemberByEmail(tx, email)
    if (known?.account_id === account_id) return 'already_in_team'
    const { token, ...secret } = newToken(ctx)
    const row = await insertInvitation(tx, { account_id, email, role, invited_by_name, ...secret })
    if (!row) return 'already_invited'
    await sendInvitationLink(ctx, tx, viewer, row, token)
    await writeLog(ctx, tx, { action: 'team_invited', actor: viewer, app_id: null, ...getLogSubject(row) })
    return row
  })
}

/** Mails a new link that replaces the previous one; undefined when the invitation is no longer open. */
export function resendInvitationToTeam(
  ctx: Ctx,
  viewer: TeamViewer,
  { id }: { id: string },
): Promise<TeamInvitationRow | undefined> {
  return ctx.write(async (tx) => {
    const { token, ...secret } = newToken(ctx)
    const row = await renewInvitation(tx, id, secret)
    if (!row) return undefined
    await sendInvitationLink(ctx, tx, viewer, row, token)
    await writeLog(ctx, tx, {
      action: 'team_invitation_resent',
      actor: viewer,
      app_id: null,
      ...getLogSubject(row),
    })
    return row
  })
}

/** Revokes the link of an invitation; false when the invitation is no longer open. */
export function revokeTeamInvitation(ctx: Ctx, viewer: TeamViewer, row: TeamInvitationRow): Promise<boolean> {
  return ctx.write(async (tx) => {
    if (!(await withdrawInvitation(tx, row.id, ctx.services.clock.now()))) return false
    const action = 'team_invitation_withdrawn'
    await writeLog(ctx, tx, { action, actor: viewer, app_id: null, ...getLogSubject(row) })
    return true
  })
}

function getLogSubject({ id, email, role }: TeamInvitationRow) {
  const to = role === 'admin' ? ('admin' as const) : ('account_admin' as const)
  return { subject: { kind: 'team_invitation' as const, id, name: email }, details: { to } }
}

function newToken(ctx: Ctx) {
  const [token, sent_at] = [newSecret(), ctx.services.clock.now()]
  const expires_at = new Date(sent_at.getTime() + VALID_DAYS * DAY_MS)
  return { token, token_hash: hashSecret(token), sent_at, expires_at }
}

function sendInvitationLink(
  ctx: Ctx,
  tx: AppTx,
  { name }: TeamViewer,
  { email, role }: TeamInvitationRow,
  token: string,
): Promise<void> {
  const invited_as = role === 'admin' ? 'admin' : 'account_admin'
  return sendTeamInvitation(ctx, tx, email, {
    token,
    days: VALID_DAYS,
    invited_by_name: name,
    role: invited_as,
  })
}
