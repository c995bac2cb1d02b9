import type { SsoProvider } from '@foyer/contract/identity/provider-shapes'
import { clientOf } from './client-of.ts'
import type { OpenKeys } from './sso-keys.ts'

/** What is made anew for each flow. `state` goes through the browser; the others stay here. */
export type FlowSecrets = { state: string; nonce: string; verifier: string }

/** The address that an app's browsers come back to; it has to stand in the provider's console. */
export function redirectAddress(origin: string, provider: SsoProvider): string {
  return `${origin}/api/v1/auth/provider/callback/${provider}`
}

const asked: Readonly<Record<SsoProvider, Record<string, string>>> = {
  google: { scope: 'openid email profile', prompt: 'select_account' },
  apple: { scope: 'openid name email', response_mode: 'form_post' },
}

/** Where a browser is sent to prove its person: authorization code, PKCE, state and nonce. */
export async function authorizationAddress(
  keys: OpenKeys,
  origin: string,
  { state, nonce, verifier }: FlowSecrets,
): Promise<string> {
  const { config } = await clientOf(keys)
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client')
  const address = buildAuthorizationUrl(config, {
    ...asked[keys.provider],
    redirect_uri: redirectAddress(origin, keys.provider),
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  })
  return address.href
}
