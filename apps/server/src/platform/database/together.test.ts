import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { aDatabase } from '#test/database.ts'
import { newId } from '../ids.ts'
import { createDatabase, type AppTx, type Database } from './app-db.ts'
import { preparedStatement } from './prepared-statement.ts'
import { createPool, type Pool } from './pool.ts'
import { isSharedFailure } from './is-away.ts'

const { server_url } = await aDatabase()

const insert = preparedStatement<{ key: string }>(
  'test_insert_key',
  `insert into idempotency_keys (app_id, scope, key, call, input_hash) values ($1, 's', $2, 'c', 'h') returning key`,
)
const find = preparedStatement<{ key: string }>(
  'test_find_keys',
  `select key from idempotency_keys where app_id = $1 and scope = 's'`,
)

/** Cuts the connection that it runs on. */
const cut = preparedStatement<never>('test_cut', 'select pg_terminate_backend(pg_backend_pid())')

const keep = (tx: AppTx, key: string) => insert(tx, [tx.app_id, key])

let pool: Pool
let database: Database
let app_id: string
let sent: MockInstance
let connection: unknown

beforeEach(() => {
  pool = createPool({ url: server_url, name: 'together', max: 1, onError: () => undefined })
  pool.on('connect', (client) => (connection = client))
  database = createDatabase(pool)
  app_id = newId()
  sent = vi.spyOn(pg.Client.prototype, 'query')
})
afterEach(async () => {
  sent.mockRestore()
  await pool.end()
})

/** Messages on the one connection of this pool: the servers of other tests go on beside it. */
function messages(): number {
  return sent.mock.contexts.filter((client) => client === connection).length
}

async function keys(): Promise<string[]> {
  const { tx, rollback } = await database.openTransaction(app_id, { is_keyed: true })
  const rows = await find(tx, [app_id])
  await rollback()
  return rows.map(({ key }) => key).toSorted()
}

/** A connection that knows the statements: one that fails to learn them is not used again. */
async function known(): Promise<void> {
  const { tx, commit } = await database.openTransaction(newId(), { is_keyed: true })
  await keep(tx, 'known')
  await Promise.all([keep(tx, 'too'), commit()])
  await keys()
}

async function pidOf(): Promise<number | undefined> {
  return (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
}

describe('a transaction of keyed statements', () => {
  it('goes as one message when nobody waits in between', async () => {
    await pidOf()
    sent.mockClear()
    const { tx, commit } = await database.openTransaction(app_id, { is_keyed: true })
    const committed = vi.fn<() => void>()
    tx.afterCommit(committed)
    const rows = await Promise.all([keep(tx, 'one'), keep(tx, 'two'), commit()])
    expect(rows).toEqual([[{ key: 'one' }], [{ key: 'two' }], undefined])
    expect(committed).toHaveBeenCalledOnce()
    expect(messages()).toBe(1)
    expect(await keys()).toEqual(['one', 'two'])
  })

  it('commits with its last statements where something was waited for', async () => {
    const { tx, commit } = await database.openTransaction(app_id, { is_keyed: true })
    await keep(tx, 'one')
    sent.mockClear()
    await Promise.all([keep(tx, 'two'), commit()])
    expect(messages()).toBe(1)
    expect(await keys()).toEqual(['one', 'two'])
  })

  it('holds what is asked for a little after its commit in the same turn', async () => {
    const { tx, commit, rollback } = await database.openTransaction(app_id, { is_keyed: true })
    const late = async () => {
      for (let step = 0; step < 10; step += 1) await Promise.resolve()
      return keep(tx, 'late')
    }
    const all = Promise.all([keep(tx, 'one'), late(), commit()])
    await all.finally(rollback)
    expect(await keys()).toEqual(['late', 'one'])
  })

  it('refuses what is asked for when the commit has left', async () => {
    const { tx, commit } = await database.openTransaction(app_id, { is_keyed: true })
    await Promise.all([keep(tx, 'one'), commit()])
    await expect(keep(tx, 'late')).rejects.toThrow('An app is written to in a transaction.')
    expect(await keys()).toEqual(['one'])
  })

  it.each(['as a whole', 'after something was waited for'])(
    'is none when a statement fails, says which, and leaves its connection fit: %s',
    async (way) => {
      await known()
      const pid = await pidOf()
      const { tx, commit, rollback } = await database.openTransaction(app_id, { is_keyed: true })
      const committed = vi.fn<() => void>()
      tx.afterCommit(committed)
      if (way !== 'as a whole') await keep(tx, 'zero')
      const [first, second, third, end] = await Promise.allSettled([
        keep(tx, 'one'),
        keep(tx, 'one'),
        keep(tx, 'two'),
        commit(),
      ])
      await rollback()
      expect(first).toMatchObject({ status: 'fulfilled' })
      expect(second).toMatchObject({ reason: { constraint: 'idempotency_keys_pkey' } })
      expect(third).toEqual(second)
      expect(end).toEqual(second)
      expect(committed).not.toHaveBeenCalled()
      expect(await keys()).toEqual([])
      expect(await pidOf()).toBe(pid)
    },
  )

  it('is none when it was rolled back before it left', async () => {
    const { tx, rollback } = await database.openTransaction(app_id, { is_keyed: true })
    const asked = keep(tx, 'one')
    await rollback()
    await asked
    expect(await keys()).toEqual([])
  })

  it('carries its app to nobody after it', async () => {
    const { tx, commit } = await database.openTransaction(app_id, { is_keyed: true })
    await Promise.all([keep(tx, 'mine'), commit()])
    app_id = newId()
    expect(await keys()).toEqual([])
    expect((await pool.query(`select current_setting('foyer.app_id', true) as app`)).rows).toEqual([
      { app: '' },
    ])
  })

  it('is refused a value that cannot be sent, and leaves its connection', async () => {
    const { tx, commit, rollback } = await database.openTransaction(app_id, { is_keyed: true })
    const cyclic: Record<string, unknown> = {}
    cyclic['self'] = cyclic
    const results = await Promise.allSettled([keep(tx, 'one'), insert(tx, [app_id, cyclic]), commit()])
    await rollback().catch(() => undefined)
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(await keys()).toEqual([])
  })

  it.each(['as a whole', 'after something was waited for'])(
    'tells everybody that its connection was lost, and leaves none behind: %s',
    async (way) => {
      await known()
      const pid = await pidOf()
      const { tx, commit, rollback } = await database.openTransaction(app_id, { is_keyed: true })
      if (way !== 'as a whole') await keep(tx, 'zero')
      const asked = [keep(tx, 'one'), cut(tx, []), keep(tx, 'two'), commit()]
      const outcomes = await Promise.allSettled(asked)
      await rollback().catch(() => undefined)
      const [, ...lost] = outcomes
      for (const outcome of lost) {
        expect(outcome.status).toBe('rejected')
        expect(isSharedFailure((outcome as PromiseRejectedResult).reason)).toBe(true)
      }
      expect(await keys()).toEqual([])
      expect(await pidOf()).not.toBe(pid)
    },
  )
})
