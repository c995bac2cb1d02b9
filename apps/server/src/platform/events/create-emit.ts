import type { Emit } from './events.ts'
import { writeEvents, writeOutbox, type Announced, type OutboxTx } from './outbox.ts'

type EmittingTx = OutboxTx & { readonly app_id: string }

/** The `emit` of one app's transaction: each call writes one outbox row in it. */
export function createEmit(tx: EmittingTx): Emit {
  return async (name, payload) => {
    await writeOutbox(tx, { app_id: tx.app_id, kind: 'event', name, payload: payload as object })
  }
}

/** An `emit` that collects; `flush` writes what was collected into the transaction, in one statement. */
export function collectEvents(tx: EmittingTx): { emit: Emit; flush: () => Promise<void> } {
  const events: Announced[] = []
  return {
    emit: async (name, payload) => {
      events.push({ name, payload: payload as object })
    },
    flush: () => writeEvents(tx, tx.app_id, events.splice(0)),
  }
}
