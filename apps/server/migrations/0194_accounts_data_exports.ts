import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** Archives of what is kept about a person, made when they ask; one at a time is prepared for each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'data_exports', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('user_id', 'uuid', (column) => column.notNull())
      .addColumn('state', 'text', (column) =>
        column.notNull().check(sql`state in ('preparing', 'ready', 'failed', 'expired')`),
      )
      .addColumn('storage_key', 'text')
      .addColumn('bytes', 'int8')
      .addColumn('requested_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('ready_at', sql`timestamptz(3)`)
      .addColumn('expires_at', sql`timestamptz(3)`)
      .addForeignKeyConstraint(
        'data_exports_user_fkey',
        ['app_id', 'user_id'] as never,
        'users',
        ['app_id', 'id'] as never,
        (constraint) => constraint.onDelete('cascade'),
      ),
  )
  await sql`
    create unique index data_exports_one_preparing on data_exports (app_id, user_id) where state = 'preparing'
  `.execute(db)
  await sql`create index data_exports_by_user on data_exports (app_id, user_id, requested_at)`.execute(db)
  await sql`create index data_exports_ready on data_exports (app_id, expires_at) where state = 'ready'`.execute(
    db,
  )
}
