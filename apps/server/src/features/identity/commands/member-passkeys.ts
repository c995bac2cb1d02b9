import type { NewPasskey, PasskeyCreation, PasskeyProof } from '@foyer/contract/identity/passkey-shapes'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import type { Viewer } from '#platform/session/viewer.ts'
import { sendAuthMail } from '../mails/auth-mails.ts'
import type { OpenedSession } from '../new-session.ts'
import { listIdentities } from '../repository/identities.ts'
import { appPasskeys, type PasskeyRow } from '../repository/passkeys.ts'
import { findSignInSettings } from '../repository/sign-in-settings.ts'
import { findUser } from '../repository/users.ts'
import { listSignInMethods } from '../sign-in-methods.ts'
import { canSignIn } from '../can-sign-in.ts'
import { getAppRelyingParty } from '../webauthn.ts'
import { hasFreshSignIn } from './fresh-sign-in.ts'
import { openSession } from './open-session.ts'
import { addPasskey, recordPasskeyUse, preparePasskey, verifyPasskey, type PasskeyOwner } from './passkeys.ts'

/** Starts the registration of a passkey for a user with a fresh sign-in. */
export async function prepareMemberPasskey(
  ctx: Ctx,
  viewer: Viewer,
): Promise<PasskeyCreation | 'sign_in_again' | 'too_many_passkeys'> {
  if (!(await hasFreshSignIn(ctx, ctx.db, viewer.session_id))) return 'sign_in_again'
  return preparePasskey(ctx, getPasskeyOwner(ctx, viewer))
}

/** Adds a passkey and mails the user, so that they notice one that an attacker adds. */
export function addMemberPasskey(
  ctx: Ctx,
  viewer: Viewer,
  passkey: { credential: NewPasskey; name: string | undefined },
): Promise<PasskeyRow | 'passkey_refused' | 'too_many_passkeys'> {
  const { email, language } = viewer
  return addPasskey(ctx, getPasskeyOwner(ctx, viewer), passkey, (tx, { name }) =>
    sendAuthMail(ctx, tx, email, { kind: 'passkey_added', name }, language),
  )
}

/** Removes a passkey of a user with a fresh sign-in and mails them, unless it is their last sign-in method. */
export async function removeMemberPasskey(
  ctx: Ctx,
  { user_id: owner_id, session_id, email, language }: Viewer,
  id: string,
): Promise<'removed' | 'not_found' | 'sign_in_again' | 'last_way_in'> {
  return ctx.write(async (tx) => {
    if (!(await hasFreshSignIn(ctx, tx, session_id))) return 'sign_in_again'
    await appPasskeys.lockOwner(tx, owner_id)
    const known = await appPasskeys.list(tx, owner_id)
    const removed = known.find((one) => one.id === id)
    if (!removed) return 'not_found'
    if (known.length === 1 && !(await hasOtherSignInMethod(ctx, tx, owner_id))) return 'last_way_in'
    await appPasskeys.delete(tx, { id, owner_id })
    await sendAuthMail(ctx, tx, email, { kind: 'passkey_removed', name: removed.name }, language)
    return 'removed'
  })
}

/** Whether a user gets in without passkeys. An address that was never proven may be no way for them. */
async function hasOtherSignInMethod(ctx: Ctx, tx: AppTx, user_id: string): Promise<boolean> {
  const person = await findUser(tx, user_id)
  if (!person) return false
  const linked = await listIdentities(tx, user_id)
  const offered = listSignInMethods(ctx.app.access, await findSignInSettings(tx))
  return canSignIn({
    methods: offered.filter((method) => method !== 'passwordless' || person.email_verified_at !== null),
    has_password: !person.passwordless,
    providers: linked.map(({ provider }) => provider),
    passkeys: 0,
  })
}

/** Signs in by a passkey. Null for whatever is wrong with it, and for a suspended user. */
export async function signInByPasskey(
  ctx: Ctx,
  proof: PasskeyProof,
): Promise<(OpenedSession & { user_id: string }) | null> {
  const verified = await verifyPasskey(
    ctx,
    { store: appPasskeys, relying_party: getAppRelyingParty(ctx) },
    proof,
  )
  if (!verified) return null
  return ctx.write(async (tx) => {
    if (!(await recordPasskeyUse(ctx, tx, appPasskeys, verified))) return null
    const person = await findUser(tx, verified.passkey.owner_id)
    if (!person || person.suspended_at) return null
    return { ...(await openSession(ctx, tx, person.id)), user_id: person.id }
  })
}

function getPasskeyOwner(ctx: Ctx, { user_id: id, email, name }: Viewer): PasskeyOwner {
  return { store: appPasskeys, relying_party: getAppRelyingParty(ctx), owner: { id, email, name } }
}
