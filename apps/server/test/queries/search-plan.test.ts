import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listMessageTokens } from '@foyer/domain/search'
import { searchMessages } from '../../src/features/messaging/repository/search.ts'
import type { AppDb, Tables } from '../../src/platform/database/app-db.ts'
import { AppVersions } from '../../src/platform/database/app-versions.ts'
import { newId } from '../../src/platform/ids.ts'
import { aDatabase } from '../database.ts'

/** `npm run proof -- search` takes the volume of a large app. */
const MESSAGES = process.env['PROOF'] === 'full' ? 200_000 : 10_000
const THREADS = 20
/** The reader takes part in these, which have a quarter of all messages. */
const OWN_THREADS = 5

const TEXTS = [
  ...Array.from({ length: 60 }, (_, n) => `Three sets of ${n} went well, five more on Friday.`),
  ...Array.from({ length: 20 }, (_, n) => `الأسبوع ${n} كان سهلا، أوزان أثقل يوم الجمعة`),
  ...Array.from({ length: 20 }, (_, n) => `今日は${n}回できました、金曜日にもう一度`),
  'The kettlebell felt light today.',
  'كَتَبَ إبراهيم خطة جديدة',
  '明日は東京都で朝ヨガ',
]

const app = newId()
const reader = newId()
const client_of: pg.Client[] = []
let client: pg.Client

beforeAll(async () => {
  const { admin_url, server_url } = await aDatabase()
  const admin = new pg.Client(admin_url)
  await admin.connect()
  client_of.push(admin)
  await fill(admin)
  client = new pg.Client(server_url)
  await client.connect()
  client_of.push(client)
}, 600_000)
afterAll(() => Promise.all(client_of.map((one) => one.end())))

it.for([
  ['a Latin word', 'kettlebell'],
  ['the beginning of a Latin word', 'kettle'],
  ['an Arabic word', 'ابراهيم'],
  ['two CJK characters', '東京'],
])(`finds %s in ${MESSAGES} messages by the index of their words`, async ([, term = ''], { annotate }) => {
  const { plan, found, milliseconds } = await explain(term)
  expect(found).toBeGreaterThan(0)
  expect(plan).toContain('Bitmap Index Scan on messages_search')
  expect(plan).not.toMatch(/Seq Scan on messages|Index Scan using messages_pkey on messages m /)
  await annotate(`${term}: the first ${found} of ${MESSAGES} messages in ${milliseconds.toFixed(1)} ms`)
})

/** Runs a search as the server does and returns its plan. */
async function explain(term: string) {
  const { sql, parameters } = await compileSearch(term)
  await client.query('begin')
  await client.query(`select set_config('foyer.app_id', $1, true)`, [app])
  const found = await client.query(sql, [...parameters])
  const started_at = performance.now()
  await client.query(sql, [...parameters])
  const milliseconds = performance.now() - started_at
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain analyze ${sql}`, [...parameters])
  await client.query('rollback')
  return { plan: rows.map((row) => row['QUERY PLAN']).join('\n'), found: found.rows.length, milliseconds }
}

/** Returns the statement that a search of the reader runs. */
async function compileSearch(term: string): Promise<{ sql: string; parameters: readonly unknown[] }> {
  const statements: { sql: string; parameters: readonly unknown[] }[] = []
  const kysely = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query),
  })
  const db: AppDb = Object.assign(kysely, { app_id: app, app_versions: new AppVersions() })
  const scope = { user_id: reader, hidden: [newId()], page_ids: [], has_chat: true }
  await searchMessages(db, scope, { term, thread_id: null, before: undefined, limit: 20 })
  const [statement] = statements
  if (!statement) throw new Error('The search ran no statement.')
  return statement
}

/** Writes groups with messages, of which the reader takes part in some. */
async function fill(admin: pg.Client): Promise<void> {
  await admin.query('begin')
  await admin.query('create temporary table said (n int, text text, tokens text[]) on commit drop')
  await admin.query(
    `insert into said select * from jsonb_to_recordset($1::jsonb) as row (n int, text text, tokens text[])`,
    [JSON.stringify(TEXTS.map((text, n) => ({ n, text, tokens: listMessageTokens(text) })))],
  )
  await admin.query(
    `insert into threads (app_id, id, kind, participant_count, seq, last_ts, latest_message_ts, message_count, author_count,
       created_at)
     select $1, md5('thread ' || n)::uuid, 'group', 2, $2::int4, $2::int4, $2::int4, $2::int4, 1, now() from generate_series(1, $3::int) n`,
    [app, MESSAGES, THREADS],
  )
  await admin.query(
    `insert into thread_participants (app_id, thread_id, user_id, joined_at)
     select $1, md5('thread ' || n)::uuid, $2, now() from generate_series(1, $3::int) n`,
    [app, reader, OWN_THREADS],
  )
  await admin.query(
    `insert into messages (app_id, thread_id, message_ts, seq, user_id, message_type, text, part, created_at, root_thread_id,
       search_tokens)
     select $1, md5('thread ' || 1 + nth % $3::int)::uuid, nth, nth, $2, 'message', said.text, 0, now(),
       md5('thread ' || 1 + nth % $3::int)::uuid, said.tokens
     from generate_series(1, $4::int) nth join said on said.n = nth % $5::int`,
    [app, newId(), THREADS, MESSAGES, TEXTS.length],
  )
  await admin.query('commit')
  await admin.query('vacuum analyze messages, threads, thread_participants')
}
