import type { Services } from '../services.ts'
import { commitHooks } from './commit-hooks.ts'
import type { Emit } from './events.ts'
import { writeOutbox, type OutboxTx } from './outbox.ts'

type EmittingTx = OutboxTx & { readonly app_id: string; readonly afterCommit: (work: () => void) => void }

/**
 * The `emit` of one app's transaction: each call writes one outbox row in it, if the event has a subscriber on this
 * server, and runs the event's hooks after the commit.
 */
export function createEmit(tx: EmittingTx, services: Services): Emit {
  return async (name, payload) => {
    if (services.subscribers.namesFor(name).length > 0)
      await writeOutbox(tx, { app_id: tx.app_id, kind: 'event', name, payload: payload as object })
    for (const hook of services.need(commitHooks)) {
      if (hook.event !== name) continue
      tx.afterCommit(() => {
        hook.run(services, tx.app_id, payload as never).catch((error: unknown) => {
          services.log.warn({ err: error, event: name }, 'a hook failed after its commit')
        })
      })
    }
  }
}
