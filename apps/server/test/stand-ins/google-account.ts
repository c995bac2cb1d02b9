import { generateKeyPairSync } from 'node:crypto'
import { jwtVerify } from 'jose'

type Answer = { status: number; body: unknown }

/** A service account of Google that has access tokens for one scope. */
export type GoogleAccount = {
  /** Its key file, as Google's console downloads it. */
  key_file: string
  /** Answers the request for an access token; an assertion that cannot be verified is answered with 400. */
  giveToken: (text: string) => Promise<Answer>
  hasToken: (authorization: string | undefined) => boolean
}

/** Creates an account with a new key. */
export function createGoogleAccount(client_email: string, scope: string, more: object = {}): GoogleAccount {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const access_tokens = new Set<string>()
  const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return {
    key_file: JSON.stringify({ type: 'service_account', client_email, private_key, ...more }),
    giveToken: async (text) => {
      const form = new URLSearchParams(text)
      const refused = { status: 400, body: { error: 'invalid_grant', error_description: 'Invalid JWT.' } }
      if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') return refused
      try {
        const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
          algorithms: ['RS256'],
          issuer: client_email,
          audience: 'https://oauth2.googleapis.com/token',
        })
        if (payload['scope'] !== scope) return refused
      } catch {
        return refused
      }
      const access_token = `ya29.standin-${access_tokens.size}`
      access_tokens.add(access_token)
      return { status: 200, body: { access_token, expires_in: 3599, token_type: 'Bearer' } }
    },
    hasToken: (authorization = '') => access_tokens.has(/^Bearer (.+)$/.exec(authorization)?.[1] ?? ''),
  }
}
