import type { AppFacts } from '../app-facts.ts'
import type { Ctx, RequestFacts } from '../context.ts'
import { inTransaction, type AppTx, type OpenTransaction } from '../database/app-db.ts'
import { createEmit } from '../events/create-emit.ts'
import type { Emit } from '../events/events.ts'
import type { Services } from '../services.ts'

/** A context together with the end of its transaction. */
export type RequestContext = {
  ctx: Ctx
  /** The transaction if a write has opened one. */
  open: () => OpenTransaction | null
  commit: () => Promise<void>
  rollback: () => Promise<void>
}

type Options = {
  services: Services
  app: AppFacts
  request: RequestFacts
  /** Runs inside the transaction before the first write, such as taking an idempotency key. */
  onOpen?: (tx: AppTx) => Promise<void>
}

/** Binds the services to one app and one request; the transaction opens with the first write. */
export function createRequestContext({ services, app, request, onOpen }: Options): RequestContext {
  const { database, clock } = services
  const reader = database.forApp(app.id)
  let opening: Promise<OpenTransaction> | null = null
  let open: OpenTransaction | null = null

  const enter = (): Promise<OpenTransaction> => {
    opening ??= database.openTransaction(app.id).then(async (transaction) => {
      open = transaction
      await onOpen?.(transaction.tx)
      return transaction
    })
    return opening
  }

  const ctx: Ctx = {
    app,
    get db() {
      return open?.tx ?? reader
    },
    control: database.control,
    services,
    request,
    now: () => new Date(clock.now().getTime() + app.clock_offset_ms),
    write: async (work) => {
      const { tx } = await enter()
      return work(tx, createEmit(tx))
    },
    writeNow: (work: (tx: AppTx, emit: Emit) => Promise<unknown>) =>
      inTransaction(database, app.id, (tx) => work(tx, createEmit(tx))) as never,
  }

  return {
    ctx,
    open: () => open,
    commit: async () => {
      await open?.commit()
      open = null
    },
    rollback: async () => {
      await opening?.catch(() => undefined)
      await open?.rollback().catch((error: unknown) => services.log.warn({ error }, 'A rollback failed.'))
      open = null
    },
  }
}
