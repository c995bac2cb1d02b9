import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** Secrets that serve once, and the counters that keep guessing slow. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'one_time_tokens', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('purpose', 'text', (column) =>
        column
          .notNull()
          .check(sql`purpose in ('passwordless', 'reset', 'exchange', 'verify_email', 'change_email')`),
      )
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('code_hash', 'text')
      .addColumn('user_id', 'uuid')
      .addColumn('email', sql`citext`)
      .addColumn('device_id', 'text')
      .addColumn('tries', 'int2', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .addColumn('used_at', 'timestamptz')
      .addUniqueConstraint('one_time_tokens_hash', ['app_id', 'purpose', 'token_hash'] as never)
      .addForeignKeyConstraint(
        'one_time_tokens_user_fkey',
        ['app_id', 'user_id'] as never,
        'users',
        ['app_id', 'id'] as never,
        (constraint) => constraint.onDelete('cascade'),
      ),
  )
  await sql`create index one_time_tokens_user on one_time_tokens (app_id, user_id)`.execute(db)
  await sql`create index one_time_tokens_age on one_time_tokens (app_id, expires_at)`.execute(db)
  await sql`
    create index one_time_tokens_pending_code on one_time_tokens (app_id, device_id)
    where code_hash is not null and used_at is null
  `.execute(db)

  await tenantTable(db, 'auth_attempts', ['action', 'subject'], (table) =>
    table
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('count', 'int4', (column) => column.notNull())
      .addColumn('window_ends_at', 'timestamptz', (column) => column.notNull()),
  )
  await sql`create index auth_attempts_age on auth_attempts (app_id, window_ends_at)`.execute(db)
}
