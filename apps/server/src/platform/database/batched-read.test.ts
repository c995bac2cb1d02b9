import { afterAll, describe, expect, it, vi } from 'vitest'
import { aDatabase } from '#test/database.ts'
import { newId } from '../ids.ts'
import { createDatabase, inTransaction, type AppTx } from './app-db.ts'
import { batchedRead, oneForEach } from './batched-read.ts'
import { createPool } from './pool.ts'

const { server_url } = await aDatabase()
const pool = createPool({ url: server_url, name: 'test', onError: () => undefined })
const database = createDatabase(pool)
afterAll(() => pool.end())

type Row = { n: number; call: string }

/** Whatever is cast in it fails for a text that is no number. */
const callOf = batchedRead<string, Row, string | null>({
  name: 'test_call_of',
  text: `select asked.n::int, call, key::int from unnest($2::text[]) with ordinality as asked (key_asked, n)
    join idempotency_keys on app_id = $1 and scope = 'test' and key = key_asked::int::text`,
  values: (keys) => [keys],
  answers: (rows: readonly Row[], keys) => oneForEach(rows, keys).map((row) => row?.call ?? null),
})
const countKeys = batchedRead<null, { count: number }, number>({
  name: 'test_count_keys',
  text: 'select count(*)::int as count from idempotency_keys where app_id = $1',
  values: () => [],
  answers: (rows, asks) => asks.map(() => rows[0]?.count ?? 0),
})
const writing = batchedRead<null, never, null>({
  name: 'test_writing',
  text: 'delete from idempotency_keys where app_id = $1',
  values: () => [],
  answers: (_rows, asks) => asks.map(() => null),
})

const keep = (tx: AppTx, keys: Record<string, string>) =>
  tx
    .insertInto('idempotency_keys')
    .values(
      Object.entries(keys).map(([key, call]) => {
        return { app_id: tx.app_id, scope: 'test', key, call, input_hash: '' }
      }),
    )
    .execute()

async function anAppWith(keys: Record<string, string>): Promise<string> {
  const app_id = newId()
  await inTransaction(database, app_id, (tx) => keep(tx, keys))
  return app_id
}

describe('batchedRead', () => {
  it('answers each its own, asked for twice or not there, in one statement', async () => {
    const db = database.forApp(await anAppWith({ 1: 'one', 2: 'two' }))
    const connect = vi.spyOn(pool, 'connect')
    const answers = await Promise.all(['2', '3', '1', '2'].map((key) => callOf(db, key)))
    expect(answers).toEqual(['two', null, 'one', 'two'])
    expect(connect).toHaveBeenCalledOnce()
    connect.mockRestore()
  })

  it('sends different reads of one moment together', async () => {
    const db = database.forApp(await anAppWith({ 1: 'one', 2: 'two' }))
    const connect = vi.spyOn(pool, 'connect')
    expect(await Promise.all([callOf(db, '1'), countKeys(db, null), callOf(db, '2')])).toEqual([
      'one',
      2,
      'two',
    ])
    expect(connect).toHaveBeenCalledOnce()
    connect.mockRestore()
  })

  it('never mixes two apps', async () => {
    const [mine, yours] = await Promise.all([anAppWith({ 1: 'mine' }), anAppWith({ 1: 'yours', 2: 'more' })])
    for (let round = 0; round < 8; round += 1) {
      const asked = [mine, yours, mine, yours].flatMap((app_id) => {
        const db = database.forApp(app_id)
        return [callOf(db, '1'), countKeys(db, null)]
      })
      expect(await Promise.all(asked)).toEqual(['mine', 1, 'yours', 2, 'mine', 1, 'yours', 2])
    }
  })

  it('fails the one that cannot be answered and no other, and leaves the connections fit', async () => {
    const db = database.forApp(await anAppWith({ 1: 'one', 2: 'two' }))
    const settled = await Promise.allSettled(['1', 'none', '2'].map((key) => callOf(db, key)))
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    for (let n = 0; n < 20; n += 1)
      expect(await Promise.all([callOf(db, '1'), countKeys(db, null)])).toEqual(['one', 2])
  })

  it('cannot write', async () => {
    const db = database.forApp(await anAppWith({ 1: 'one' }))
    const settled = await Promise.allSettled([writing(db, null), countKeys(db, null)])
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect(await countKeys(db, null)).toBe(1)
  })

  it('sees, inside of a transaction, what that has written', async () => {
    const app_id = await anAppWith({ 1: 'one' })
    await inTransaction(database, app_id, async (tx) => {
      await keep(tx, { 2: 'two' })
      expect(await Promise.all([callOf(tx, '2'), countKeys(tx, null)])).toEqual(['two', 2])
      expect(await countKeys(database.forApp(app_id), null)).toBe(1)
    })
  })

  it('leaves nothing of its app to the next user of a connection', async () => {
    const app_id = await anAppWith({ 1: 'one' })
    await Promise.all(Array.from({ length: 20 }, () => countKeys(database.forApp(app_id), null)))
    const { rows } = await pool.query<{ app_id: string; plans: string; read_only: string }>(
      `select current_setting('foyer.app_id', true) as app_id, current_setting('plan_cache_mode') as plans,
         current_setting('transaction_read_only') as read_only`,
    )
    expect(rows).toEqual([{ app_id: '', plans: 'auto', read_only: 'off' }])
  })
})
