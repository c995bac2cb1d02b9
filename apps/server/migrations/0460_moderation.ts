import { sql, type Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** Reports of messages, the cases that the team decides, what was done in them, and members who may not write. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCases(db)
  await createReports(db)
  await createActions(db)
  await createMutes(db)
}

async function createCases(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'moderation_cases', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('thread_id', 'uuid', (column) => column.notNull())
      .addColumn('message_ts', 'int8', (column) => column.notNull())
      .addColumn('author_id', 'uuid', (column) => column.notNull())
      /** Only participants read the thread: what the team reads of it is logged. */
      .addColumn('is_private', 'boolean', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('open', 'resolved')`))
      .addColumn('resolution', 'text', (column) =>
        column.check(sql`resolution in ('kept', 'hidden', 'deleted')`),
      )
      /** The message and its neighbours as they were reported; the type CaseSnapshot has its shape. */
      .addColumn('snapshot', 'jsonb', (column) => column.notNull())
      .addColumn('report_count', 'integer', (column) => column.notNull())
      .addColumn('was_auto_hidden', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('opened_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('latest_report_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('resolved_at', sql`timestamptz(3)`)
      .addColumn('resolved_by', 'text'),
  )
  await sql`
    create unique index moderation_cases_open on moderation_cases (app_id, thread_id, message_ts) where status = 'open'
  `.execute(db)
  await sql`create index moderation_cases_of_message on moderation_cases (app_id, thread_id, message_ts)`.execute(
    db,
  )
  await sql`create index moderation_cases_by_status on moderation_cases (app_id, status, id)`.execute(db)
  await sql`create index moderation_cases_of_author on moderation_cases (app_id, author_id)`.execute(db)
}

async function createReports(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'message_reports', ['thread_id', 'message_ts', 'user_id'], (table) =>
    table
      .addColumn('thread_id', 'uuid', (column) => column.notNull())
      .addColumn('message_ts', 'int8', (column) => column.notNull())
      .addColumn('user_id', 'uuid', (column) => column.notNull())
      .addColumn('case_id', 'uuid', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('note', 'text')
      /** Whether the team agreed; null until it has decided. */
      .addColumn('is_upheld', 'boolean')
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  await sql`create index message_reports_of_case on message_reports (app_id, case_id, created_at)`.execute(db)
  await sql`create index message_reports_of_user on message_reports (app_id, user_id)`.execute(db)
}

async function createActions(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'moderation_actions', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('case_id', 'uuid', (column) => column.notNull())
      .addColumn('author_id', 'uuid', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      /** The team member; null for what happened by itself. */
      .addColumn('actor_id', 'uuid')
      .addColumn('actor_name', 'text')
      .addColumn('text', 'text')
      .addColumn('days', 'integer')
      .addColumn('at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  await sql`create index moderation_actions_of_case on moderation_actions (app_id, case_id, id)`.execute(db)
  await sql`create index moderation_actions_of_author on moderation_actions (app_id, author_id, id)`.execute(
    db,
  )
}

async function createMutes(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'message_mutes', ['user_id'], (table) =>
    table
      .addColumn('user_id', 'uuid', (column) => column.notNull())
      .addColumn('muted_until', sql`timestamptz(3)`, (column) => column.notNull()),
  )
}
