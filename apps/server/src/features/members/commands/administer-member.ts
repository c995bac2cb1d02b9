import type { LogAction } from '@foyer/contract/team/team-shapes'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { sendSignInReset } from '../mails/member-mails.ts'
import {
  markForDeletion,
  restoreUser,
  suspendUser,
  deleteIdentities,
  appPasskeys,
  changeUser,
  type Person,
  revokeSessionsAndTokens,
} from '../../identity/index.ts'
import { writeLog } from '../../team/index.ts'

const DAY_MS = 86_400_000
const UNDO_DAYS = 14

type MemberAction = { viewer: TeamViewer; person: Person }

/** Suspends a member and ends their sessions. Idempotent. */
export function suspendMember(ctx: Ctx, { viewer, person }: MemberAction): Promise<void> {
  return ctx.write(async (tx, emit) => {
    if (!(await suspendUser(tx, person.id, ctx.services.clock.now()))) return
    await revokeSessionsAndTokens(ctx, tx, person.id)
    if (person.subscriber_id !== null) await emit('access.changed', { subscriber_id: person.subscriber_id })
    await logAction(ctx, tx, viewer, 'member_suspended', person)
  })
}

/** Reinstates a suspended member. Their earlier sessions stay ended. */
export function restoreMember(ctx: Ctx, { viewer, person }: MemberAction): Promise<void> {
  return ctx.write(async (tx) => {
    if (await restoreUser(tx, person.id)) await logAction(ctx, tx, viewer, 'member_restored', person)
  })
}

/** Closes a member's account at once; it is erased in 14 days unless the team reinstates them. */
export function deleteMember(ctx: Ctx, { viewer, person }: MemberAction): Promise<void> {
  return ctx.write(async (tx, emit) => {
    const now = ctx.services.clock.now()
    const deletes_at = new Date(now.getTime() + UNDO_DAYS * DAY_MS)
    if (!(await markForDeletion(tx, person.id, { now, deletes_at }))) return
    await revokeSessionsAndTokens(ctx, tx, person.id)
    await emit('identity.account_closed', { user_id: person.id, subscriber_id: person.subscriber_id })
    await logAction(ctx, tx, viewer, 'member_marked_for_deletion', person)
  })
}

/**
 * Removes all sign-in methods of a member (password, passkeys, providers, sessions) and mails them a link to sign
 * in.
 */
export function resetSignIn(ctx: Ctx, { viewer, person }: MemberAction): Promise<void> {
  return ctx.write(async (tx) => {
    await revokeSessionsAndTokens(ctx, tx, person.id)
    await deleteIdentities(tx, person.id)
    await appPasskeys.deleteAll(tx, person.id)
    if (person.password_hash !== null || person.auth_provider !== 'passwordless')
      await changeUser(tx, person.id, { password_hash: null, auth_provider: 'passwordless' })
    await sendSignInReset(ctx, tx, person)
    await logAction(ctx, tx, viewer, 'member_sign_in_reset', person)
  })
}

function logAction(ctx: Ctx, tx: AppTx, actor: TeamViewer, action: LogAction, { id }: Person): Promise<void> {
  return writeLog(ctx, tx, { action, actor, subject: { kind: 'member', id }, app_id: ctx.app.id })
}
