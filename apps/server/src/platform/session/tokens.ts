import { hash } from 'node:crypto'
import { hashSecret } from '../secrets.ts'
import type { Secrets } from '../secrets.ts'

/**
 * Derives the token that a page holds in memory from the secret in its cookie: a page load writes no row, and the
 * token does not reveal the cookie (architecture, "Settled details").
 */
export function deriveToken(secrets: Secrets, audience: string, cookie_secret: string): string {
  return secrets.sign(`session-token:${audience}`, cookie_secret)
}

/** What the sessions table stores, so that neither cookie nor token can be read out of it. */
export function hashToken(token: string): string {
  return hashSecret(token)
}

/** A short name for a caller in rate limits and idempotency scopes; never the address or token itself. */
export function fingerprint(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22)
}
