import type { DecryptedKeys } from './sso-keys.ts'

const VALID_FOR_S = 5 * 60

/** Apple's client secret: a short-lived assertion of the team, signed with its private key (ES256). */
export async function createAppleSecret(
  { client_id, team_id, key_id, secret }: DecryptedKeys,
  issuer: string,
): Promise<string> {
  const { importPKCS8, SignJWT } = await import('jose')
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: key_id ?? '' })
    .setIssuer(team_id ?? '')
    .setSubject(client_id)
    .setAudience(issuer)
    .setIssuedAt(now)
    .setExpirationTime(now + VALID_FOR_S)
    .sign(await importPKCS8(secret, 'ES256'))
}
