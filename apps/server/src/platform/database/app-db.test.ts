import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { aDatabase } from '#test/database.ts'
import { newId } from '../ids.ts'
import { createDatabase, inTransaction, type AppTx } from './app-db.ts'
import { createPool } from './pool.ts'

const { server_url, admin_url } = await aDatabase()
const pool = createPool({ url: server_url, name: 'test', onError: () => undefined })
const database = createDatabase(pool)
afterAll(() => pool.end())

const insertKey = (tx: AppTx, key: string) =>
  tx
    .insertInto('idempotency_keys')
    .values({ app_id: tx.app_id, scope: 's', key, call: 'c', input_hash: 'h' })
    .execute()

describe('row-level security between tenants', () => {
  it('shows an app only its own rows, even without a where', async () => {
    const [own_rows, other_rows] = [newId(), newId()]
    await inTransaction(database, own_rows, (tx) => insertKey(tx, 'mine'))
    await inTransaction(database, other_rows, (tx) => insertKey(tx, 'yours'))

    const visible = await database
      .forApp(own_rows)
      .selectFrom('idempotency_keys')
      .select(['app_id', 'key'])
      .execute()
    expect(visible).toEqual([{ app_id: own_rows, key: 'mine' }])
  })

  it('shows nothing at all to a statement that carries no app', async () => {
    await inTransaction(database, newId(), (tx) => insertKey(tx, 'someone'))
    expect(await database.control.selectFrom('idempotency_keys').select('key').execute()).toEqual([])
  })

  it('refuses a row of another app', async () => {
    const [own_rows, other_rows] = [newId(), newId()]
    const injectStatement = inTransaction(database, own_rows, (tx) =>
      tx
        .insertInto('idempotency_keys')
        .values({ app_id: other_rows, scope: 's', key: 'k', call: 'c', input_hash: 'h' })
        .execute(),
    )
    await expect(injectStatement).rejects.toThrow(/row-level security/)
  })

  it('reuses a connection after a failed commit, without any state of its transaction', async () => {
    const single = createPool({ url: server_url, name: 'lone', max: 1, onError: () => undefined })
    const own = createDatabase(single)
    const pidOf = async () =>
      (await single.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
    const before = await pidOf()
    const own_rows = newId()
    const { tx, commit } = await own.openTransaction(own_rows)
    const failing = [sql`select 1 / 0`.execute(tx), insertKey(tx, 'never'), commit()]
    expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(
      failing.map(() => 'rejected'),
    )
    expect(await pidOf()).toBe(before)
    const { rows } = await single.query(`select current_setting('foyer.app_id', true) as app_id`)
    expect(rows[0].app_id || null).toBeNull()
    expect(await own.forApp(own_rows).selectFrom('idempotency_keys').select('key').execute()).toEqual([])
    await single.end()
  })

  it('does not carry the app over to the next user of a connection', async () => {
    const own_rows = newId()
    await inTransaction(database, own_rows, (tx) => insertKey(tx, 'mine'))
    await Promise.all(
      Array.from({ length: 40 }, () =>
        database.forApp(own_rows).selectFrom('idempotency_keys').select('key').execute(),
      ),
    )
    const { rows } = await pool.query(`select current_setting('foyer.app_id', true) as app_id`)
    expect(rows[0].app_id || null).toBeNull()
  })

  it('covers every table that belongs to an app (envelopes, hosts and former slugs only refer to one), also for the owner', async () => {
    const open = await sql<{ name: string }>`
      select c.relname as name from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'app_id' and a.attnotnull
       where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
         and not (c.relrowsecurity and c.relforcerowsecurity)
         and not exists (select 1 from pg_class k where k.oid = c.oid and k.relname in ('outbox', 'hosts', 'slug_history'))`.execute(
      database.control,
    )
    expect(open.rows).toEqual([])
  })

  it('lets the server neither bypass it nor change tables', async () => {
    const { rows } = await pool.query(
      `select rolsuper, rolbypassrls, rolcreatedb from pg_roles where rolname = current_user`,
    )
    expect(rows[0]).toEqual({ rolsuper: false, rolbypassrls: false, rolcreatedb: false })
    await expect(pool.query('alter table idempotency_keys disable row level security')).rejects.toThrow(
      /must be owner/,
    )
    expect(admin_url).not.toBe(server_url)
  })
})

describe('reads and writes', () => {
  it('cannot write outside of a write', async () => {
    const db = database.forApp(newId())
    const attempt = db
      .insertInto('idempotency_keys')
      .values({ app_id: db.app_id, scope: 's', key: 'k', call: 'c', input_hash: 'h' })
      .execute()
    await expect(attempt).rejects.toThrow(/read-only transaction/)
  })

  it('rolls back all of a write that throws, and runs no hook', async () => {
    const app_id = newId()
    const committed: string[] = []
    const failing = inTransaction(database, app_id, async (tx) => {
      tx.afterCommit(() => committed.push('committed'))
      await insertKey(tx, 'lost')
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await database.forApp(app_id).selectFrom('idempotency_keys').select('key').execute()).toEqual([])
    expect(committed).toEqual([])
  })

  it('releases the connection after a failed statement', async () => {
    const db = database.forApp(newId())
    for (let cycle = 0; cycle < 40; cycle += 1) {
      await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow(/division by zero/)
    }
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db)
    expect(rows).toEqual([{ one: 1 }])
  })
})
