import { nameFault, normaliseEmail, normaliseName } from '@foyer/domain/identity'
import type { IDToken } from 'openid-client'
import { z } from 'zod'
import type { ProvenIdentity } from '../repository/provider-flows.ts'
import { redirectAddress, type FlowSecrets } from './authorization.ts'
import { clientOf } from './client-of.ts'
import type { OpenKeys } from './sso-keys.ts'

/** What a browser brought back with a state that was ours. */
export type BroughtBack = { code?: string | undefined; iss?: string | undefined; user?: string | undefined }

/**
 * Trades a code for what the provider says of its person. The ID token's signature, algorithm, issuer, audience, party,
 * nonce and times are all checked; whatever is wrong throws.
 */
export async function proveIdentity(
  keys: OpenKeys,
  origin: string,
  { state, nonce, verifier }: FlowSecrets,
  { code, iss, user }: BroughtBack,
): Promise<ProvenIdentity> {
  const { config, issuer } = await clientOf(keys)
  const { authorizationCodeGrant, getJwksCache } = await import('openid-client')
  const back = new URL(redirectAddress(origin, keys.provider))
  for (const [name, value] of Object.entries({ state, code, iss })) {
    if (value !== undefined) back.searchParams.set(name, value)
  }
  const tokens = await authorizationCodeGrant(config, back, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  issuer.jwks = getJwksCache(config) ?? issuer.jwks
  const claims = tokens.claims()
  if (!claims) throw new Error('no ID token')
  if (claims['azp'] !== undefined && claims['azp'] !== keys.client_id) throw new Error('another party')
  return identityIn(claims, keys.provider === 'apple' ? appleName(user) : claims['name'])
}

function identityIn(claims: IDToken, name: unknown): ProvenIdentity {
  const read = typeof claims['email'] === 'string' ? normaliseEmail(claims['email']) : null
  const is_verified = claims['email_verified'] === true || claims['email_verified'] === 'true'
  return {
    subject: claims.sub,
    email: read?.ok ? read.email : null,
    is_email_verified: read?.ok === true && is_verified,
    name: typeof name === 'string' && nameFault(name) === null ? normaliseName(name) : null,
  }
}

const appleUser = z.object({
  name: z.object({ firstName: z.string().default(''), lastName: z.string().default('') }),
})

/** The name that Apple tells once, beside the token and so unproven: it is offered to its person and nothing else. */
function appleName(user: string | undefined): string | null {
  if (user === undefined) return null
  try {
    const { firstName, lastName } = appleUser.parse(JSON.parse(user)).name
    return `${firstName} ${lastName}`
  } catch {
    return null
  }
}
