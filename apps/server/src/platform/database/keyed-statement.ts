import { CompiledQuery, type QueryExecutorProvider } from 'kysely'

/** A statement whose plan each connection keeps under this name. */
type PreparedQuery = CompiledQuery & { readonly prepared_as: string }

/**
 * What PostgreSQL is told while all statements of a transaction are keyed. Left to itself it plans a statement over
 * short arrays anew each time, which costs more than running it, or takes a whole table where it looks small.
 */
export const KEYED_SETTINGS = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_bitmapscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  enable_sort: 'off',
} as const

const texts = new Map<string, string>()

/** All keyed statements that were declared: their texts by name. */
export function keyedStatements(): ReadonlyMap<string, string> {
  return texts
}

/**
 * A statement that finds its rows by key, planned once on each connection: its plan is the same for all values. Never
 * for ranges, whose one plan for all values can be many times slower than one for the values at hand.
 */
export function keyedStatement<Row>(
  name: string,
  text: string,
): (db: QueryExecutorProvider, values: readonly unknown[]) => Promise<Row[]> {
  if (texts.has(name)) throw new Error(`Two statements are named "${name}"; a connection keeps one.`)
  texts.set(name, text)
  return (db, values) => executeAs<Row>(db, name, CompiledQuery.raw(text, [...values]))
}

async function executeAs<Row>(db: QueryExecutorProvider, name: string, query: CompiledQuery): Promise<Row[]> {
  const prepared: PreparedQuery = { ...query, prepared_as: name }
  const { rows } = await db.getExecutor().executeQuery<Row>(prepared as CompiledQuery<Row>)
  return rows
}

/** The name that a statement is prepared under; undefined for one that is planned each time. */
export function preparedName(query: CompiledQuery): string | undefined {
  return 'prepared_as' in query && typeof query.prepared_as === 'string' ? query.prepared_as : undefined
}
