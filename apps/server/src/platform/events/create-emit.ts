import type { Emit } from './events.ts'
import { writeOutbox, type OutboxTx } from './outbox.ts'

/** The `emit` of one app's transaction: each call writes one outbox row in it. */
export function createEmit(tx: OutboxTx & { readonly app_id: string }): Emit {
  return async (name, payload) => {
    await writeOutbox(tx, { app_id: tx.app_id, kind: 'event', name, payload: payload as object })
  }
}
