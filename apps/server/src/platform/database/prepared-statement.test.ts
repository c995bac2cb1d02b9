import { afterAll, describe, expect, it } from 'vitest'
import { aDatabase } from '#test/database.ts'
import { newId } from '../ids.ts'
import { createDatabase, inTransaction } from './app-db.ts'
import { preparedStatement, preparedStatements } from './prepared-statement.ts'
import { createPool } from './pool.ts'

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

describe('a prepared statement', () => {
  it('shows each app its own rows, however often others have used the same plan', async () => {
    const [own_keys, other_keys] = [newId(), newId()]
    await inTransaction(database, own_keys, (tx) => addKey(tx, [own_keys, 'mine']))
    await inTransaction(database, other_keys, (tx) => addKey(tx, [other_keys, 'yours']))
    for (let n = 0; n < 12; n += 1) {
      expect(await keysOf(own_keys)).toEqual(['mine'])
      expect(await keysOf(other_keys)).toEqual(['yours'])
    }
    expect(await everyKey(database.control, ['s'])).toEqual([])
  })

  it('is still refused what it may not write', async () => {
    const [own_keys, other_keys] = [newId(), newId()]
    await expect(inTransaction(database, own_keys, (tx) => addKey(tx, [other_keys, 'k']))).rejects.toThrow(
      /row-level security/,
    )
    await expect(addKey(database.forApp(own_keys), [own_keys, 'k'])).rejects.toThrow(/read-only/)
    expect(await keysOf(own_keys)).toEqual([])
  })

  it('is parsed once on a connection, under its name', async () => {
    await keysOf(newId())
    const { rows } = await pool.query<{ name: string }>(
      `select name from pg_prepared_statements where name in ('test_every_key', 'test_add_key') order by name`,
    )
    expect(rows.map(({ name }) => name)).toEqual(['test_add_key', 'test_every_key'])
  })

  it('has a name of its own', () => {
    expect(() => preparedStatement('test_every_key', 'select 1')).toThrow(/test_every_key/)
    expect(preparedStatements().get('test_every_key')).toContain('idempotency_keys')
  })
})
