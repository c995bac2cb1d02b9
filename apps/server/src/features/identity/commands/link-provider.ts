import type { SsoProvider } from '@foyer/contract/identity/provider-shapes'
import type { Ctx } from '#platform/context.ts'
import { sendAuthMail } from '../mails/auth-mails.ts'
import {
  deleteIdentity,
  findIdentityOwner,
  insertIdentity,
  listIdentities,
} from '../repository/identities.ts'
import { appPasskeys } from '../repository/passkeys.ts'
import { findReturnedFlow, redeemFlow } from '../repository/provider-flows.ts'
import type { SignInSettingsRow } from '../repository/sign-in-settings.ts'
import { changeUser, findUser, lockUser } from '../repository/users.ts'
import { listSignInMethods } from '../sign-in-methods.ts'
import { canSignIn } from '../can-sign-in.ts'
import { createRedemption, type LinkTicket } from './sign-in-by-provider.ts'

type LinkRefusal = 'ticket_invalid' | 'identity_taken' | 'already_linked'

/**
 * Links an identity by a ticket of this user and mails them. A provider that verified the user's own address
 * verifies it here too. Returns null on success; a refused ticket stays valid.
 */
export async function linkProvider(
  ctx: Ctx,
  { user_id, ticket }: { user_id: string; ticket: LinkTicket },
): Promise<LinkRefusal | null> {
  const redemption = createRedemption(ctx, ticket)
  const { now } = redemption
  return ctx.write(async (tx) => {
    const flow = await findReturnedFlow(tx, redemption)
    const person = await findUser(tx, user_id)
    if (!flow || flow.intent !== 'link' || flow.user_id !== user_id || !person) return 'ticket_invalid'

    const { provider, subject, email, is_email_verified } = flow
    const identity = { provider, subject, user_id, email, is_email_verified }
    if (!(await insertIdentity(tx, identity, now))) {
      const owner_id = await findIdentityOwner(tx, flow)
      if (owner_id !== user_id) return owner_id === null ? 'already_linked' : 'identity_taken'
    }
    await redeemFlow(tx, flow.id, now)
    const proves_address = is_email_verified && email?.toLowerCase() === person.email.toLowerCase()
    if (proves_address && !person.email_verified_at) await changeUser(tx, user_id, { email_verified_at: now })
    await sendAuthMail(ctx, tx, person.email, { kind: 'provider_linked', provider }, person.language)
    return null
  })
}

/**
 * Unlinks a provider and mails the user. Returns false when it is the last sign-in method, true also when none was
 * linked.
 */
export async function unlinkProvider(
  ctx: Ctx,
  { user_id, provider, settings }: { user_id: string; provider: SsoProvider; settings: SignInSettingsRow },
): Promise<boolean> {
  const methods = listSignInMethods(ctx.app.access, settings)
  return ctx.write(async (tx) => {
    await lockUser(tx, user_id)
    const person = await findUser(tx, user_id)
    if (!person) return false
    const linked = (await listIdentities(tx, user_id)).map((one) => one.provider)
    const remaining = linked.filter((one) => one !== provider)
    if (remaining.length === linked.length) return true
    const { length: passkeys } = await appPasskeys.list(tx, user_id)
    const has_password = person.password_hash !== null
    if (!canSignIn({ methods, has_password, providers: remaining, passkeys })) return false

    await deleteIdentity(tx, user_id, provider)
    if (person.auth_provider === provider) {
      const auth_provider = person.password_hash === null ? 'passwordless' : 'default'
      await changeUser(tx, user_id, { auth_provider })
    }
    await sendAuthMail(ctx, tx, person.email, { kind: 'provider_unlinked', provider }, person.language)
    return true
  })
}
