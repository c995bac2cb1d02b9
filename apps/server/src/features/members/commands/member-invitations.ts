import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { hashSecret, newSecret } from '#platform/secrets.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { sendMemberInvitation } from '../mails/member-mails.ts'
import { type OpenedSession, findUserByEmail, signInVerified } from '../../identity/index.ts'
import {
  insertMemberInvitation,
  renewMemberInvitation,
  consumeMemberInvitation,
  withdrawMemberInvitationRow,
  type InvitationRow,
} from '../repository/member-invitations.ts'
import { admitInvitedUser } from './fulfil-invitation.ts'
import { writeLog } from '../../team/index.ts'

const DAY_MS = 86_400_000
const VALID_DAYS = 7

type InvitationInput = { email: string; name: string; product_ids: readonly string[] }

/** Stores an invitation into the app and mails its link. */
export function inviteToApp(
  ctx: Ctx,
  viewer: TeamViewer,
  { email, name, product_ids }: InvitationInput,
): Promise<InvitationRow | 'already_member' | 'already_invited'> {
  return ctx.write(async (tx) => {
    if (await findUserByEmail(tx, email)) return 'already_member'
    const created = await issueInvitation(ctx, tx, viewer, { email, name, product_ids })
    if (!created) return 'already_invited'
    await logInvitationAction(ctx, tx, viewer, 'member_invited', created)
    return created
  })
}

/** Issues an invitation with its mail; undefined for an address that already has one. */
export async function issueInvitation(
  ctx: Ctx,
  tx: AppTx,
  by: { team_member_id: string; name: string },
  { email, name, product_ids }: InvitationInput,
): Promise<InvitationRow | undefined> {
  const { token, ...secret } = newToken(ctx)
  const row = await insertMemberInvitation(tx, {
    email,
    name,
    product_ids: [...new Set(product_ids)],
    invited_at: secret.sent_at,
    invited_by: by.team_member_id,
    invited_by_name: by.name,
    ...secret,
  })
  if (row) await sendMemberInvitation(ctx, tx, email, { token, days: VALID_DAYS })
  return row
}

/** Mails a new link in place of the one before; undefined where the invitation is no longer open. */
export function resendAppInvitation(
  ctx: Ctx,
  viewer: TeamViewer,
  id: string,
): Promise<InvitationRow | undefined> {
  return ctx.write(async (tx) => {
    const { token, ...secret } = newToken(ctx)
    const row = await renewMemberInvitation(tx, id, secret)
    if (!row) return undefined
    await sendMemberInvitation(ctx, tx, row.email, { token, days: VALID_DAYS })
    await logInvitationAction(ctx, tx, viewer, 'member_invitation_resent', row)
    return row
  })
}

/** Takes an invitation back; false where it is no longer open. */
export function revokeAppInvitation(ctx: Ctx, viewer: TeamViewer, row: InvitationRow): Promise<boolean> {
  return ctx.write(async (tx) => {
    if (!(await withdrawMemberInvitationRow(tx, row.id, ctx.services.clock.now()))) return false
    await logInvitationAction(ctx, tx, viewer, 'member_invitation_withdrawn', row)
    return true
  })
}

/**
 * Signs in by an invitation link, which verifies the address, and makes the user a member. Returns null for an
 * invalid link and for a user who may not sign in; then it stays unused.
 */
export async function acceptInvitation(
  ctx: Ctx,
  token: string,
): Promise<(OpenedSession & { user_id: string }) | null> {
  return ctx.write(async (tx, emit) => {
    const invitation = await consumeMemberInvitation(tx, hashSecret(token), ctx.services.clock.now())
    if (!invitation) return null
    const { email, name } = invitation
    const opened = await signInVerified(ctx, tx, emit, { email, name, user_id: null, is_invited: true })
    if (opened === null || typeof opened === 'string') return null
    await admitInvitedUser(ctx, tx, emit, { user_id: opened.user_id, invitation })
    return opened
  })
}

function newToken(ctx: Ctx) {
  const [token, sent_at] = [newSecret(), ctx.services.clock.now()]
  const expires_at = new Date(sent_at.getTime() + VALID_DAYS * DAY_MS)
  return { token, token_hash: hashSecret(token), sent_at, expires_at }
}

type InvitationAction = 'member_invited' | 'member_invitation_resent' | 'member_invitation_withdrawn'

function logInvitationAction(
  ctx: Ctx,
  tx: AppTx,
  actor: TeamViewer,
  action: InvitationAction,
  { id }: InvitationRow,
): Promise<void> {
  return writeLog(ctx, tx, { action, actor, subject: { kind: 'member_invitation', id }, app_id: ctx.app.id })
}
