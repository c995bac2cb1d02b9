import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** How people sign in to an app: its settings, its keys at Google and Apple, and who came by them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSettings(db)
  await createIdentities(db)
  await createFlows(db)
  await sql`alter table one_time_tokens add column name text`.execute(db)
}

async function createSettings(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'app_sign_in', [], (table) =>
    table
      .addColumn('is_password_on', 'boolean', (column) => column.notNull())
      .addColumn('is_passwordless_on', 'boolean', (column) => column.notNull())
      .addColumn('is_sign_up_open', 'boolean', (column) => column.notNull())
      .addColumn('allowed_email_domains', sql`text[]`, (column) => column.notNull())
      .addColumn('sign_up_text', 'text', (column) => column.notNull())
      .addCheckConstraint('app_sign_in_has_a_method', sql`is_password_on or is_passwordless_on`),
  )

  await tenantTable(db, 'app_sso_keys', ['provider'], (table) =>
    table
      .addColumn('provider', 'text', (column) => column.notNull().check(sql`provider in ('google', 'apple')`))
      .addColumn('client_id', 'text', (column) => column.notNull())
      /** Apple alone has these two. */
      .addColumn('team_id', 'text')
      .addColumn('key_id', 'text')
      .addColumn('secret_sealed', 'text', (column) => column.notNull())
      /** Names the server key that sealed the secret, so that another one can follow it. */
      .addColumn('sealed_by', 'text', (column) => column.notNull())
      .addColumn('changed_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )

  await tenantTable(db, 'app_sign_in_changes', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      /** All of it as it is from then on, without keys. */
      .addColumn('settings', 'jsonb', (column) => column.notNull())
      .addColumn('team_member_id', 'uuid', (column) => column.notNull())
      .addColumn('team_member_name', 'text', (column) => column.notNull())
      .addColumn('changed_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
}

async function createIdentities(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'user_identities', ['provider', 'subject'], (table) =>
    table
      .addColumn('provider', 'text', (column) => column.notNull().check(sql`provider in ('google', 'apple')`))
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('user_id', 'uuid', (column) => column.notNull())
      .addColumn('email', sql`citext`)
      .addColumn('is_email_verified', 'boolean', (column) => column.notNull())
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('last_used_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addUniqueConstraint('user_identities_of_user', ['app_id', 'user_id', 'provider'] as never)
      .addForeignKeyConstraint(
        'user_identities_user_fkey',
        ['app_id', 'user_id'] as never,
        'users',
        ['app_id', 'id'] as never,
        (constraint) => constraint.onDelete('cascade'),
      ),
  )
}

async function createFlows(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'provider_flows', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('provider', 'text', (column) => column.notNull().check(sql`provider in ('google', 'apple')`))
      .addColumn('intent', 'text', (column) => column.notNull().check(sql`intent in ('sign_in', 'link')`))
      .addColumn('origin', 'text', (column) => column.notNull())
      .addColumn('device_id', 'text')
      .addColumn('state_hash', 'text', (column) => column.notNull())
      .addColumn('flow_hash', 'text', (column) => column.notNull())
      /** Nonce and PKCE verifier; gone once they have served. */
      .addColumn('secrets_sealed', 'text')
      /** Whose account the identity may be linked to. */
      .addColumn('user_id', 'uuid')
      .addColumn('subject', 'text')
      .addColumn('email', sql`citext`)
      .addColumn('is_email_verified', 'boolean')
      .addColumn('name', 'text')
      .addColumn('ticket_hash', 'text')
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('expires_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('returned_at', sql`timestamptz(3)`)
      .addColumn('redeemed_at', sql`timestamptz(3)`)
      .addUniqueConstraint('provider_flows_state', ['app_id', 'state_hash'] as never)
      .addUniqueConstraint('provider_flows_ticket', ['app_id', 'ticket_hash'] as never)
      .addForeignKeyConstraint(
        'provider_flows_user_fkey',
        ['app_id', 'user_id'] as never,
        'users',
        ['app_id', 'id'] as never,
        (constraint) => constraint.onDelete('cascade'),
      ),
  )
  await sql`create index provider_flows_age on provider_flows (app_id, expires_at)`.execute(db)
  await sql`create index provider_flows_user on provider_flows (app_id, user_id)`.execute(db)
}
