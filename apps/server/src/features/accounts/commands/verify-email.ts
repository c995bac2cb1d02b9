import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { hashSecret } from '#platform/secrets.ts'
import { sendAuthMail } from '../mails/auth-mails.ts'
import { hasSessionOn } from '../repository/sessions.ts'
import { useToken } from '../repository/tokens.ts'
import { changeUser, findUser, type Person } from '../repository/users.ts'
import { takeBackEverything } from './end-sessions.ts'
import { fulfilInvitation } from './fulfil-invitation.ts'

/** What came of a link that proves an address. */
export type VerifiedEmail = { email: string; is_changed: boolean } | 'token_invalid' | 'email_taken'

/** Proves the address a link went to. One that differs from the user's becomes theirs and ends all their sessions. */
export async function verifyEmail(ctx: Ctx, token: string): Promise<VerifiedEmail> {
  const now = ctx.services.clock.now()
  try {
    return await ctx.write(async (tx, emit) => {
      const used = await useToken(tx, {
        purposes: ['verify_email', 'change_email'],
        token_hash: hashSecret(token),
        now,
      })
      const person = used?.user_id ? await findUser(tx, used.user_id) : undefined
      if (!used?.email || !person || person.suspended_at) return 'token_invalid'

      const is_changed = person.email.toLowerCase() !== used.email.toLowerCase()
      if (is_changed && used.purpose !== 'change_email') return 'token_invalid'
      await changeUser(tx, person.id, {
        email_verified_at: now,
        ...(is_changed ? { email: used.email } : {}),
      })
      if (await isWhoSignedUp(ctx, tx, person.id))
        await fulfilInvitation(ctx, tx, emit, { user_id: person.id, email: used.email })
      if (is_changed) await announceMove(ctx, tx, person)
      return { email: used.email, is_changed }
    })
  } catch (error) {
    if (isAddressTaken(error)) return 'email_taken'
    throw error
  }
}

/**
 * Whether the link is opened where the user has been signed in. Elsewhere it may be the real owner of an address that a
 * stranger signed up with, who must not come by what the owner of the address was invited to.
 */
async function isWhoSignedUp(ctx: Ctx, tx: AppTx, user_id: string): Promise<boolean> {
  const { device_id } = ctx.request
  return device_id !== null && hasSessionOn(tx, user_id, device_id)
}

async function announceMove(ctx: Ctx, tx: AppTx, { id, email, language }: Person): Promise<void> {
  await takeBackEverything(ctx, tx, id)
  await sendAuthMail(ctx, tx, email, { kind: 'email_changed' }, language)
}

function isAddressTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'users_email'
}
