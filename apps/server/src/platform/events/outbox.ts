import { sql, type QueryExecutorProvider } from 'kysely'
import { newId } from '../ids.ts'
import { outboxSignal } from './outbox-signal.ts'

/** A transaction that can carry an outbox row: an app's, or one over control tables (`app_id` null). */
export type OutboxTx = QueryExecutorProvider & { readonly afterCommit?: (work: () => void) => void }

/** One thing that must happen after the commit: an event to tell, or a job to run. */
export type OutboxEntry = {
  app_id: string | null
  kind: 'event' | 'job'
  name: string
  payload: object
  /** Not before this instant; at once unless said. */
  run_at?: Date
}

/** A payload larger than this holds more than ids. */
const LARGEST_PAYLOAD_BYTES = 16_384

/**
 * Writes one outbox row into a transaction and wakes the dispatcher after its commit. Returns the row's id, from
 * which the ids of all its jobs are derived.
 */
export async function writeOutbox(tx: OutboxTx, entry: OutboxEntry): Promise<string> {
  const payload = JSON.stringify(entry.payload)
  if (Buffer.byteLength(payload) > LARGEST_PAYLOAD_BYTES) {
    throw new Error(`The payload of ${entry.kind} "${entry.name}" is too large; pass ids and read the rest.`)
  }
  const id = newId()
  await sql`
    insert into outbox (id, app_id, kind, name, payload, run_at)
    values (${id}, ${entry.app_id}, ${entry.kind}, ${entry.name}, ${payload}::jsonb, ${entry.run_at ?? null})
  `.execute(tx)
  tx.afterCommit?.(outboxSignal.raise)
  return id
}
