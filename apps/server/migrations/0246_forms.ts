import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** What members answered to forms, each answer with its question as it was asked, and what they answered before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'form_submissions', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      /** A form is a page, and goes by its id (decision 0036). */
      .addColumn('form_id', 'uuid', (column) => column.notNull())
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      /** The page from which it was sent, where that is another one. */
      .addColumn('page_id', 'uuid')
      .addColumn('trigger', 'text')
      .addColumn('triggering_item', 'text')
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('answers', 'jsonb', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('submitted_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('updated_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  await sql`
    create index form_submissions_of_member on form_submissions (app_id, subscriber_id, form_id, id desc)
  `.execute(db)
  await sql`
    create index form_submissions_of_form on form_submissions (app_id, form_id, id desc)
  `.execute(db)
  await tenantTable(db, 'form_submission_history', ['submission_id', 'revision'], (table) =>
    table
      .addColumn('submission_id', 'uuid', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('answers', 'jsonb', (column) => column.notNull())
      .addColumn('replaced_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  await sql`
    create index form_submission_history_of_member on form_submission_history (app_id, subscriber_id)
  `.execute(db)
}
