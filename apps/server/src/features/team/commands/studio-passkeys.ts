import type { NewPasskey, PasskeyCreation, PasskeyProof } from '@foyer/contract/identity/passkey-shapes'
import type { Ctx } from '#platform/context.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import {
  sendStudioMail,
  studioPasskeys,
  type PasskeyRow,
  getStudioRelyingParty,
  addPasskey,
  recordPasskeyUse,
  preparePasskey,
  verifyPasskey,
  type PasskeyOwner,
} from '../../identity/index.ts'
import { findTeamMember } from '../repository/team.ts'
import { hasFreshStudioSignIn } from './fresh-studio-sign-in.ts'
import { openStudioSession, type StudioSignIn } from './studio-session.ts'

/** Starts the registration of a passkey for a team member with a fresh sign-in. */
export async function prepareStudioPasskey(
  ctx: Ctx,
  viewer: TeamViewer,
): Promise<PasskeyCreation | 'sign_in_again' | 'too_many_passkeys'> {
  if (!(await hasFreshStudioSignIn(ctx, viewer.session_id))) return 'sign_in_again'
  return preparePasskey(ctx, getPasskeyOwner(ctx, viewer))
}

/** Adds a passkey to a team member and mails them. */
export function addStudioPasskey(
  ctx: Ctx,
  viewer: TeamViewer,
  passkey: { credential: NewPasskey; name: string | undefined },
): Promise<PasskeyRow | 'passkey_refused' | 'too_many_passkeys'> {
  return addPasskey(ctx, getPasskeyOwner(ctx, viewer), passkey, (tx, { name }) =>
    sendStudioMail(ctx, tx, viewer.email, { kind: 'passkey_added', name }),
  )
}

/** Removes a passkey of a team member with a fresh sign-in and mails them. */
export async function removeStudioPasskey(
  ctx: Ctx,
  { team_member_id: owner_id, session_id, email }: TeamViewer,
  id: string,
): Promise<'removed' | 'not_found' | 'sign_in_again'> {
  if (!(await hasFreshStudioSignIn(ctx, session_id))) return 'sign_in_again'
  return ctx.write(async (tx) => {
    await studioPasskeys.lockOwner(tx, owner_id)
    const removed = await studioPasskeys.find(tx, { id, owner_id })
    if (!removed) return 'not_found'
    await studioPasskeys.delete(tx, { id, owner_id })
    await sendStudioMail(ctx, tx, email, { kind: 'passkey_removed', name: removed.name })
    return 'removed'
  })
}

/** Signs a team member in at the studio by a passkey. Null for whatever is wrong with it. */
export async function signInStudioByPasskey(ctx: Ctx, proof: PasskeyProof): Promise<StudioSignIn | null> {
  const verified = await verifyPasskey(
    ctx,
    { store: studioPasskeys, relying_party: getStudioRelyingParty(ctx) },
    proof,
  )
  if (!verified) return null
  return ctx.write(async (tx) => {
    if (!(await recordPasskeyUse(ctx, tx, studioPasskeys, verified))) return null
    const person = await findTeamMember(tx, verified.passkey.owner_id)
    return person ? openStudioSession(ctx, tx, person) : null
  })
}

function getPasskeyOwner(ctx: Ctx, { team_member_id: id, email, name }: TeamViewer): PasskeyOwner {
  return { store: studioPasskeys, relying_party: getStudioRelyingParty(ctx), owner: { id, email, name } }
}
