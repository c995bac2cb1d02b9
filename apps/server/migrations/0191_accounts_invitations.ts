import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** Invitations into an app, and accounts that are closed and wait to be deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column if not exists deletes_at timestamptz(3)`.execute(db)

  await tenantTable(db, 'member_invitations', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('email', sql`citext`, (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('product_ids', sql`uuid[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('invited_by', 'uuid', (column) => column.notNull())
      .addColumn('invited_by_name', 'text', (column) => column.notNull())
      .addColumn('invited_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('sent_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('expires_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('accepted_at', sql`timestamptz(3)`)
      .addColumn('withdrawn_at', sql`timestamptz(3)`)
      /** Who came by it. */
      .addColumn('user_id', 'uuid')
      .addUniqueConstraint('member_invitations_token', ['app_id', 'token_hash'] as never),
  )
  await sql`
    create unique index member_invitations_open on member_invitations (app_id, email)
    where accepted_at is null and withdrawn_at is null
  `.execute(db)
  await sql`
    create index member_invitations_waiting on member_invitations (app_id, id)
    where accepted_at is null and withdrawn_at is null
  `.execute(db)
}
