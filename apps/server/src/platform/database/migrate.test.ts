import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { aDatabase } from '#test/database.ts'
import { renderTableTypes } from '../../../../../scripts/generators/table-types.ts'
import { newId } from '../ids.ts'
import { migrateToLatest } from './migrate.ts'
import { migrations } from './migrations.generated.ts'
import { acrossApps } from './schema.ts'

const { owner_url, admin_url } = await aDatabase()
const owner = new pg.Client({ connectionString: owner_url })
await owner.connect()
afterAll(() => owner.end())

async function canUseQueue(): Promise<boolean> {
  const { rows } = await owner.query<{ may: boolean }>(
    `select has_table_privilege('foyer_server', 'foyer_jobs.job', 'delete') as may`,
  )
  return rows[0]?.may ?? false
}

describe('migrateToLatest', () => {
  it('does nothing on a database that is up to date', async () => {
    expect(await migrateToLatest(owner_url)).toEqual({ applied: [] })
  })

  it('creates the tables that the row types describe', async () => {
    const row_types = await readFile(join(import.meta.dirname, 'tables.generated.ts'), 'utf8')
    expect(row_types, 'run scripts/db-types.ts').toBe(await renderTableTypes(owner_url))
  })

  it('restores the rights that the server needs on the queue', async () => {
    await owner.query('revoke delete on all tables in schema foyer_jobs from foyer_server')
    expect(await canUseQueue()).toBe(false)
    expect(await migrateToLatest(owner_url)).toEqual({ applied: [] })
    expect(await canUseQueue()).toBe(true)
  })

  it('refuses a database that a newer release has migrated', async () => {
    await owner.query(`insert into kysely_migration (name, timestamp) values ('9999_from_tomorrow', now())`)
    await expect(migrateToLatest(owner_url)).rejects.toThrow('9999_from_tomorrow')
    await owner.query(`delete from kysely_migration where name = '9999_from_tomorrow'`)
  })
})

describe('acrossApps', () => {
  const key = 'of two apps'

  it('changes rows of all apps, which a migration would not find, and restores row-level security', async () => {
    const admin = new pg.Client({ connectionString: admin_url })
    await admin.connect()
    const insertOld = `insert into idempotency_keys (app_id, scope, key, call, input_hash) values ($1, 'all', $2, 'call', '')`
    for (const app_id of [newId(), newId()]) await admin.query(insertOld, [app_id, key])
    const dialect = new PostgresDialect({ pool: new pg.Pool({ connectionString: owner_url, max: 1 }) })
    const db = new Kysely<unknown>({ dialect })
    const removeMigration = () => sql`delete from idempotency_keys where key = ${key}`.execute(db)
    const leftovers = async () => {
      const { rows } = await admin.query('select from idempotency_keys where key = $1', [key])
      return rows.length
    }

    await removeMigration()
    expect(await leftovers()).toBe(2)
    await acrossApps(db, 'idempotency_keys', removeMigration)
    expect(await leftovers()).toBe(0)
    const { rows } = await admin.query(
      `select relrowsecurity and relforcerowsecurity as stands from pg_class where relname = 'idempotency_keys'`,
    )
    expect(rows).toEqual([{ stands: true }])
    await Promise.all([db.destroy(), admin.end()])
  })
})

describe('programs that were no progress roots', () => {
  it('are progress roots since the migration, and their history has the date', async () => {
    const admin = new pg.Client({ connectionString: admin_url })
    await admin.connect()
    const app_id = newId()
    const [program, chosen, article] = [newId(), newId(), newId()]
    for (const [id, content_type, is_root] of [
      [program, 'program', false],
      [chosen, 'program', true],
      [article, 'article', false],
    ]) {
      await admin.query(
        `insert into pages (app_id, id, rank, path, content_type, title, draft, fields_version, search_text,
           created_at, updated_at, updated_by) values ($1, $2, 1, $4, $3, '', '{}', 1, '', now(), now(), '')`,
        [app_id, id, content_type, `/${id}`],
      )
      await admin.query(
        `insert into access_nodes (app_id, page_id, is_progress_root, unlocks_at) values ($1, $2, $3, '2031-05-01T10:00:00Z')`,
        [app_id, id, is_root],
      )
    }
    const dialect = new PostgresDialect({ pool: new pg.Pool({ connectionString: owner_url, max: 1 }) })
    const db = new Kysely<unknown>({ dialect })
    const migration = await migrations['0230_access_programs_are_roots']?.()
    await db.transaction().execute(async (tx) => migration?.up(tx))

    const nodes = await admin.query(
      'select page_id, is_progress_root, revision from access_nodes where app_id = $1',
      [app_id],
    )
    expect(new Map(nodes.rows.map((row) => [row.page_id, [row.is_progress_root, row.revision]]))).toEqual(
      new Map<string, unknown>([
        [program, [true, 2]],
        [chosen, [true, 1]],
        [article, [false, 1]],
      ]),
    )
    const history = await admin.query(
      'select page_id, node, before from access_node_history where app_id = $1',
      [app_id],
    )
    const was = { is_progress_root: false, unlocks_at: '2031-05-01T10:00:00.000Z', products: [] }
    expect(history.rows).toMatchObject([
      { page_id: program, node: { ...was, is_progress_root: true }, before: was },
    ])
    await Promise.all([db.destroy(), admin.end()])
  })
})
