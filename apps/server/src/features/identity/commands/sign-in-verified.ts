import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import type { Emit } from '#platform/events/events.ts'
import { findSignUpRefusal, type SignUpRefusal } from '../sign-up-refusal.ts'
import type { OpenedSession } from '../new-session.ts'
import { deleteIdentities } from '../repository/identities.ts'
import { hasSessionOnDevice } from '../repository/sessions.ts'
import { appPasskeys } from '../repository/passkeys.ts'
import { findSignInSettings } from '../repository/sign-in-settings.ts'
import { changeUser, findUser, findUserByEmail, type Person } from '../repository/users.ts'
import { createUser } from './create-user.ts'
import { handleVerifiedAddress } from './handle-verified-address.ts'
import { revokeSessionsAndTokens } from './end-sessions.ts'
import { openSession } from './open-session.ts'

/** A verified address, the user it was requested for, if any, and a new member's name. */
export type VerifiedAddress = {
  email: string
  user_id: string | null
  name: string | null
  /** The team has invited them, so the app's sign-up rules do not apply. */
  is_invited?: true
}

/**
 * Signs in the owner of a verified address, or signs them up when it is unknown and the app allows it. Returns null
 * for a suspended user or one whose address changed concurrently.
 */
export async function signInVerified(
  ctx: Ctx,
  tx: AppTx,
  emit: Emit,
  { email, user_id, name, is_invited }: VerifiedAddress,
): Promise<(OpenedSession & { user_id: string }) | SignUpRefusal | null> {
  const person = user_id ? await findUser(tx, user_id) : await findUserByEmail(tx, email)
  if (!person)
    return user_id
      ? null
      : signUpVerified(ctx, tx, emit, { email, name, ...(is_invited ? { is_invited } : {}) })
  if (person.suspended_at || person.email.toLowerCase() !== email.toLowerCase()) return null

  if (!person.email_verified_at) await claimAccount(ctx, tx, person)
  await handleVerifiedAddress(ctx, tx, emit, { user_id: person.id, email })
  return { ...(await openSession(ctx, tx, person.id)), user_id: person.id }
}

async function signUpVerified(
  ctx: Ctx,
  tx: AppTx,
  emit: Emit,
  { email, name, is_invited }: Omit<VerifiedAddress, 'user_id'>,
): Promise<(OpenedSession & { user_id: string }) | SignUpRefusal | null> {
  const refusal = is_invited ? null : findSignUpRefusal(await findSignInSettings(tx), email)
  if (refusal) return refusal
  const user_id = await createUser(ctx, tx, emit, {
    email,
    name: name ?? '',
    password_hash: null,
    timezone: ctx.app.time_zone,
    auth_provider: 'passwordless',
    email_verified_at: ctx.services.clock.now(),
  })
  if (!user_id) return null
  await handleVerifiedAddress(ctx, tx, emit, { user_id, email })
  return { ...(await openSession(ctx, tx, user_id)), user_id }
}

/**
 * On the first verification of an address, removes passwords and passkeys created on other devices, their sessions
 * and linked providers: an attacker may have registered the address in advance.
 */
async function claimAccount(ctx: Ctx, tx: AppTx, person: Person): Promise<void> {
  const { device_id } = ctx.request
  const is_same_person = device_id !== null && (await hasSessionOnDevice(tx, person.id, device_id))
  const email_verified_at = ctx.services.clock.now()
  if (is_same_person) return changeUser(tx, person.id, { email_verified_at })

  await revokeSessionsAndTokens(ctx, tx, person.id)
  await deleteIdentities(tx, person.id)
  await appPasskeys.deleteAll(tx, person.id)
  await changeUser(tx, person.id, { email_verified_at, password_hash: null, auth_provider: 'passwordless' })
}
