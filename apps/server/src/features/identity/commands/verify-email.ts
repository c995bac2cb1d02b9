import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { hashSecret } from '#platform/secrets.ts'
import { sendAuthMail } from '../mails/auth-mails.ts'
import { hasSessionOnDevice } from '../repository/sessions.ts'
import { consumeToken } from '../repository/tokens.ts'
import { changeUser, findUser, type Person } from '../repository/users.ts'
import { revokeSessionsAndTokens } from './end-sessions.ts'
import { handleVerifiedAddress } from './handle-verified-address.ts'

/** The result of a link that verifies an address. */
export type VerifiedEmail =
  | { email: string; is_changed: boolean }
  | 'token_invalid'
  | 'email_taken'
  | 'sign_in_to_confirm'

/** An opened link and the signed-in viewer; null for a guest. */
type OpenedLink = { token: string; viewer_id: string | null }

/**
 * Verifies an address only for the user who requested it, signed in or on their device: others could confirm an
 * attacker's account. The link stays valid. A changed address ends all sessions.
 */
export async function verifyEmail(ctx: Ctx, { token, viewer_id }: OpenedLink): Promise<VerifiedEmail> {
  const now = ctx.services.clock.now()
  try {
    return await ctx.write(async (tx, emit) => {
      const used = await consumeToken(tx, {
        purposes: ['verify_email', 'change_email'],
        token_hash: hashSecret(token),
        now,
      })
      const person = used?.user_id ? await findUser(tx, used.user_id) : undefined
      if (!used?.email || !person || person.suspended_at) return 'token_invalid'

      const is_changed = person.email.toLowerCase() !== used.email.toLowerCase()
      if (is_changed && used.purpose !== 'change_email') return 'token_invalid'
      if (person.id !== viewer_id && !(await isKnownDevice(ctx, tx, person.id))) return 'sign_in_to_confirm'

      await changeUser(tx, person.id, {
        email_verified_at: now,
        ...(is_changed ? { email: used.email } : {}),
      })
      await handleVerifiedAddress(ctx, tx, emit, { user_id: person.id, email: used.email })
      if (is_changed) await handleAddressChange(ctx, tx, person)
      return { email: used.email, is_changed }
    })
  } catch (error) {
    if (isAddressTaken(error)) return 'email_taken'
    throw error
  }
}

async function isKnownDevice(ctx: Ctx, tx: AppTx, user_id: string): Promise<boolean> {
  const { device_id } = ctx.request
  return device_id !== null && hasSessionOnDevice(tx, user_id, device_id)
}

async function handleAddressChange(ctx: Ctx, tx: AppTx, { id, email, language }: Person): Promise<void> {
  await revokeSessionsAndTokens(ctx, tx, id)
  await sendAuthMail(ctx, tx, email, { kind: 'email_changed' }, language)
}

function isAddressTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'users_email'
}
