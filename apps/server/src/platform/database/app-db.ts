import { Kysely, type Transaction } from 'kysely'
import { LRUCache } from 'lru-cache'
import { createReadBatches, type ReadBatches } from './batched-read.ts'
import { Changes } from './changes.ts'
import { hearOwnChanges } from './watch-changes.ts'
import type { Pool } from './pool.ts'
import type { Tables } from './tables.generated.ts'
import { heldDialect, openScoped, scopedDialect } from './driver.ts'

export type { Tables }

/** Reads of one app: every statement carries the app, and none can write. */
export type AppDb = Kysely<Tables> & {
  readonly app_id: string
  /** Where batched reads meet; none inside of a transaction. */
  readonly reads?: ReadBatches
  /** What memory is judged by; none inside of a transaction, nor where nothing may be remembered. */
  readonly changes?: Changes
}

/** The one transaction of a request, or of a job: reads and writes of one app. */
export type AppTx = Kysely<Tables> & {
  readonly app_id: string
  /** Runs once the transaction is committed, which may be at once; never when it is rolled back. */
  readonly afterCommit: (work: () => void) => void
}

/** The tables without an app. Only platform and the rooms `accounts` and `apps` read them. */
export type ControlDb = Kysely<Tables>
export type ControlTx = Transaction<Tables>

/** The database as the server sees it. */
export type Database = {
  pool: Pool
  control: ControlDb
  /** Who has changed, as this process hears of it. */
  changes: Changes
  /** Reads for one app; a reader that `remembers` may give what was read before and still holds. */
  forApp: (app_id: string, options?: { remembers?: boolean }) => AppDb
  /** Opens a transaction for one app, `is_keyed` when all its statements are keyed ones. */
  openTransaction: (app_id: string, options?: { is_keyed?: boolean }) => Promise<OpenTransaction>
}

/** A transaction that stays open over a whole request. */
export type OpenTransaction = {
  tx: AppTx
  commit: () => Promise<void>
  rollback: () => Promise<void>
}

/** Binds a pool to the app-scoped readers and writers. */
export function createDatabase(pool: Pool): Database {
  const readers = new LRUCache<string, { fresh: AppDb; remembering: AppDb }>({ max: 1_000 })
  const changes = new Changes()
  hearOwnChanges(pool, changes)
  const control = new Kysely<Tables>({ dialect: scopedDialect(pool, { app_id: null, mode: 'write' }) })
  return {
    pool,
    control,
    changes,
    forApp: (app_id, { remembers = false } = {}) => {
      let known = readers.get(app_id)
      if (!known) readers.set(app_id, (known = readersOf(pool, app_id, changes)))
      return remembers ? known.remembering : known.fresh
    },
    openTransaction: (app_id, { is_keyed = false } = {}) => openTransaction(pool, app_id, is_keyed),
  }
}

function readersOf(pool: Pool, app_id: string, changes: Changes): { fresh: AppDb; remembering: AppDb } {
  const dialect = scopedDialect(pool, { app_id, mode: 'read' })
  const own = { app_id, reads: createReadBatches(pool, app_id) }
  return {
    fresh: Object.assign(new Kysely<Tables>({ dialect }), own),
    remembering: Object.assign(new Kysely<Tables>({ dialect }), { ...own, changes }),
  }
}

async function openTransaction(pool: Pool, app_id: string, is_keyed: boolean): Promise<OpenTransaction> {
  const connection = await openScoped(pool, { app_id, mode: 'write', is_keyed })
  const hooks: (() => void)[] = []
  let is_committed = false
  const tx = Object.assign(new Kysely<Tables>({ dialect: heldDialect(connection) }), {
    app_id,
    afterCommit: (work: () => void) => {
      if (is_committed) work()
      else hooks.push(work)
    },
  })
  let is_open = true
  const finish = async (command: 'commit' | 'rollback'): Promise<void> => {
    if (!is_open) return
    is_open = false
    try {
      // By the way of all statements, so that it comes after those that were called before it.
      await tx.getExecutor().provideConnection(() => connection.finish(command))
    } finally {
      connection.release()
    }
  }
  return {
    tx,
    commit: async () => {
      if (!is_open) throw new Error('The transaction has ended already.')
      await finish('commit')
      is_committed = true
      for (const hook of hooks) hook()
    },
    rollback: () => finish('rollback'),
  }
}

/** Runs `work` in a transaction of its own for one app. */
export async function inTransaction<T>(
  db: Database,
  app_id: string,
  work: (tx: AppTx) => Promise<T>,
): Promise<T> {
  const open = await db.openTransaction(app_id)
  try {
    const result = await work(open.tx)
    await open.commit()
    return result
  } catch (error) {
    await open.rollback().catch(() => undefined)
    throw error
  }
}
