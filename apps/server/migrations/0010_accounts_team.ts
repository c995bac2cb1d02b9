import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { controlTable } from '../src/platform/database/schema.ts'

/** Owners' accounts, their team and the studio's sessions. An address serves once in all of Foyer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists citext`.execute(db)
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create extension if not exists btree_gin`.execute(db)

  await controlTable(db, 'accounts', (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`)),
  )

  await controlTable(db, 'team_members', (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('account_id', 'uuid', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('email', sql`citext`, (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) =>
        column.notNull().check(sql`role in ('owner', 'account_admin', 'admin')`),
      )
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`)),
  )
  await sql`create index team_members_account on team_members (account_id)`.execute(db)

  await controlTable(db, 'studio_sessions', (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('team_member_id', 'uuid', (column) =>
        column.notNull().references('team_members.id').onDelete('cascade'),
      )
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('device_id', 'text')
      .addColumn('browser', 'text', (column) => column.notNull())
      .addColumn('network', 'text', (column) => column.notNull())
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('last_used_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .addColumn('revoked_at', 'timestamptz'),
  )
  await sql`create index studio_sessions_member on studio_sessions (team_member_id)`.execute(db)
}
