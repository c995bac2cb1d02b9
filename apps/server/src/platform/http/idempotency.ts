import { createHash } from 'node:crypto'
import type { AppDb, AppTx } from '../database/app-db.ts'
import { CallError } from '../errors.ts'

/** A keyed write: whose key it is, for which call, and what it asks. */
export type Keyed = { scope: string; key: string; call: string; input_hash: string }

export type StoredAnswer = { status: number; answer: string }

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

/** A hash of the parsed request, so that the same key with another body is told apart. */
export function hashInput(input: unknown): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url')
}

/** The stored answer of an earlier call with this key; refuses the key if that call asked something else. */
export async function findAnswer(db: AppDb, keyed: Keyed): Promise<StoredAnswer | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['call', 'input_hash', 'status', 'answer'])
    .where('app_id', '=', db.app_id)
    .where('scope', '=', keyed.scope)
    .where('key', '=', keyed.key)
    .executeTakeFirst()
  if (!row) return null
  if (row.call !== keyed.call || row.input_hash !== keyed.input_hash)
    throw new CallError('idempotency_key_reused')
  return row.status === null || row.answer === null ? null : { status: row.status, answer: row.answer }
}

/**
 * Takes the key inside the write's own transaction. A second request with the same key waits here for the first
 * to commit, and then throws `RepeatedCall`.
 */
export async function takeKey(tx: AppTx, keyed: Keyed): Promise<void> {
  const taken = await tx
    .insertInto('idempotency_keys')
    .values({ app_id: tx.app_id, ...keyed })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (!taken.numInsertedOrUpdatedRows) throw new RepeatedCall()
}

/** Stores the answer beside the key, in the same transaction as its effect. */
export async function storeAnswer(tx: AppTx, keyed: Keyed, stored: StoredAnswer): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set(stored)
    .where('app_id', '=', tx.app_id)
    .where('scope', '=', keyed.scope)
    .where('key', '=', keyed.key)
    .execute()
}
