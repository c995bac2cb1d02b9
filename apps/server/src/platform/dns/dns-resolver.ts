import { NODATA, NOTFOUND } from 'node:dns'
import { Resolver } from 'node:dns/promises'

type Options = {
  /** DNS servers as `address` or `address:port`; null uses those of this machine. */
  servers: readonly string[] | null
  /** Milliseconds until a question without an answer is given up. */
  timeout_ms?: number
}

/** Queries real DNS servers without a cache, so that a new record counts as soon as it is visible. */
export function dnsResolver({ servers, timeout_ms = 5_000 }: Options): TxtResolver {
  return {
    resolveTxt: async (name) => {
      // One resolver per query: cancelling it cancels no other query.
      const resolver = new Resolver({ timeout: Math.ceil(timeout_ms / 2), tries: 2 })
      if (servers) resolver.setServers([...servers])
      const timer = setTimeout(() => resolver.cancel(), timeout_ms)
      try {
        const records = await resolver.resolveTxt(name)
        return { kind: 'records', records: records.map((parts) => parts.join('')) }
      } catch (error) {
        return toTxtAnswer(error)
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

function toTxtAnswer(error: unknown): TxtAnswer {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === null) throw error
  return code === NODATA || code === NOTFOUND ? { kind: 'none' } : { kind: 'unreachable' }
}

/**
 * The result of a TXT query: its records, none (also for an unknown name), or unreachable when no server gave a
 * usable response.
 */
type TxtAnswer = { kind: 'records'; records: readonly string[] } | { kind: 'none' } | { kind: 'unreachable' }

/** Queries DNS for TXT records. Never throws for failures of the remote side. */
export type TxtResolver = {
  /** The TXT records of a name, each with its parts joined (RFC 1035, section 3.3.14; RFC 7208, section 3.3). */
  resolveTxt: (name: string) => Promise<TxtAnswer>
}
