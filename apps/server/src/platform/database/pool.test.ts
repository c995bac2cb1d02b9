import { afterAll, describe, expect, it, vi } from 'vitest'
import { aDatabase } from '#test/database.ts'
import { newId } from '../ids.ts'
import { toRefusal } from '../http/to-problem.ts'
import { createDatabase, inTransaction, type Database } from './app-db.ts'
import { createPool } from './pool.ts'

const { server_url, admin_url } = await aDatabase()
const lost: Error[] = []
const pool = createPool({ url: server_url, name: 'pool-test', onError: (error) => void lost.push(error) })
const admin = createPool({ url: admin_url, name: 'pool-test-admin', onError: () => undefined })
afterAll(() => Promise.all([pool.end(), admin.end()]))

describe('a connection of the pool', () => {
  it.each([
    ['statement_timeout', '15s'],
    ['lock_timeout', '5s'],
    ['idle_in_transaction_session_timeout', '20s'],
  ])('gives up by itself: %s', async (setting, value) => {
    const { rows } = await pool.query<{ value: string }>(`select current_setting($1) as value`, [setting])
    expect(rows[0]?.value).toBe(value)
  })

  it('that dies while idle is reported and replaced, and the process continues', async () => {
    await pool.query('select 1')
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pool-test'`,
    )
    await vi.waitFor(() => expect(lost.length).toBeGreaterThan(0), { timeout: 5_000 })
    const { rows } = await pool.query<{ one: number }>('select 1 as one')
    expect(rows).toEqual([{ one: 1 }])
  })

  it('returns dates as they are stored, whatever the time zone of this machine', async () => {
    const { rows } = await pool.query<{ day: string }>(`select date '2026-03-29' as day`)
    expect(rows[0]?.day).toBe('2026-03-29')
  })
})

describe('a database that is frozen', () => {
  const app_id = newId()
  const slow_query = createPool({
    url: server_url,
    name: 'pool-frozen',
    max: 1,
    silence_ms: 300,
    onError: () => undefined,
  })
  afterAll(() => slow_query.end())

  it.each<[what: string, ask: (database: Database) => Promise<unknown>]>([
    ['a query', ({ pool: queried }) => queried.query('select 1')],
    ['a read of an app', (database) => database.forApp(app_id).selectFrom('products').select('id').execute()],
    [
      'a write of an app',
      (database) => inTransaction(database, app_id, (tx) => tx.deleteFrom('products').execute()),
    ],
  ])('is away for %s, which never hangs, and is there again once it is thawed', async (_what, runQuery) => {
    const database = createDatabase(slow_query)
    const { rows } = await slow_query.query<{ pid: number }>('select pg_backend_pid() as pid')
    const pid = rows[0]?.pid ?? 0
    process.kill(pid, 'SIGSTOP')
    try {
      const failure: unknown = await runQuery(database).catch((error: unknown) => error)
      const { refusal, is_bug } = toRefusal(failure)
      expect([refusal.status, refusal.retry_after, is_bug]).toEqual([503, 5, false])
    } finally {
      process.kill(pid, 'SIGCONT')
    }
    await expect(runQuery(database)).resolves.toBeDefined()
  })
})
