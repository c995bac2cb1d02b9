import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { preparedStatements } from '../../src/platform/database/prepared-statement.ts'
import { newId } from '../../src/platform/ids.ts'
import { aDatabase, type TestDatabase } from '../database.ts'
import '../harness.ts'

/** Rows of other members in each table of the app. */
const OTHER_ROWS = 5_000

/** Rows of one table that a statement by key may read: its own and those next to them. */
const MAX_ROWS_READ = 50

const app = newId()
const [me, user, session, page, popular, root, product, thread, client_id] = Array.from({ length: 9 }, newId)
const now = new Date().toISOString()

const clients: pg.Client[] = []
afterAll(() => Promise.all(clients.map((client) => client.end())))

/** The parameters of each statement: the app and the keys of one member, who has few rows. */
const statementValues: Readonly<Record<string, readonly unknown[]>> = {
  access_chain: [app, [page]],
  access_holdings: [app, [me], [page], now],
  append_messages: [
    app,
    thread,
    user,
    client_id,
    now,
    '900000',
    ['message'],
    ['Hello'],
    [null],
    [null],
    ['h he hel hell hello'],
  ],
  find_key: [app, 'scope', 'key'],
  gate: [app, 'token', page, now],
  hidden_by_blocks: [app, user],
  insert_completions: [app, me, [page], [page], [popular], now],
  insert_first_completions: [app, [me], [page], [now]],
  lock_completions: [me],
  open_write: [app, 'token', page, now, 'scope', 'another key', 'call', 'hash'],
  page_facts: [app, me, page, now],
  people_by_user: [app, [user]],
  raise_app_version: [app, 'app_versions'],
  runners_of_root: [app, root, me, user, false],
  set_app: [app],
  store_answer: [app, 'scope', 'key', 200, '{}'],
  take_key: [app, 'scope', 'key', 'call', 'hash'],
  undo_completions: [app, me, [page], [page], [popular], now],
  viewer_of_session: [app, session],
  viewer_of_token: [app, 'token'],
  write_outbox: [newId(), app, 'event', 'name', '{}', null],
}

/** Columns of the others' rows that matter; what is not named is filled by its type. `n` numbers the rows. */
const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  access_nodes: {},
  apps: {},
  blocked_people: {},
  entitlements: { kind: `'grant'`, cause: `'manual'`, product_id: `'${product}'` },
  idempotency_keys: {},
  messages: { thread_id: `'${thread}'`, message_type: `'message'`, client_id: 'gen_random_uuid()' },
  page_completions: { page_id: `'${page}'` },
  page_first_completions: { page_id: `'${page}'` },
  product_pages: {},
  progress_runs: { root_id: `'${popular}'` },
  progress_starts: { root_id: `'${popular}'` },
  session_old_tokens: {},
  session_views: {},
  sessions: {},
  studio_sessions: {},
  subscribers: {},
  team_members: { role: `'owner'` },
  thread_authors: { thread_id: `'${thread}'` },
  threads: { kind: `'page'` },
  users: { auth_provider: `'default'` },
}

/** Columns of the member's own rows, one in each of these tables. */
const ownColumns: typeof tables = {
  apps: { id: `'${app}'` },
  sessions: {
    id: `'${session}'`,
    user_id: `'${user}'`,
    token_hash: `'token'`,
    expires_at: `now() + interval '1 day'`,
  },
  subscribers: { id: `'${me}'`, user_id: `'${user}'` },
  threads: { id: `'${thread}'`, kind: `'page'`, seq: '900000', last_ts: '900000' },
  users: { id: `'${user}'`, auth_provider: `'default'` },
}

describe('a statement by key on a database that was never analysed', () => {
  let planned_empty: pg.Client
  let planned_full: pg.Client

  beforeAll(async () => {
    const database = await aDatabase()
    const admin = await connect(database.admin_url)
    for (const table of Object.keys(tables))
      await admin.query(`alter table ${table} set (autovacuum_enabled = false)`)
    planned_empty = await aServerConnection(database)
    for (const [name, values] of Object.entries(statementValues))
      await findLargeReads(planned_empty, name, values)
    await admin.query('set session_replication_role = replica')
    for (const [table, columns] of Object.entries(tables)) await fill(admin, table, columns, [1, OTHER_ROWS])
    for (const [table, columns] of Object.entries(ownColumns)) await fill(admin, table, columns, [0, 0])
    planned_full = await aServerConnection(database)
  })

  it('is tested here for every statement that the product declares', () => {
    const declared = [...preparedStatements().keys()].filter((name) => !name.startsWith('test_'))
    expect(Object.keys(statementValues).toSorted()).toEqual(declared.toSorted())
  })

  it.each(Object.entries(statementValues))(
    'reads the rows of its key, planned without rows: %s',
    async (name, values) => {
      expect(await findLargeReads(planned_empty, name, values)).toEqual({})
    },
  )

  it.each(Object.entries(statementValues))(
    'reads the rows of its key, planned with rows: %s',
    async (name, values) => {
      expect(await findLargeReads(planned_full, name, values)).toEqual({})
    },
  )
})

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  clients.push(client)
  return client
}

/** Opens a connection that plans each statement once, whatever its parameters. */
async function aServerConnection({ server_url }: TestDatabase): Promise<pg.Client> {
  const client = await connect(server_url)
  await client.query('set plan_cache_mode = force_generic_plan')
  return client
}

/** Runs a statement and rolls it back; returns the tables of which it read more than a few rows, with their number. */
async function findLargeReads(client: pg.Client, name: string, values: readonly unknown[]) {
  const text = preparedStatements().get(name)
  if (text === undefined) throw new Error(`No statement is named "${name}".`)
  await client.query('begin')
  await client.query(`select set_config('foyer.app_id', $1, true)`, [app])
  const before = await readRowCounts(client)
  await client.query({ name, text, values: [...values] })
  const after = await readRowCounts(client)
  await client.query('rollback')
  return Object.fromEntries(
    Object.entries(after)
      .map(([table, rows]): [string, number] => [table, rows - (before[table] ?? 0)])
      .filter(([, rows]) => rows > MAX_ROWS_READ),
  )
}

/** Rows that this connection has read, by table, since its counts were last collected. */
async function readRowCounts(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ table: string; rows: number }>(
    `select relname as "table", (seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 as rows from pg_stat_xact_user_tables`,
  )
  return Object.fromEntries(rows.map((row) => [row.table, row.rows]))
}

type Column = { name: string; type: string }

/** Inserts rows of the app, numbered from the first to the last, with all required columns of their table. */
async function fill(
  admin: pg.Client,
  table: string,
  columns: Readonly<Record<string, string>>,
  [first, last]: [number, number],
): Promise<void> {
  const { rows } = await admin.query<Column>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null
       and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  )
  const required = rows.map(({ name, type }): [string, string] => [
    name,
    name === 'app_id' ? `'${app}'` : valueOf(type),
  ])
  const filled = Object.entries({ ...Object.fromEntries(required), ...columns })
  await admin.query(
    `insert into ${table} (${filled.map(([name]) => name).join(', ')})
     select ${filled.map(([, value]) => value).join(', ')} from generate_series(${first}, ${last}) n`,
  )
}

function valueOf(type: string): string {
  if (type === 'uuid') return 'gen_random_uuid()'
  if (type === 'boolean') return 'false'
  if (type === 'jsonb') return `'{}'`
  if (type === 'ARRAY') return `'{}'`
  if (type.startsWith('timestamp')) return 'now()'
  if (type === 'text') return `'row-' || n`
  return 'n'
}
