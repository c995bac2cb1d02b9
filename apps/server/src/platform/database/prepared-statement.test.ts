import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { aDatabase } from '#test/database.ts'
import { newId } from '../ids.ts'
import { createDatabase, inTransaction, type Database } from './app-db.ts'
import { preparedStatement, preparedStatements } from './prepared-statement.ts'
import { createPool, type Pool } from './pool.ts'

const { server_url } = await aDatabase()
const pool = createPool({ url: server_url, max: 1, name: 'test', onError: () => undefined })
const database = createDatabase(pool)
afterAll(() => pool.end())

const everyKey = preparedStatement<{ key: string }>(
  'test_every_key',
  'select key from idempotency_keys where scope = $1',
)
const addKey = preparedStatement<{ key: string }>(
  'test_add_key',
  `insert into idempotency_keys (app_id, scope, key, call, input_hash) values ($1, 's', $2, 'c', 'h') returning key`,
)

const keysOf = async (app_id: string) =>
  (await everyKey(database.forApp(app_id), ['s'])).map(({ key }) => key).toSorted()

/** The plan that the one connection of a pool keeps. */
async function planned(of: Pool, app_id: string): Promise<string> {
  const client = await of.connect()
  try {
    await client.query(
      `begin; set local foyer.app_id = '${app_id}'; set local plan_cache_mode = force_generic_plan`,
    )
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain execute test_every_key('s')`)
    await client.query('rollback')
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    client.release()
  }
}

/** Gives an app so many rows that walking through them is the wrong plan. */
const fill = (to: Database, app_id: string) =>
  inTransaction(to, app_id, async (tx) => {
    await sql`
      insert into idempotency_keys (app_id, scope, key, call, input_hash)
      select ${app_id}, 'other', n::text, 'c', 'h' from generate_series(1, 20000) n`.execute(tx)
  })

describe('a statement that a connection has planned once', () => {
  it('shows each app its own rows, however often others have used the same plan', async () => {
    const [mine, yours] = [newId(), newId()]
    await inTransaction(database, mine, (tx) => addKey(tx, [mine, 'mine']))
    await inTransaction(database, yours, (tx) => addKey(tx, [yours, 'yours']))
    for (let n = 0; n < 12; n += 1) {
      expect(await keysOf(mine)).toEqual(['mine'])
      expect(await keysOf(yours)).toEqual(['yours'])
    }
    expect(await everyKey(database.control, ['s'])).toEqual([])
  })

  it('is still refused what it may not write', async () => {
    const [mine, yours] = [newId(), newId()]
    await expect(inTransaction(database, mine, (tx) => addKey(tx, [yours, 'k']))).rejects.toThrow(
      /row-level security/,
    )
    await expect(addKey(database.forApp(mine), [mine, 'k'])).rejects.toThrow(/read-only/)
    expect(await keysOf(mine)).toEqual([])
  })

  it('is planned once on a connection and known by its name', async () => {
    await keysOf(newId())
    const { rows } = await pool.query<{ name: string }>(
      `select name from pg_prepared_statements where name in ('test_every_key', 'test_add_key') order by name`,
    )
    expect(rows.map(({ name }) => name)).toEqual(['test_add_key', 'test_every_key'])
  })

  it('is planned anew as it is used, so that a table that has grown is not walked through', async () => {
    const mine = newId()
    await keysOf(mine)
    const small = await planned(pool, mine)
    await fill(database, mine)
    await keysOf(mine)
    expect(await planned(pool, mine)).toBe(small)
    for (let n = 0; n < 64; n += 1) await keysOf(mine)
    expect(await planned(pool, mine)).not.toBe(small)
  })

  it('is planned anew by a connection that is seldom used, once others have been used twice as much', async () => {
    const mine = newId()
    const { server_url: url } = await aDatabase()
    const [busy, seldom] = ['busy', 'seldom'].map((name) =>
      createPool({ url, max: 1, name, onError: () => undefined }),
    ) as [Pool, Pool]
    const ask = (of: Pool) => everyKey(createDatabase(of).forApp(mine), ['s'])
    try {
      await ask(seldom)
      const small = await planned(seldom, mine)
      await fill(createDatabase(busy), mine)
      await ask(seldom)
      expect(await planned(seldom, mine)).toBe(small)
      for (let n = 0; n < 32; n += 1) await ask(busy)
      await ask(seldom)
      expect(await planned(seldom, mine)).not.toBe(small)
    } finally {
      await Promise.all([busy.end(), seldom.end()])
    }
  })

  it('has a name of its own', () => {
    expect(() => preparedStatement('test_every_key', 'select 1')).toThrow(/test_every_key/)
    expect(preparedStatements().get('test_every_key')).toContain('idempotency_keys')
  })
})
