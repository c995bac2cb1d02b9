import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { aDatabase } from '#test/database.ts'
import { newId } from '../ids.ts'
import { createDatabase } from './app-db.ts'
import { createPool } from './pool.ts'
import { preparedStatement } from './prepared-statement.ts'

const { server_url, owner_url, admin_url } = await aDatabase()
const aPool = (url: string) => createPool({ url, name: 'dialect-test', max: 1, onError: () => undefined })
const admin = aPool(admin_url)
const owner = aPool(owner_url)
afterAll(() => Promise.all([admin.end(), owner.end()]))

const pidOf = async (pool: ReturnType<typeof aPool>) =>
  (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid

describe('a client of the pool', () => {
  it('is destroyed when its transaction could be neither committed nor rolled back', async () => {
    const pool = aPool(server_url)
    const before = await pidOf(pool)
    const { commit } = await createDatabase(pool).openTransaction(newId())
    await admin.query('select pg_terminate_backend($1)', [before])
    await expect(commit()).rejects.toThrow(/terminat|connection/i)
    expect(await pidOf(pool)).not.toBe(before)
    await pool.end()
  })

  it('is destroyed when a caller leaves a transaction open on it', async () => {
    const pool = aPool(server_url)
    const before = await pidOf(pool)
    await sql`begin`.execute(createDatabase(pool).control)
    expect(await pidOf(pool)).not.toBe(before)
    await pool.end()
  })
})

describe('a read of an app', () => {
  it.each(['commit', 'select 1; commit; delete from idempotency_keys', 'set transaction read write'])(
    'cannot leave its read-only transaction: %s',
    async (text) => {
      const pool = aPool(server_url)
      const db = createDatabase(pool).forApp(newId())
      await sql
        .raw(text)
        .execute(db)
        .catch(() => undefined)
      const write = sql`delete from idempotency_keys`.execute(db)
      await expect(write).rejects.toThrow(/read-only transaction/)
      await pool.end()
    },
  )
})

describe('a prepared statement whose table has been migrated', () => {
  it('works on the connections of a server that has started since', async () => {
    await owner.query(`create table migrated (one int); grant select on migrated to public`)
    const all = preparedStatement<object>('test_migrated', 'select * from migrated')
    const [old, fresh] = [aPool(server_url), aPool(server_url)]
    await all(createDatabase(old).control, [])
    await owner.query('insert into migrated values (1); alter table migrated add column two int')
    await expect(all(createDatabase(old).control, [])).rejects.toThrow(/cached plan must not change/)
    expect(await all(createDatabase(fresh).control, [])).toEqual([{ one: 1, two: null }])
    await Promise.all([old.end(), fresh.end()])
  })
})
