import type { SsoProvider } from '@foyer/contract/identity/provider-shapes'
import { createProviderClient } from './provider-client.ts'
import type { DecryptedKeys } from './sso-keys.ts'

/** The secrets of one flow. `state` passes through the browser; the others stay on the server. */
export type FlowSecrets = { state: string; nonce: string; verifier: string }

/** Returns the redirect URL of an app, which must be registered with the provider. */
export function getRedirectUrl(origin: string, provider: SsoProvider): string {
  return `${origin}/api/v1/auth/provider/callback/${provider}`
}

const authorizationParams: Readonly<Record<SsoProvider, Record<string, string>>> = {
  google: { scope: 'openid email profile', prompt: 'select_account' },
  apple: { scope: 'openid name email', response_mode: 'form_post' },
}

/** Where a browser is sent to prove its person: authorization code, PKCE, state and nonce. */
export async function createAuthorizationUrl(
  keys: DecryptedKeys,
  origin: string,
  { state, nonce, verifier }: FlowSecrets,
): Promise<string> {
  const { config } = await createProviderClient(keys)
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client')
  const address = buildAuthorizationUrl(config, {
    ...authorizationParams[keys.provider],
    redirect_uri: getRedirectUrl(origin, keys.provider),
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  })
  return address.href
}
