import type { QueryExecutorProvider } from 'kysely'
import { newId } from '../ids.ts'
import { preparedStatement } from '../database/prepared-statement.ts'
import type { OutboxSignal } from '../database/outbox-signal.ts'

/** A transaction that can carry an outbox row: an app's, or one over control tables (`app_id` null). */
export type OutboxTx = QueryExecutorProvider & {
  readonly afterCommit?: (work: () => void) => void
  readonly outbox?: OutboxSignal
}

/** What must happen after the commit: an event to deliver, or a job to run. */
export type OutboxEntry = {
  app_id: string | null
  kind: 'event' | 'job'
  name: string
  payload: object
  /** Not before this instant; at once by default. */
  run_at?: Date
  /** A row of this id is written once. */
  id?: string
}

/** A larger payload contains more than ids. */
const MAX_PAYLOAD_BYTES = 16_384

const insertRow = preparedStatement<never>(
  'write_outbox',
  `insert into outbox (id, app_id, kind, name, payload, run_at)
   values ($1::uuid, $2::uuid, $3::text, $4::text, $5::jsonb, $6::timestamptz) on conflict (id) do nothing`,
)

/** Writes one outbox row into a transaction and wakes the dispatcher after its commit. */
export async function writeOutbox(tx: OutboxTx, entry: OutboxEntry): Promise<void> {
  const { id = newId(), app_id, kind, name, payload, run_at = null } = entry
  const text = JSON.stringify(payload)
  if (Buffer.byteLength(text) > MAX_PAYLOAD_BYTES) {
    throw new Error(`The payload of ${kind} "${name}" is too large; pass ids and read the rest.`)
  }
  await insertRow(tx, [id, app_id, kind, name, text, run_at])
  tx.afterCommit?.(() => tx.outbox?.raise())
}
