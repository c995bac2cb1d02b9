import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { createOutboxSignal, type OutboxSignal } from './outbox-signal.ts'
import { isId } from '../ids.ts'
import { AppVersions } from './app-versions.ts'
import { dialectPool, createReadOnlyRun } from './dialect-pool.ts'
import type { Pool } from './pool.ts'
import { preparedStatement } from './prepared-statement.ts'
import type { Tables } from './tables.generated.ts'

export type { Tables }

/** Reads of one app: each statement is a read-only transaction of its own that carries the app. */
export type AppDb = Kysely<Tables> & {
  readonly app_id: string
  readonly app_versions: AppVersions
}

/** The one transaction of a request, or of a job: reads and writes of one app. */
export type AppTx = Kysely<Tables> & {
  readonly app_id: string
  /** Runs after the transaction commits, possibly at once; never after a rollback. */
  readonly afterCommit: (work: () => void) => void
  /** Where this server announces to itself what it has committed. */
  readonly app_versions: AppVersions
  /** Wakes the dispatcher of this server. */
  readonly outbox: OutboxSignal
}

/** The tables without an app. Only platform and the features `identity`, `team` and `apps` read them. */
export type ControlDb = Kysely<Tables>
export type ControlTx = Transaction<Tables>

/** The database as the server sees it. */
export type Database = {
  pool: Pool
  control: ControlDb
  /** The versions of apps, as this server learns of them. */
  app_versions: AppVersions
  /** Signals that a commit has written to the outbox. */
  outbox: OutboxSignal
  /** Reads for one app. */
  forApp: (app_id: string) => AppDb
  /** Opens a transaction for one app. `first` replaces the statement that sets the app, and has to set it. */
  openTransaction: (
    app_id: string,
    first_statement?: (tx: AppTx) => Promise<unknown>,
  ) => Promise<OpenTransaction>
}

/** A transaction that stays open over a whole request. */
export type OpenTransaction = {
  tx: AppTx
  commit: () => Promise<void>
  rollback: () => Promise<void>
}

/** Binds a pool to the readers and writers of apps. */
export function createDatabase(pool: Pool): Database {
  const app_versions = new AppVersions()
  const control = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: dialectPool(pool) }) })
  const outbox = createOutboxSignal()
  return {
    pool,
    control,
    app_versions,
    outbox,
    forApp: (app_id) => {
      assertAppId(app_id)
      const dialect = new PostgresDialect({ pool: dialectPool(pool, createReadOnlyRun(app_id)) })
      return Object.assign(new Kysely<Tables>({ dialect }), { app_id, app_versions })
    },
    openTransaction: (app_id, first_statement) =>
      openTransaction({ control, app_versions, outbox }, app_id, first_statement),
  }
}

/** Required because the id is inlined into the SQL text that starts a read. */
function assertAppId(app_id: string): void {
  if (!isId(app_id)) throw new Error('An app id must be a UUID.')
}

async function openTransaction(
  { control, app_versions, outbox }: Pick<Database, 'control' | 'app_versions' | 'outbox'>,
  app_id: string,
  first_statement: (tx: AppTx) => Promise<unknown> = (tx) => setApp(tx, [app_id]),
): Promise<OpenTransaction> {
  assertAppId(app_id)
  const transaction = await control.startTransaction().execute()
  const hooks: (() => void)[] = []
  const tx = Object.assign(transaction, {
    app_id,
    app_versions,
    outbox,
    afterCommit: (work: () => void) => {
      if (transaction.isCommitted) work()
      else hooks.push(work)
    },
  })
  let rolling_back: Promise<void> | undefined
  const rollback = async (): Promise<void> => {
    if (transaction.isCommitted || transaction.isRolledBack) return
    rolling_back ??= transaction.rollback().execute()
    await rolling_back
  }
  const commit = async (): Promise<void> => {
    try {
      await transaction.commit().execute()
    } catch (error) {
      await rollback().catch(() => undefined)
      throw error
    }
    for (const hook of hooks) hook()
  }
  try {
    await first_statement(tx)
  } catch (error) {
    await rollback().catch(() => undefined)
    throw error
  }
  return { tx, commit, rollback }
}

const setApp = preparedStatement<never>('set_app', `select set_config('foyer.app_id', $1, true)`)

const insideTransaction = new AsyncLocalStorage<true>()

/** Whether the caller runs inside the work of `inTransaction` or `inControlTransaction`. */
export function isInsideTransaction(): boolean {
  return insideTransaction.getStore() === true
}

/** Runs `work` in a transaction of its own for one app. */
export async function inTransaction<T>(
  db: Database,
  app_id: string,
  work: (tx: AppTx) => Promise<T>,
): Promise<T> {
  const open = await db.openTransaction(app_id)
  try {
    const result = await insideTransaction.run(true, () => work(open.tx))
    await open.commit()
    return result
  } catch (error) {
    await open.rollback().catch(() => undefined)
    throw error
  }
}

/** Runs `work` in a transaction over the tables without an app. */
export function inControlTransaction<T>(control: ControlDb, work: (tx: ControlTx) => Promise<T>): Promise<T> {
  return control.transaction().execute((tx) => insideTransaction.run(true, () => work(tx)))
}
