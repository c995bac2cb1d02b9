import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { searchDrafts } from '../../src/features/pages/queries/draft-search.ts'
import { findResembling, searchPublished } from '../../src/features/pages/queries/page-search.ts'
import type { AppDb, Tables } from '../../src/platform/database/app-db.ts'
import { AppVersions } from '../../src/platform/database/app-versions.ts'
import { publishedSearchColumns, titledSearchColumns } from '../../src/platform/database/search.ts'
import { newId } from '../../src/platform/ids.ts'
import { aDatabase } from '../database.ts'

/** `npm run proof -- search` takes the volume of a large app. */
const PAGES = process.env['PROOF'] === 'full' ? 100_000 : 10_000

/** A few hundred kinds of pages, of which one is rare in every script. */
const KINDS = [
  ...Array.from({ length: 200 }, (_, n) => [`Session ${n} of the week`, `Lift ${n} kilos, rest and repeat.`]),
  ...Array.from({ length: 60 }, (_, n) => [`الأسبوع ${n}`, 'أوزان أثقل يوم الجمعة']),
  ...Array.from({ length: 60 }, (_, n) => [`今日の${n}回`, '金曜日にもう一度']),
  ['Kettlebell Beinpresse', 'The turkish getup.'],
  ['خطة إبراهيم', 'تمارين'],
  ['東京都の朝ヨガ', '深呼吸'],
] as const

const app = newId()
const scope = { listable: [''], readable: [''], waiting: [], completed_page_ids: [] }
const client_of: pg.Client[] = []
let client: pg.Client

beforeAll(async () => {
  const { admin_url, server_url } = await aDatabase()
  const admin = new pg.Client(admin_url)
  client_of.push(admin)
  await admin.connect()
  await fill(admin)
  client = new pg.Client(server_url)
  client_of.push(client)
  await client.connect()
}, 600_000)
afterAll(() => Promise.all(client_of.map((one) => one.end())))

const part = { offset: 0, limit: 20 }
const searches: [string, string, (db: AppDb) => Promise<unknown>][] = (
  [
    ['a Latin word', 'kettlebell'],
    ['a part of a compound', 'presse'],
    ['a word of the text', 'turkish'],
    ['an Arabic word', 'ابراهيم'],
    ['two CJK characters', '京都'],
    ['a word of most pages', 'week'],
    ['the beginning of most words', 'ki'],
  ] as const
).flatMap(([name, term]): typeof searches => [
  [
    `${name} for members`,
    'page_search',
    (db) => searchPublished(db, scope, { term, content_type: null, ...part }),
  ],
  [`${name} for the studio`, 'pages', (db) => searchDrafts(db, { term }, { before: undefined, limit: 20 })],
])

it.for([
  ...searches,
  ...([
    [
      'a typing error',
      'page_search',
      (db) => findResembling(db, scope, { term: 'ketlebel', content_type: null }),
    ],
  ] satisfies typeof searches),
])(`finds %s in ${PAGES} pages by an index`, async ([name, table, run], { annotate }) => {
  const { plan, found, milliseconds } = await explain(run)
  expect(found).toBeGreaterThan(0)
  expect(plan).toMatch(new RegExp(`Bitmap Index Scan on ${table}_(search|titles|texts)`, 'u'))
  expect(plan).not.toMatch(/Seq Scan on (page_search|pages)\b/)
  await annotate(`${name}: ${found} rows of ${PAGES} pages in ${milliseconds.toFixed(1)} ms`)
})

/** Runs a search as the server does and returns its plan. */
async function explain(run: (db: AppDb) => Promise<unknown>) {
  const { sql, parameters } = await compile(run)
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

async function compile(run: (db: AppDb) => Promise<unknown>) {
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
  await run(Object.assign(kysely, { app_id: app, app_versions: new AppVersions() }))
  const [statement] = statements
  if (!statement) throw new Error('The search ran no statement.')
  return statement
}

/** Writes pages of all kinds in turn, the rare ones a few times. */
async function fill(admin: pg.Client): Promise<void> {
  const rows = KINDS.map(([title, text], n) => ({
    n,
    ...publishedSearchColumns({ titles: [title], text }),
    ...titledSearchColumns(title, text),
    title,
  }))
  await admin.query('begin')
  await admin.query(
    `create temporary table kinds on commit drop as
     select row.*, case when n < 320 then 1000000 else 5 end as copies from jsonb_to_recordset($1::jsonb) as row (n int, title text, titles text,
       title_tokens text[], text text, text_words text, text_tokens text[], search_titles text, search_text text,
       search_grams text[])`,
    [JSON.stringify(rows)],
  )
  const of_kind = `from generate_series(1, $2::int) nth join kinds on kinds.n = nth % $3::int and nth / $3::int < kinds.copies`
  await admin.query(
    `insert into page_search (app_id, page_id, content_type, gate, titles, title_tokens, text, text_words, text_tokens)
     select $1, md5('page ' || nth)::uuid, 'generic', '', titles, title_tokens, text, text_words, text_tokens ${of_kind}`,
    [app, PAGES, KINDS.length],
  )
  await admin.query(
    `insert into pages (app_id, id, rank, path, content_type, title, draft, fields_version, search_titles, search_text,
       search_grams, created_at, updated_at, updated_by)
     select $1, md5('page ' || nth)::uuid, nth, '/' || nth, 'generic', title, '{}', 1, search_titles, search_text,
       search_grams, now(), now(), 'Maren' ${of_kind}`,
    [app, PAGES, KINDS.length],
  )
  await admin.query('commit')
  await admin.query('vacuum analyze page_search, pages')
}
