import { z } from 'zod'
import {
  passkeyCreation,
  type NewPasskey,
  type PasskeyCreation,
  type PasskeyProof,
  type PasskeyRequest,
} from '@foyer/contract/identity/passkey-shapes'
import type { Ctx } from '../../platform/context.ts'
import { originOfHost } from '../../platform/http/app-origin.ts'
import { getPageOrigin } from './page-origin.ts'
import type { PasskeyRow } from './repository/passkeys.ts'

/** The relying party of passkeys. Each passkey is bound to the host; the browser's response must have this origin. */
export type RelyingParty = { host: string; origin: string; name: string }

/** How long a challenge may be signed, in milliseconds. */
export const CHALLENGE_MS = 5 * 60_000

/** EdDSA, ES256 and RS256 by their IANA numbers; every authenticator supports one of them. */
const ALGORITHMS = [-8, -7, -257]

// Loaded with the first passkey, because it includes certificate parsers.
const library = () => import('@simplewebauthn/server')

/** The studio, on the base host. */
export function getStudioRelyingParty({ services }: Pick<Ctx, 'services'>): RelyingParty {
  const { hostname: host } = new URL(services.config.base_url)
  return { host, origin: originOfHost(services.config, host), name: 'Foyer' }
}

/** The app on the host of its page: its slug's, or its own domain. The base host is never an app's. */
export function getAppRelyingParty(ctx: Pick<Ctx, 'services' | 'app' | 'request'>): RelyingParty {
  const origin = getPageOrigin(ctx)
  return { host: new URL(origin).hostname, origin, name: ctx.app.name }
}

type Owner = { id: string; email: string; name: string }

/** Returns the registration options: a discoverable credential with user verification. */
export async function createRegistrationOptions(
  relying_party: RelyingParty,
  owner: Owner,
  { challenge, known }: { challenge: string; known: readonly PasskeyRow[] },
): Promise<PasskeyCreation> {
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpID: relying_party.host,
    rpName: relying_party.name,
    userID: new Uint8Array(Buffer.from(owner.id)),
    userName: owner.email,
    userDisplayName: owner.name === '' ? owner.email : owner.name,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known
      .filter(({ host }) => host === relying_party.host)
      .map(({ credential_id: id, transports }) => ({ id, transports })),
  })
  return passkeyCreation.parse(options)
}

/** Returns the sign-in options, the same for everyone. */
export function createSignInOptions(relying_party: RelyingParty, challenge: string): PasskeyRequest {
  return { rpId: relying_party.host, challenge, timeout: CHALLENGE_MS, userVerification: 'required' }
}

/** The stored values of a verified registration. */
export type RegisteredPasskey = Pick<
  PasskeyRow,
  'credential_id' | 'public_key' | 'device_type' | 'is_backed_up'
> & { counter: number }

/** Checks the making of a passkey: host, origin, challenge, user verification. Throws what does not fit. */
export async function verifyRegistration(
  relying_party: RelyingParty,
  challenge: string,
  { id, rawId, type, response }: NewPasskey,
): Promise<RegisteredPasskey> {
  const { verifyRegistrationResponse } = await library()
  const { clientDataJSON, attestationObject } = response
  const checked = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: relying_party.origin,
    expectedRPID: relying_party.host,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  })
  if (!checked.verified) throw new Error('The attestation does not hold.')
  const { credential, credentialDeviceType, credentialBackedUp } = checked.registrationInfo
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    device_type: credentialDeviceType,
    is_backed_up: credentialBackedUp,
  }
}

/**
 * Verifies a passkey signature: credential, host, origin, challenge, user verification. Throws on a mismatch. The
 * counter is only returned; the update of the row checks that it rises.
 */
export async function verifyAssertion(
  relying_party: RelyingParty,
  challenge: string,
  { passkey, proof }: { passkey: PasskeyRow; proof: PasskeyProof },
): Promise<{ counter: number; is_backed_up: boolean }> {
  const { verifyAuthenticationResponse } = await library()
  const { id, rawId, type, response } = proof
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const handle = userHandle === undefined ? null : Buffer.from(userHandle, 'base64url').toString()
  if (handle !== passkey.owner_id) throw new Error('The passkey does not say that it is of its owner.')

  const checked = await verifyAuthenticationResponse({
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: relying_party.origin,
    expectedRPID: relying_party.host,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: 0,
    },
    requireUserVerification: true,
  })
  if (!checked.verified) throw new Error('The signature does not hold.')
  const { newCounter, credentialBackedUp } = checked.authenticationInfo
  return { counter: newCounter, is_backed_up: credentialBackedUp }
}

/**
 * Returns the challenge in an authenticator's response; null without one or when it was signed in a cross-origin
 * frame.
 */
export function parseChallenge(client_data: string): string | null {
  const parsed = clientData.safeParse(readJson(Buffer.from(client_data, 'base64url').toString()))
  return parsed.success && parsed.data.crossOrigin !== true ? parsed.data.challenge : null
}

const clientData = z.looseObject({ challenge: z.string().max(200), crossOrigin: z.boolean().optional() })

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
