import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/**
 * What members do: runs of progress roots, completions (appended, with undo) and bookmarks. Progress itself is derived
 * and has no column (model, "Doing").
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRuns(db)
  await createCompletions(db)
  await tenantTable(db, 'bookmarks', ['subscriber_id', 'page_id'], (table) =>
    table
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('page_id', 'uuid', (column) => column.notNull())
      /** Taken back ones stay, so that a toggle is one statement. */
      .addColumn('is_bookmarked', 'boolean', (column) => column.notNull())
      .addColumn('changed_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
}

async function createRuns(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'progress_runs', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('root_id', 'uuid', (column) => column.notNull())
      .addColumn('started_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('ended_at', sql`timestamptz(3)`)
      .addColumn('release_id', 'uuid')
      .addColumn('start_from_page_id', 'uuid')
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  await sql`
    create unique index progress_runs_active on progress_runs (app_id, subscriber_id, root_id) where ended_at is null
  `.execute(db)
  await sql`
    create index progress_runs_of_root on progress_runs (app_id, root_id, created_at, id) where ended_at is null
  `.execute(db)
  await sql`create index progress_runs_of_member on progress_runs (app_id, subscriber_id, created_at)`.execute(
    db,
  )
}

async function createCompletions(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'page_completions', ['subscriber_id', 'id'], (table) =>
    table
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('id', 'uuid', (column) => column.notNull().defaultTo(sql`gen_random_uuid()`))
      .addColumn('page_id', 'uuid', (column) => column.notNull())
      /** null: done outside of any run. */
      .addColumn('run_id', 'uuid')
      .addColumn('completed_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('undone_at', sql`timestamptz(3)`),
  )
  await sql`
    create unique index page_completions_once on page_completions (app_id, subscriber_id, run_id, page_id)
    nulls not distinct where undone_at is null
  `.execute(db)
  await sql`
    create index page_completions_recent on page_completions (app_id, subscriber_id, completed_at) where undone_at is null
  `.execute(db)
  await sql`
    create index page_completions_by_time on page_completions (app_id, completed_at) where undone_at is null
  `.execute(db)
}
