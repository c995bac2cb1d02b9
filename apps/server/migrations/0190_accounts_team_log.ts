import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { controlTable } from '../src/platform/database/schema.ts'
import { SERVER_ROLE } from '../src/platform/database/server-role.ts'

/** Invitations into a team, and the log of what its members do, which the server can add to and never change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await controlTable(db, 'team_invitations', (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('account_id', 'uuid', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('email', sql`citext`, (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('account_admin', 'admin')`))
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('invited_by_name', 'text', (column) => column.notNull())
      .addColumn('sent_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('expires_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('accepted_at', sql`timestamptz(3)`)
      .addColumn('withdrawn_at', sql`timestamptz(3)`),
  )
  await sql`
    create unique index team_invitations_open on team_invitations (account_id, email)
    where accepted_at is null and withdrawn_at is null
  `.execute(db)

  await controlTable(db, 'team_log', (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('account_id', 'uuid', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('app_id', 'uuid')
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('actor_id', 'uuid', (column) => column.notNull())
      .addColumn('actor_name', 'text', (column) => column.notNull())
      .addColumn('subject_kind', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'uuid')
      /** A colleague's name, or a file's. Members are kept by id alone, so that an erased one leaves no name here. */
      .addColumn('subject_name', 'text')
      .addColumn('details', 'jsonb', (column) => column.notNull())
      .addColumn('at', sql`timestamptz(3)`, (column) => column.notNull())
      .addPrimaryKeyConstraint('team_log_pkey', ['account_id', 'id'] as never),
  )
  await sql`revoke update, delete, truncate on team_log from ${sql.ref(SERVER_ROLE)}`.execute(db)

  await sql`create unique index users_messaging_profile on users (app_id) where is_app_messaging_profile`.execute(
    db,
  )
}
