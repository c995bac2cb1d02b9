import type { Emit } from './events.ts'
import { writeOutbox, writeOutboxRows, type OutboxEntry, type OutboxTx } from './outbox.ts'

type EmittingTx = OutboxTx & { readonly app_id: string }

/** The `emit` of one app's transaction: each call writes one outbox row in it. */
export function createEmit(tx: EmittingTx): Emit {
  return async (name, payload) => {
    await writeOutbox(tx, { app_id: tx.app_id, kind: 'event', name, payload: payload as object })
  }
}

/** An `emit` that collects; `flush` writes what was collected into the transaction, in one statement. */
export function collectEvents(tx: EmittingTx): { emit: Emit; flush: () => Promise<void> } {
  const entries: OutboxEntry[] = []
  return {
    emit: async (name, payload) => {
      entries.push({ app_id: tx.app_id, kind: 'event', name, payload: payload as object })
    },
    flush: async () => {
      await writeOutboxRows(tx, entries.splice(0))
    },
  }
}
