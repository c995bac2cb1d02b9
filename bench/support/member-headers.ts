import { randomUUID } from 'node:crypto'
import type { BenchMember } from './create-members.ts'

let last = 0

/**
 * Headers of the production proxy, here with a new client address per request, so that rate limits count people and
 * not one machine.
 */
export function proxyHeaders(): Record<string, string> {
  last += 1
  return { 'x-forwarded-for': `10.${(last >> 16) & 255}.${(last >> 8) & 255}.${last & 255}` }
}

/** The headers of a member's browser behind the proxy. */
export function memberHeaders({ host }: { host: string }, { token }: BenchMember): Record<string, string> {
  return { host, 'x-user-token': token, ...proxyHeaders() }
}

/** The same for a write: JSON, with a key of its own, as the member app sends it. */
export function memberWriteHeaders(app: { host: string }, member: BenchMember): Record<string, string> {
  return {
    ...memberHeaders(app, member),
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  }
}
