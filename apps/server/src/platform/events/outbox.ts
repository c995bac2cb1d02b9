import type { QueryExecutorProvider } from 'kysely'
import { newId } from '../ids.ts'
import { preparedStatement } from '../database/prepared-statement.ts'
import type { OutboxSignal } from './outbox-signal.ts'

/** A transaction that can carry an outbox row: an app's, or one over control tables (`app_id` null). */
export type OutboxTx = QueryExecutorProvider & {
  readonly afterCommit?: (work: () => void) => void
  readonly outbox?: OutboxSignal
}

/** What must happen after the commit: an event to tell, or a job to run. */
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
  const [id] = await writeOutboxRows(tx, [entry])
  if (id === undefined) throw new Error('An outbox row was not written.')
  return id
}

const insertRows = preparedStatement<never>(
  'write_outbox',
  `insert into outbox (id, app_id, kind, name, payload, run_at)
   select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::jsonb[], $6::timestamptz[])`,
)

/** The same for many rows in one statement. */
export async function writeOutboxRows(tx: OutboxTx, entries: readonly OutboxEntry[]): Promise<string[]> {
  if (entries.length === 0) return []
  const ids = entries.map(() => newId())
  await insertRows(tx, [
    ids,
    entries.map(({ app_id }) => app_id),
    entries.map(({ kind }) => kind),
    entries.map(({ name }) => name),
    entries.map(payloadOf),
    entries.map(({ run_at }) => run_at ?? null),
  ])
  tx.afterCommit?.(() => tx.outbox?.raise())
  return ids
}

function payloadOf({ kind, name, payload }: OutboxEntry): string {
  const text = JSON.stringify(payload)
  if (Buffer.byteLength(text) > LARGEST_PAYLOAD_BYTES) {
    throw new Error(`The payload of ${kind} "${name}" is too large; pass ids and read the rest.`)
  }
  return text
}
