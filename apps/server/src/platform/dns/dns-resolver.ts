import { NODATA, NOTFOUND } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import type { TxtAnswer, TxtResolver } from './txt-resolver.ts'

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
        return answerOf(error)
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

function answerOf(error: unknown): TxtAnswer {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === null) throw error
  return code === NODATA || code === NOTFOUND ? { kind: 'none' } : { kind: 'unreachable' }
}
