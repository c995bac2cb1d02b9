import { validateName, normalizeEmail, normalizeName } from '@foyer/domain/identity'
import type { IDToken } from 'openid-client'
import { z } from 'zod'
import type { VerifiedIdentity } from '../repository/provider-flows.ts'
import { getRedirectUrl, type FlowSecrets } from './authorization.ts'
import { createProviderClient } from './provider-client.ts'
import type { DecryptedKeys } from './sso-keys.ts'

/** A provider's response whose state we issued. */
export type ProviderResponse = {
  code?: string | undefined
  iss?: string | undefined
  user?: string | undefined
}

/**
 * Exchanges a code for the identity. Checks the ID token's signature, algorithm, issuer, audience, party, nonce and
 * times; throws on any failure.
 */
export async function verifyIdentity(
  keys: DecryptedKeys,
  origin: string,
  { state, nonce, verifier }: FlowSecrets,
  { code, iss, user }: ProviderResponse,
): Promise<VerifiedIdentity> {
  const { config, issuer } = await createProviderClient(keys)
  const { authorizationCodeGrant, getJwksCache } = await import('openid-client')
  const callback_url = new URL(getRedirectUrl(origin, keys.provider))
  for (const [name, value] of Object.entries({ state, code, iss })) {
    if (value !== undefined) callback_url.searchParams.set(name, value)
  }
  const tokens = await authorizationCodeGrant(config, callback_url, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  issuer.jwks = getJwksCache(config) ?? issuer.jwks
  const claims = tokens.claims()
  if (!claims) throw new Error('no ID token')
  if (claims['azp'] !== undefined && claims['azp'] !== keys.client_id) throw new Error('another party')
  return parseIdentity(claims, keys.provider === 'apple' ? parseAppleName(user) : claims['name'])
}

function parseIdentity(claims: IDToken, name: unknown): VerifiedIdentity {
  const email_result = typeof claims['email'] === 'string' ? normalizeEmail(claims['email']) : null
  const is_verified = claims['email_verified'] === true || claims['email_verified'] === 'true'
  return {
    subject: claims.sub,
    email: email_result?.ok ? email_result.email : null,
    is_email_verified: email_result?.ok === true && is_verified,
    name: typeof name === 'string' && validateName(name) === null ? normalizeName(name) : null,
  }
}

const appleUser = z.object({
  name: z.object({ firstName: z.string().default(''), lastName: z.string().default('') }),
})

/** The name that Apple sends once outside the token, so unverified: only used to prefill the sign-up form. */
function parseAppleName(user: string | undefined): string | null {
  if (user === undefined) return null
  try {
    const { firstName, lastName } = appleUser.parse(JSON.parse(user)).name
    return `${firstName} ${lastName}`
  } catch {
    return null
  }
}
