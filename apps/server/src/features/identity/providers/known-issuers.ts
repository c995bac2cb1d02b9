import type { ExportedJWKSCache, ServerMetadata } from 'openid-client'
import { isAway, limitedFetch, ANSWER_WITHIN_S } from './limited-fetch.ts'

/** What is known of an issuer: where its doors are, and the keys that it signs with. */
export type KnownIssuer = { metadata: ServerMetadata; read_at: number; jwks?: ExportedJWKSCache | undefined }

const FRESH_MS = 60 * 60 * 1000
/** While the provider is away, older knowledge serves this long. */
const STALE_MS = 24 * 60 * 60 * 1000

const known = new Map<string, KnownIssuer>()

/** What an issuer says of itself, read once an hour. Throws where it cannot be asked and nothing is known. */
export async function issuerAt(address: string): Promise<KnownIssuer> {
  const before = known.get(address)
  const age = before ? Date.now() - before.read_at : Infinity
  if (before && age < FRESH_MS) return before
  try {
    const read: KnownIssuer = {
      metadata: await readMetadata(address),
      read_at: Date.now(),
      jwks: before?.jwks,
    }
    known.set(address, read)
    return read
  } catch (error) {
    if (before && age < STALE_MS && isAway(error)) return before
    throw error
  }
}

async function readMetadata(address: string): Promise<ServerMetadata> {
  const { allowInsecureRequests, customFetch, discovery } = await import('openid-client')
  const issuer = await discovery(new URL(address), 'foyer', undefined, undefined, {
    [customFetch]: limitedFetch,
    timeout: ANSWER_WITHIN_S,
    execute: isLoopback(address) ? [allowInsecureRequests] : [],
  })
  const { supportsPKCE: _method, ...metadata } = issuer.serverMetadata()
  return metadata
}

/** A stand-in on this machine speaks without TLS. The providers' own addresses are https. */
export function isLoopback(address: string): boolean {
  return /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?(\/|$)/.test(address)
}
