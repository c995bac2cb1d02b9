import { writeOutbox, type OutboxTx } from '../events/outbox.ts'
import type { Job, SystemJob } from './define-job.ts'

type EnqueueOptions = {
  run_at?: Date
  /** Jobs with the same id within a day run once. */
  id?: string
}

/**
 * Enqueues a job inside a transaction: it runs if, and only if, the transaction commits, in its app. With `run_at`
 * it waits until then.
 */
export async function enqueue<Payload extends object>(
  tx: OutboxTx & { readonly app_id: string },
  job: Job<Payload>,
  payload: Payload,
  when: EnqueueOptions = {},
): Promise<void> {
  await writeOutbox(tx, { app_id: tx.app_id, kind: 'job', name: job.name, payload, ...when })
}

/** Enqueues a platform job; accepts any transaction, and a plain database commits at once. */
export async function enqueueSystem<Payload extends object>(
  tx: OutboxTx,
  job: SystemJob<Payload>,
  payload: Payload,
  when: EnqueueOptions = {},
): Promise<void> {
  await writeOutbox(tx, { app_id: null, kind: 'job', name: job.name, payload, ...when })
}
