import {
  type NewPasskey,
  type PasskeyCreation,
  type PasskeyProof,
  type PasskeyRequest,
  passkeyTransport,
} from '@foyer/contract/identity/passkey-shapes'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { hashSecret, newSecret } from '#platform/secrets.ts'
import { deleteEndedChallenges, insertChallenge, redeemChallenge } from '../repository/passkey-challenges.ts'
import { MAX_PASSKEYS, type PasskeyRow, type PasskeyStore } from '../repository/passkeys.ts'
import { nameBrowser } from '../session-client.ts'
import {
  parseChallenge,
  CHALLENGE_MS,
  verifyRegistration,
  verifyAssertion,
  createRegistrationOptions,
  createSignInOptions,
  type RelyingParty,
} from '../webauthn.ts'

/** The owner of a passkey, where it is stored and its host. */
export type PasskeyOwner = {
  store: PasskeyStore
  relying_party: RelyingParty
  owner: { id: string; email: string; name: string }
}

/** Starts the registration of a passkey with a challenge for its owner only. */
export async function preparePasskey(
  ctx: Ctx,
  { store, relying_party, owner }: PasskeyOwner,
): Promise<PasskeyCreation | 'too_many_passkeys'> {
  const known = await store.list(ctx.db, owner.id)
  if (known.length >= MAX_PASSKEYS) return 'too_many_passkeys'
  const challenge = await ctx.write((tx) => issueChallenge(ctx, tx, createRegisterChallenge(store, owner.id)))
  return createRegistrationOptions(relying_party, owner, { challenge, known })
}

/** Stores a passkey that the browser created; `notify` informs its owner in the same transaction. */
export async function addPasskey(
  ctx: Ctx,
  { store, relying_party, owner }: PasskeyOwner,
  { credential, name }: { credential: NewPasskey; name: string | undefined },
  notify: (tx: AppTx, passkey: PasskeyRow) => Promise<void>,
): Promise<PasskeyRow | 'passkey_refused' | 'too_many_passkeys'> {
  const { clientDataJSON, transports = [] } = credential.response
  const challenge = await consumeChallenge(ctx, clientDataJSON, createRegisterChallenge(store, owner.id))
  const created = await runCheck(ctx, challenge, (signed) =>
    verifyRegistration(relying_party, signed, credential),
  )
  if (!created) return 'passkey_refused'

  return ctx.write(async (tx) => {
    await store.lockOwner(tx, owner.id)
    if ((await store.list(tx, owner.id)).length >= MAX_PASSKEYS) return 'too_many_passkeys'
    const passkey = await store.insert(tx, {
      ...created,
      owner_id: owner.id,
      transports: transports.filter((transport) => passkeyTransport.safeParse(transport).success),
      name: name ?? nameBrowser(ctx.request.user_agent),
      host: relying_party.host,
      created_at: ctx.services.clock.now(),
    })
    if (!passkey) return 'passkey_refused'
    await notify(tx, passkey)
    return passkey
  })
}

/** Starts a sign-in by passkey. The user is not known yet, so nothing about any user is returned. */
export async function preparePasskeySignIn(ctx: Ctx, relying_party: RelyingParty): Promise<PasskeyRequest> {
  const challenge = await ctx.write(async (tx) => {
    await deleteEndedChallenges(tx, ctx.services.clock.now())
    return issueChallenge(ctx, tx, SIGN_IN_CHALLENGE)
  })
  return createSignInOptions(relying_party, challenge)
}

/** The passkey that has signed; null where anything is wrong. Its use is noted by `recordPasskeyUse`. */
export async function verifyPasskey(
  ctx: Ctx,
  { store, relying_party }: Omit<PasskeyOwner, 'owner'>,
  proof: PasskeyProof,
): Promise<VerifiedPasskey | null> {
  const challenge = await consumeChallenge(ctx, proof.response.clientDataJSON, SIGN_IN_CHALLENGE)
  const passkey = await store.findByCredential(ctx.db, proof.id)
  if (!passkey) return null
  const signed = await runCheck(ctx, challenge, (value) =>
    verifyAssertion(relying_party, value, { passkey, proof }),
  )
  return signed && { passkey, ...signed }
}

/** A verified passkey with the state that its signature reports. */
export type VerifiedPasskey = { passkey: PasskeyRow; counter: number; is_backed_up: boolean }

/**
 * Records a use of a passkey. Returns false when its counter has not risen, since it may be a copy, and logs it for
 * the operator.
 */
export async function recordPasskeyUse(
  ctx: Ctx,
  tx: AppTx,
  store: PasskeyStore,
  { passkey, counter, is_backed_up }: VerifiedPasskey,
): Promise<boolean> {
  const { id, owner_id } = passkey
  const now = ctx.services.clock.now()
  if (await store.recordUse(tx, { id, counter, is_backed_up, now })) return true
  const facts = { app_id: tx.app_id, passkey_id: id, owner_id, stored: passkey.counter, counter }
  ctx.services.log.warn(facts, 'The counter of a passkey went backwards; it may have been copied.')
  return false
}

type ChallengeFor = Pick<Parameters<typeof insertChallenge>[1], 'purpose' | 'user_id' | 'team_member_id'>

const SIGN_IN_CHALLENGE: ChallengeFor = { purpose: 'sign_in', user_id: null, team_member_id: null }

function createRegisterChallenge({ owner_column }: PasskeyStore, owner_id: string): ChallengeFor {
  return { purpose: 'register', user_id: null, team_member_id: null, [owner_column]: owner_id }
}

/** Creates a 256-bit challenge for this device. Only its hash is stored. */
async function issueChallenge(ctx: Ctx, tx: AppTx, wanted: ChallengeFor): Promise<string> {
  const challenge = newSecret()
  await insertChallenge(tx, {
    ...wanted,
    challenge_hash: hashSecret(challenge),
    device_id: ctx.request.device_id,
    expires_at: new Date(ctx.services.clock.now().getTime() + CHALLENGE_MS),
  })
  return challenge
}

/** Uses up the challenge that was signed, whatever is found of the rest; null where it is not good, or no more. */
async function consumeChallenge(ctx: Ctx, client_data: string, wanted: ChallengeFor): Promise<string | null> {
  const challenge = parseChallenge(client_data)
  if (challenge === null) return null
  const { device_id } = ctx.request
  const now = ctx.services.clock.now()
  const used = { ...wanted, challenge_hash: hashSecret(challenge), device_id, now }
  return (await ctx.writeNow((tx) => redeemChallenge(tx, used))) ? challenge : null
}

/** What a check found; null where it refused, with the reason in the log and nowhere else. */
async function runCheck<T>(
  ctx: Ctx,
  challenge: string | null,
  check: (challenge: string) => Promise<T>,
): Promise<T | null> {
  if (challenge === null) return null
  try {
    return await check(challenge)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    ctx.services.log.info({ app_id: ctx.app.id, reason }, 'A passkey was refused.')
    return null
  }
}
