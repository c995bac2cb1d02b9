import type { Configuration } from 'openid-client'
import { createAppleSecret } from './apple-secret.ts'
import { isLoopback, loadIssuer, type KnownIssuer } from './known-issuers.ts'
import { RESPONSE_TIMEOUT_S, limitedFetch } from './limited-fetch.ts'
import type { DecryptedKeys } from './sso-keys.ts'

/** The OAuth client of an app and the issuer's metadata. */
export type ProviderClient = { config: Configuration; issuer: KnownIssuer }

/**
 * The app as a client that takes ID tokens signed with RS256 by the issuer's own keys and no other. The library is
 * loaded with the first use.
 */
export async function createProviderClient(keys: DecryptedKeys): Promise<ProviderClient> {
  const address = keys.issuer
  const issuer = await loadIssuer(address)
  const library = await import('openid-client')
  const secret =
    keys.provider === 'apple' ? await createAppleSecret(keys, issuer.metadata.issuer) : keys.secret
  const config = new library.Configuration(
    issuer.metadata,
    keys.client_id,
    { id_token_signed_response_alg: 'RS256' },
    library.ClientSecretPost(secret),
  )
  config.timeout = RESPONSE_TIMEOUT_S
  config[library.customFetch] = limitedFetch
  library.enableNonRepudiationChecks(config)
  if (isLoopback(address)) library.allowInsecureRequests(config)
  if (issuer.jwks) library.setJwksCache(config, issuer.jwks)
  return { config, issuer }
}
