import type { ExportedJWKSCache, ServerMetadata } from 'openid-client'
import { isProviderUnavailable, limitedFetch, RESPONSE_TIMEOUT_S } from './limited-fetch.ts'

/** The cached metadata and signing keys of an issuer. */
export type KnownIssuer = { metadata: ServerMetadata; read_at: number; jwks?: ExportedJWKSCache | undefined }

const FRESH_MS = 60 * 60 * 1000
/** While the provider is away, older knowledge serves this long. */
const STALE_MS = 24 * 60 * 60 * 1000

const issuerCache = new Map<string, KnownIssuer>()

/** Returns an issuer's metadata, cached for an hour. Throws when it does not respond and nothing is cached. */
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

/** Whether an address is a local stand-in, which has no TLS. Real providers use https. */
export function isLoopback(address: string): boolean {
  return /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?(\/|$)/.test(address)
}
