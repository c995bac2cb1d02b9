import type { AppFacts } from '../app-facts.ts'
import type { Ctx, RequestFacts } from '../context.ts'
import { inTransaction, type AppTx, type OpenTransaction } from '../database/app-db.ts'
import { CallError } from '../errors.ts'
import { createEmit } from '../events/create-emit.ts'
import type { Emit } from '../events/events.ts'
import type { Services } from '../services.ts'
import { claimKey } from './idempotency.ts'
import type { KeyedWrite } from '../session/ports.ts'

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
  /** The idempotency key of the request, taken before its first write. */
  keyed?: KeyedWrite | null
  /** The transaction of a write that has claimed its key already. */
  open?: OpenTransaction | null
  /** Nothing may be written, whatever the route does. */
  is_read_only?: boolean
}

/** Binds the services to one app and one request; the transaction opens with the first write. */
export function createRequestContext({
  services,
  app,
  request,
  keyed = null,
  open: initial_transaction = null,
  is_read_only = false,
}: Options): RequestContext {
  const { database } = services
  const reader = database.forApp(app.id)
  let open = initial_transaction
  let transaction_promise = initial_transaction && Promise.resolve(initial_transaction)
  const assertWritable = (): void => {
    if (is_read_only) throw new CallError('preview_is_read_only')
  }

  const openTransaction = (): Promise<OpenTransaction> => {
    assertWritable()
    transaction_promise ??= database.openTransaction(app.id).then(async (transaction) => {
      open = transaction
      if (keyed) await claimKey(transaction.tx, keyed)
      return transaction
    })
    return transaction_promise
  }

  const ctx: Ctx = {
    app,
    get db() {
      return open?.tx ?? reader
    },
    control: database.control,
    services,
    request,
    now: () => appNow(services, app),
    write: async (work) => {
      const { tx } = await openTransaction()
      return work(tx, createEmit(tx, services))
    },
    writeNow: (async (work: (tx: AppTx, emit: Emit) => Promise<unknown>) => {
      assertWritable()
      return inTransaction(database, app.id, (tx) => work(tx, createEmit(tx, services)))
    }) as never,
  }

  return {
    ctx,
    open: () => open,
    commit: async () => {
      await open?.commit()
      open = null
    },
    rollback: async () => {
      await transaction_promise?.catch(() => undefined)
      await open?.rollback().catch((error: unknown) => services.log.warn({ error }, 'A rollback failed.'))
      open = null
    },
  }
}

/** The time of an app: the injected clock, moved forward by its sandbox offset. */
export function appNow({ clock }: Services, { clock_offset_ms }: AppFacts): Date {
  return new Date(clock.now().getTime() + clock_offset_ms)
}
