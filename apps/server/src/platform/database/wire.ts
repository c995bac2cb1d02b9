import pg, { type Connection } from 'pg'
import type { PoolClient } from './pool.ts'

/** Reads one value of a row from the text that the database sends. */
export type ValueReader = (text: string) => unknown

/** A connection with what `pg` remembers of the statements that it knows by name. */
export type Wire = Connection & { parsedStatements: Record<string, string | undefined> }

export type Field = { name: string; dataTypeID: number }

/** The part of `pg`'s queries that is built upon: it takes the messages of its answers one by one. */
interface WireQuery<Answer> {
  /** Called once, with the failure or the answer; `pg` wraps it to watch the time. */
  callback: (error: Error | null, answer?: Answer) => void
  readonly _result: { _types: { getTypeParser: (oid: number, format: 'text') => ValueReader } }
  handleError(error: Error, wire: Connection): void
}

type WireQueryClass = new <Answer>(
  config: { text: string; queryMode: 'extended' },
  values: undefined,
  done: (error: Error | null, answer?: Answer) => void,
) => WireQuery<Answer>

/** What `pg` sends its queries as, to be extended. */
export const BaseQuery = queryClass(pg.Query)

/** A value as `pg` sends it. */
export const prepareValue = valueMapper(pg)

/** What `pg` really has, or a failure at the start: this builds on more than its types say. */
function queryClass(found: object): WireQueryClass {
  if (isWireQuery(found)) return found
  throw new Error('This version of pg has no queries that can be extended.')
}

function isWireQuery(found: object): found is WireQueryClass {
  const methods = ['handleRowDescription', 'handleDataRow', 'handleCommandComplete', 'handleError']
  return (
    'prototype' in found &&
    [...methods, 'handleReadyForQuery'].every((name) => Reflect.has(Object(found.prototype), name))
  )
}

function valueMapper(found: object): (value: unknown) => string | Buffer | null {
  const utils: unknown = Reflect.get(found, 'utils')
  const mapper: unknown = typeof utils === 'object' && utils !== null && Reflect.get(utils, 'prepareValue')
  if (typeof mapper !== 'function') throw new Error('This version of pg does not say how it sends values.')
  return mapper as (value: unknown) => string | Buffer | null
}

/** Connections of which it is not sure which statements they know. */
const in_doubt = new WeakSet<Connection>()

/** Notes that a connection may not know a statement that it was sent. */
export function putInDoubt(wire: Connection): void {
  in_doubt.add(wire)
}

/** Whether it is not sure which statements a connection knows, so that it must not serve others. */
export function isInDoubt(client: PoolClient): boolean {
  return in_doubt.has(client.connection)
}
