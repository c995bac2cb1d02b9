import { sql, type Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** Grants by which drafts of one tree may be looked at for a while, each standing on the studio session that made it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'preview_grants', ['token_hash'], (table) =>
    table
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('root_page_id', 'uuid', (column) => column.notNull())
      /** The tree as it was; another one is not shown. */
      .addColumn('revision', 'text', (column) => column.notNull())
      .addColumn('team_member_id', 'uuid', (column) => column.notNull())
      .addColumn('studio_session_id', 'uuid', (column) => column.notNull())
      .addColumn('shown_as', 'jsonb', (column) => column.notNull())
      /** The moment that gates are judged at; null for whatever moment it is. */
      .addColumn('shown_at', sql`timestamptz(3)`)
      .addColumn('expires_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  await sql`create index preview_grants_expire on preview_grants (app_id, expires_at)`.execute(db)
}
