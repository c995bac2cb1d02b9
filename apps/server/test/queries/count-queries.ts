import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import { afterAll } from 'vitest'
import type { Pool, PoolClient } from '../../src/platform/database/pool.ts'
import type { TestServer } from '../harness.ts'

/** The statements of one request, without those that only open or close a transaction. */
export type Count = { texts: string[] }

/** The header that marks a request to be counted. */
export const COUNT_HEADER = 'x-test-counted'

/**
 * Counts the database queries of requests while they run, without those of concurrent background work such as event
 * dispatch.
 */
export function countQueries({ running, database }: TestServer): { takeCount: (label: string) => Count } {
  const counts = new Map<string, Count>()
  const current = new AsyncLocalStorage<Count | undefined>()

  const start = (request: IncomingMessage): void => {
    const label = request.headers[COUNT_HEADER]
    if (typeof label !== 'string') return current.enterWith(undefined)
    const count: Count = { texts: [] }
    counts.set(label, count)
    current.enterWith(count)
  }
  running.server.prependListener('request', start)

  const { outbox } = database
  const { raise } = outbox
  outbox.raise = () => current.run(undefined, raise)
  const stop = watchStatements(database.pool, (text) => {
    if (!isTransactionStatement(text)) current.getStore()?.texts.push(text)
  })
  afterAll(() => {
    stop()
    outbox.raise = raise
  })

  return {
    takeCount: (label) => {
      const count = counts.get(label)
      counts.delete(label)
      if (!count) throw new Error(`No request was counted as ${label}.`)
      return structuredClone(count)
    },
  }
}

function isTransactionStatement(text: string): boolean {
  return /^(begin|commit|rollback|select set_config)\b/.test(text)
}

/** Reports each statement that a client of the pool is given, until it is stopped. */
function watchStatements(pool: Pool, report: (text: string) => void): () => void {
  const watched = new WeakSet<PoolClient>()
  let is_stopped = false
  const watch = (client: PoolClient): void => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const reporting = (...args: unknown[]): unknown => {
      if (!is_stopped) report(textOf(args[0]))
      return query(...args)
    }
    Object.assign(client, { query: reporting })
  }
  pool.on('acquire', watch)
  return () => {
    is_stopped = true
    pool.off('acquire', watch)
  }
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  const is_config = typeof query === 'object' && query !== null && 'text' in query
  return is_config ? String(query.text) : ''
}
