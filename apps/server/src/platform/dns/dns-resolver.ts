import { NODATA, NOTFOUND } from 'node:dns'
import { Resolver } from 'node:dns/promises'

type Options = {
  /** Name servers as `address` or `address:port`; null asks those of this machine. */
  servers: readonly string[] | null
  /** Milliseconds until a question without an answer is given up. */
  timeout_ms?: number
}

/** Asks real name servers. What was asked is remembered nowhere here, so that a record counts once it is seen. */
export function dnsResolver({ servers, timeout_ms = 5_000 }: Options): TxtResolver {
  return {
    resolveTxt: async (name) => {
      // One for each question: ending it ends nobody else's.
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
 * What the name system says of a name: its TXT records, that it has none (an unknown name among them), or nothing that
 * may be relied on, because no server gave an answer.
 */
type TxtAnswer = { kind: 'records'; records: readonly string[] } | { kind: 'none' } | { kind: 'unreachable' }

/** Asks the name system. It never throws for what the other side does or leaves undone. */
export type TxtResolver = {
  /** The TXT records of a name, each with its parts joined (RFC 1035, section 3.3.14; RFC 7208, section 3.3). */
  resolveTxt: (name: string) => Promise<TxtAnswer>
}
