import { sql, type Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** What is to be published by itself, and when. At one moment one plan waits; ended ones say what became of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'publish_plans', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      /** By the app's own clock. */
      .addColumn('run_at', sql`timestamptz(3)`, (column) => column.notNull())
      /** The chosen pages; null for everything. */
      .addColumn('page_ids', sql`uuid[]`)
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('author_id', 'uuid', (column) => column.notNull())
      .addColumn('planned_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('state', 'text', (column) =>
        column.notNull().check(sql`state in ('waiting', 'running', 'done', 'failed', 'cancelled')`),
      )
      .addColumn('publishing_id', 'uuid')
      .addColumn('release_id', 'uuid')
      .addColumn('problems', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'`))
      .addColumn('ended_at', sql`timestamptz(3)`),
  )
  await sql`
    create unique index publish_plans_one_at_a_moment on publish_plans (app_id, run_at) where state = 'waiting'
  `.execute(db)
  await sql`
    create unique index publish_plans_running on publish_plans (app_id, publishing_id) where publishing_id is not null
  `.execute(db)
  await sql`create index publish_plans_ended on publish_plans (app_id, ended_at desc, id) where ended_at is not null`.execute(
    db,
  )
}
