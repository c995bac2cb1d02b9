import { hash } from 'node:crypto'
import type { AppDb, AppTx } from '../database/app-db.ts'
import { preparedStatement } from '../database/prepared-statement.ts'
import { CallError } from '../errors.ts'
import type { KeyedWrite, KeyRow } from '../session/ports.ts'

export type StoredResponse = { status: number; answer: string }

/** Thrown when another request with the same key has committed first; its answer is then given. */
export class RepeatedCall extends Error {
  override readonly name = 'RepeatedCall'
}

/** Reads `Idempotency-Key` (1 to 200 visible characters); null where none was sent. */
export function readKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(header)) throw new CallError('malformed')
  return header
}

/** Hashes the parsed request, to detect the same key with another body. */
export function hashInput(input: unknown): string {
  return hash('sha256', JSON.stringify(input), 'base64url')
}

const selectKey = preparedStatement<KeyRow>(
  'find_key',
  `select call, input_hash, status, answer from idempotency_keys where app_id = $1 and scope = $2 and key = $3`,
)

/** Finds the stored answer of an earlier call with this key. */
export async function findKey(
  db: AppDb | AppTx,
  { scope, key }: Pick<KeyedWrite, 'scope' | 'key'>,
): Promise<KeyRow | undefined> {
  const [row] = await selectKey(db, [db.app_id, scope, key])
  return row
}

const insertKey = preparedStatement<{ key: string }>(
  'take_key',
  `insert into idempotency_keys (app_id, scope, key, call, input_hash) values ($1, $2, $3, $4, $5)
   on conflict do nothing returning key`,
)

const updateKey = preparedStatement<never>(
  'store_answer',
  'update idempotency_keys set status = $4, answer = $5 where app_id = $1 and scope = $2 and key = $3',
)

/** Returns the stored response of an earlier call; refuses the key if its input differed. */
export function storedResponse(row: KeyRow | null | undefined, keyed: KeyedWrite): StoredResponse | null {
  if (!row) return null
  if (row.call !== keyed.call || row.input_hash !== keyed.input_hash)
    throw new CallError('idempotency_key_reused')
  return row.status === null || row.answer === null ? null : { status: row.status, answer: row.answer }
}

/**
 * Takes the key inside the write's own transaction. A second request with the same key waits here for the first
 * to commit, and then throws `RepeatedCall`.
 */
export async function claimKey(tx: AppTx, { scope, key, call, input_hash }: KeyedWrite): Promise<void> {
  const [claimed] = await insertKey(tx, [tx.app_id, scope, key, call, input_hash])
  if (!claimed) throw new RepeatedCall()
}

/** Stores the response with the key, in the same transaction as its effect. */
export async function storeResponse(
  tx: AppTx,
  { scope, key }: KeyedWrite,
  stored: StoredResponse,
): Promise<void> {
  await updateKey(tx, [tx.app_id, scope, key, stored.status, stored.answer])
}
