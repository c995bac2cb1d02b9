import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import pg from 'pg'
import { afterAll } from 'vitest'
import { SAY_CHANGED } from '../../src/platform/database/watch-changes.ts'
import { outboxSignal } from '../../src/platform/events/outbox-signal.ts'
import type { TestServer } from '../harness.ts'

/** What one request asked of the database before it was answered. */
export type Count = {
  /** Statements, without those that only open or close a transaction. */
  statements: number
  /** Times that something was sent to the database: statements that go together are sent once. */
  round_trips: number
  /** The statements themselves, for whoever has to find the one too many. */
  texts: string[]
}

/** The header by which a request asks to be counted. */
export const COUNTED = 'x-test-counted'

/**
 * Counts what requests ask of the database while they run. Work that other parts of the server do meanwhile, such as
 * handing over events, is not theirs and is left out.
 */
export function countQueries({ running }: TestServer): { take: (label: string) => Count } {
  const counts = new Map<string, Count>()
  const current = new AsyncLocalStorage<Count | undefined>()

  const begin = (request: IncomingMessage): void => {
    const label = request.headers[COUNTED]
    if (typeof label !== 'string') return current.enterWith(undefined)
    const count: Count = { statements: 0, round_trips: 0, texts: [] }
    counts.set(label, count)
    current.enterWith(count)
  }
  running.server.prependListener('request', begin)

  const raise = outboxSignal.raise
  outboxSignal.raise = () => current.run(undefined, raise)
  const restore = watchStatements((text, is_wait) => {
    const count = current.getStore()
    if (!count || text === SAY_CHANGED) return
    if (is_wait) count.round_trips += 1
    if (isFrame(text)) return
    count.statements += 1
    count.texts.push(text)
  })
  afterAll(() => {
    restore()
    outboxSignal.raise = raise
  })

  return {
    take: (label) => {
      const count = counts.get(label)
      counts.delete(label)
      if (!count) throw new Error(`No request was counted as ${label}.`)
      return structuredClone(count)
    },
  }
}

function isFrame(text: string): boolean {
  return /^(begin|commit|rollback)\b/.test(text)
}

/** Tells of every statement that any connection sends, and whether nothing else was on its way there. */
function watchStatements(tell: (text: string, is_wait: boolean) => void): () => void {
  const prototype: object = pg.Client.prototype
  const original: unknown = Reflect.get(prototype, 'query')
  if (typeof original !== 'function') throw new Error('The database client has no query.')
  const on_its_way = new WeakMap<object, number>()
  const change = (client: object, by: number) => on_its_way.set(client, (on_its_way.get(client) ?? 0) + by)

  const watched = function (this: object, ...args: unknown[]): unknown {
    textsOf(args[0]).forEach((text, n) => tell(text, n === 0 && !on_its_way.get(this)))
    const result: unknown = Reflect.apply(original, this, args)
    const settle = () => void change(this, -1)
    if (result instanceof Promise) result.then(settle, settle)
    else if (!onceCalled(result, 'callback', settle)) return result
    change(this, 1)
    return result
  }
  Reflect.set(prototype, 'query', watched)
  return () => void Reflect.set(prototype, 'query', original)
}

/** Tells when a query that is an object of its own, such as a batch of reads, calls back. */
function onceCalled(query: unknown, name: string, tell: () => void): boolean {
  if (typeof query !== 'object' || query === null) return false
  const original: unknown = Reflect.get(query, name)
  if (typeof original !== 'function') return false
  return Reflect.set(query, name, function (this: unknown, ...args: unknown[]): unknown {
    tell()
    return Reflect.apply(original, this, args)
  })
}

/** The statements of one query, as its client is given it. */
export function textsOf(query: unknown): string[] {
  const texts = typeof query === 'object' && query !== null && 'texts' in query ? query.texts : null
  return Array.isArray(texts) ? texts.map(String) : [textOf(query)]
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  const is_config = typeof query === 'object' && query !== null && 'text' in query
  return is_config ? String(query.text) : ''
}
