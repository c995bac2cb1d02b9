import pg from 'pg'
import { KEYED_SETTINGS } from './keyed-statement.ts'
import type { PoolClient } from './pool.ts'
import { runStatements, type Row, type Statement } from './run-statements.ts'
import { isInDoubt } from './wire.ts'

const SCOPE = {
  name: 'foyer_scope',
  text: `select set_config('foyer.app_id', $1, true), set_config('transaction_read_only', 'on', true)`,
}

const KEYED_SCOPE = {
  name: 'foyer_keyed_scope',
  text: `select set_config('foyer.app_id', $1, true), set_config('transaction_read_only', 'on', true),
     ${Object.entries(KEYED_SETTINGS)
       .map(([name, value]) => `set_config('${name}', '${value}', true)`)
       .join(', ')}`,
}

/**
 * Reads for one app, all statements in one round trip and one transaction, which carries the app and ends with them:
 * nothing outlives it. One that would write is refused.
 */
export async function readScoped(
  client: PoolClient,
  app_id: string,
  statements: readonly Statement[],
): Promise<Row[][]> {
  const scope = statements.every(({ name }) => name !== undefined) ? KEYED_SCOPE : SCOPE
  const [, ...answers] = await runStatements(
    client,
    [{ ...scope, values: [app_id] }, ...statements],
    statements,
  )
  return answers
}

/** Whether a failure leaves a connection unfit for others: not the database's word, or its last, or not sure what it knows. */
export function isUnfit(client: PoolClient, error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || error.severity === 'FATAL' || isInDoubt(client)
}
