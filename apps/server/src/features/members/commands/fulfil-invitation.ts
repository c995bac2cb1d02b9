import { productGrantNeed } from '../needs.ts'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import type { Emit } from '#platform/events/events.ts'
import { changeUser, findUser, joinApp } from '../../identity/index.ts'
import {
  acceptMemberInvitation,
  recordInvitedUser,
  type InvitationRow,
} from '../repository/member-invitations.ts'

/** A user with a verified address. */
type VerifiedUser = { user_id: string; email: string }

/** Grants a user who verified an address what they were invited to; does nothing without an invitation. */
export async function fulfilInvitation(
  ctx: Ctx,
  tx: AppTx,
  emit: Emit,
  { user_id, email }: VerifiedUser,
): Promise<void> {
  const invitation = await acceptMemberInvitation(tx, email, ctx.services.clock.now())
  if (invitation) await admitInvitedUser(ctx, tx, emit, { user_id, invitation })
}

/** Makes an invited user a member with the invitation's products, in one commit. */
export async function admitInvitedUser(
  ctx: Ctx,
  tx: AppTx,
  emit: Emit,
  { user_id, invitation }: { user_id: string; invitation: InvitationRow },
): Promise<void> {
  await recordInvitedUser(tx, invitation.id, user_id)
  const joined = await joinApp(ctx, tx, emit, user_id)
  if (joined) tx.afterCommit(() => ctx.services.realtime.recheck(tx.app_id, user_id))
  const person = await findUser(tx, user_id)
  if (!person?.subscriber_id) throw new Error('Somebody who was invited has no subscriber.')
  if (person.name === '' && invitation.name !== '') await changeUser(tx, user_id, { name: invitation.name })

  const now = ctx.now()
  await ctx.services.need(productGrantNeed).grantProducts(tx, emit, {
    subscriber_id: person.subscriber_id,
    product_ids: invitation.product_ids,
    now,
    starts_at: now,
    cause: 'manual',
    cause_id: invitation.id,
    actor_id: invitation.invited_by,
  })
}
