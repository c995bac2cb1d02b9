import type { ExportedJWKSCache, ServerMetadata } from 'openid-client'
import { isProviderUnavailable, limitedFetch, RESPONSE_TIMEOUT_S } from './limited-fetch.ts'

/** What is known of an issuer: where its doors are, and the keys that it signs with. */
export type KnownIssuer = { metadata: ServerMetadata; read_at: number; jwks?: ExportedJWKSCache | undefined }

const FRESH_MS = 60 * 60 * 1000
/** While the provider is away, older knowledge serves this long. */
const STALE_MS = 24 * 60 * 60 * 1000

const issuerCache = new Map<string, KnownIssuer>()

/** What an issuer says of itself, read once an hour. Throws where it cannot be asked and nothing is known. */
export async function loadIssuer(address: string): Promise<KnownIssuer> {
  const cached = issuerCache.get(address)
  const age = cached ? Date.now() - cached.read_at : Infinity
  if (cached && age < FRESH_MS) return cached
  try {
    const loaded: KnownIssuer = {
      metadata: await readMetadata(address),
      read_at: Date.now(),
      jwks: cached?.jwks,
    }
    issuerCache.set(address, loaded)
    return loaded
  } catch (error) {
    if (cached && age < STALE_MS && isProviderUnavailable(error)) return cached
    throw error
  }
}

async function readMetadata(address: string): Promise<ServerMetadata> {
  const { allowInsecureRequests, customFetch, discovery } = await import('openid-client')
  const issuer = await discovery(new URL(address), 'foyer', undefined, undefined, {
    [customFetch]: limitedFetch,
    timeout: RESPONSE_TIMEOUT_S,
    execute: isLoopback(address) ? [allowInsecureRequests] : [],
  })
  const { supportsPKCE: _method, ...metadata } = issuer.serverMetadata()
  return metadata
}

/** A stand-in on this machine speaks without TLS. The providers' own addresses are https. */
export function isLoopback(address: string): boolean {
  return /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?(\/|$)/.test(address)
}
