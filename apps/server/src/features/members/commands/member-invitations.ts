import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { hashSecret, newSecret } from '#platform/secrets.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { sendMemberInvitation } from '../mails/member-mails.ts'
import { type OpenedSession, findUserByEmail, signInProven } from '../../identity/index.ts'
import {
  insertMemberInvitation,
  renewMemberInvitation,
  useMemberInvitation,
  withdrawMemberInvitationRow,
  type InvitationRow,
} from '../repository/member-invitations.ts'
import { takeInvited } from './fulfil-invitation.ts'
import { writeLog } from '../../team/index.ts'

const DAY_MS = 86_400_000
const DAYS = 7

type Wish = { email: string; name: string; product_ids: readonly string[] }

/** Keeps an invitation into the app and mails its link. */
export function inviteToApp(
  ctx: Ctx,
  viewer: TeamViewer,
  { email, name, product_ids }: Wish,
): Promise<InvitationRow | 'already_member' | 'already_invited'> {
  return ctx.write(async (tx) => {
    if (await findUserByEmail(tx, email)) return 'already_member'
    const made = await issueInvitation(ctx, tx, viewer, { email, name, product_ids })
    if (!made) return 'already_invited'
    await tell(ctx, tx, viewer, 'member_invited', made)
    return made
  })
}

/** An invitation with its mail, for whoever does not have one; undefined for whoever has. */
export async function issueInvitation(
  ctx: Ctx,
  tx: AppTx,
  by: { team_member_id: string; name: string },
  { email, name, product_ids }: Wish,
): Promise<InvitationRow | undefined> {
  const { token, ...secret } = newToken(ctx)
  const row = await insertMemberInvitation(tx, {
    ...{ email, name, product_ids: [...new Set(product_ids)], invited_at: secret.sent_at },
    ...{ invited_by: by.team_member_id, invited_by_name: by.name },
    ...secret,
  })
  if (row) await sendMemberInvitation(ctx, tx, email, { token, days: DAYS })
  return row
}

/** Mails a new link in place of the one before; undefined where the invitation is no longer open. */
export function resendToApp(ctx: Ctx, viewer: TeamViewer, id: string): Promise<InvitationRow | undefined> {
  return ctx.write(async (tx) => {
    const { token, ...secret } = newToken(ctx)
    const row = await renewMemberInvitation(tx, id, secret)
    if (!row) return undefined
    await sendMemberInvitation(ctx, tx, row.email, { token, days: DAYS })
    await tell(ctx, tx, viewer, 'member_invitation_resent', row)
    return row
  })
}

/** Takes an invitation back; false where it is no longer open. */
export function withdrawFromApp(ctx: Ctx, viewer: TeamViewer, row: InvitationRow): Promise<boolean> {
  return ctx.write(async (tx) => {
    if (!(await withdrawMemberInvitationRow(tx, row.id, ctx.services.clock.now()))) return false
    await tell(ctx, tx, viewer, 'member_invitation_withdrawn', row)
    return true
  })
}

/**
 * Signs in by the link of an invitation, which proves the address, and makes a member of whoever comes. Null for a link
 * that is not good, and for somebody who may not sign in: then it stays unused.
 */
export async function acceptInvitation(
  ctx: Ctx,
  token: string,
): Promise<(OpenedSession & { user_id: string }) | null> {
  return ctx.write(async (tx, emit) => {
    const invitation = await useMemberInvitation(tx, hashSecret(token), ctx.services.clock.now())
    if (!invitation) return null
    const { email, name } = invitation
    const opened = await signInProven(ctx, tx, emit, { email, name, user_id: null, is_invited: true })
    if (opened === null || typeof opened === 'string') return null
    await takeInvited(ctx, tx, emit, { user_id: opened.user_id, invitation })
    return opened
  })
}

function newToken(ctx: Ctx) {
  const [token, sent_at] = [newSecret(), ctx.services.clock.now()]
  const expires_at = new Date(sent_at.getTime() + DAYS * DAY_MS)
  return { token, token_hash: hashSecret(token), sent_at, expires_at }
}

type Told = 'member_invited' | 'member_invitation_resent' | 'member_invitation_withdrawn'

function tell(ctx: Ctx, tx: AppTx, acting: TeamViewer, action: Told, { id }: InvitationRow): Promise<void> {
  return writeLog(ctx, tx, { action, acting, subject: { kind: 'member_invitation', id }, app_id: ctx.app.id })
}
