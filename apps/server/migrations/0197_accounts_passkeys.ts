import { sql, type CreateTableBuilder, type Kysely } from 'kysely'
import { controlTable, tenantTable } from '../src/platform/database/schema.ts'

/** Passkeys of people and of team members, and the challenges that they are asked to sign. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPasskeys(db)
  await createStudioPasskeys(db)
  await createChallenges(db)
}

/** What is kept of a passkey, whoever owns it. */
function credentialColumns(table: CreateTableBuilder<string>) {
  return (
    table
      .addColumn('credential_id', 'text', (column) => column.notNull())
      .addColumn('public_key', 'bytea', (column) => column.notNull())
      .addColumn('counter', 'int8', (column) => column.notNull())
      .addColumn('transports', sql`text[]`, (column) => column.notNull())
      .addColumn('device_type', 'text', (column) =>
        column.notNull().check(sql`device_type in ('singleDevice', 'multiDevice')`),
      )
      .addColumn('is_backed_up', 'boolean', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      /** The host that it is bound to; it answers on no other. */
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('last_used_at', sql`timestamptz(3)`)
  )
}

async function createPasskeys(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'passkeys', ['id'], (table) =>
    credentialColumns(table)
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('user_id', 'uuid', (column) => column.notNull())
      .addUniqueConstraint('passkeys_credential', ['app_id', 'credential_id'] as never)
      .addForeignKeyConstraint(
        'passkeys_user_fkey',
        ['app_id', 'user_id'] as never,
        'users',
        ['app_id', 'id'] as never,
        (constraint) => constraint.onDelete('cascade'),
      ),
  )
  await sql`create index passkeys_by_user on passkeys (app_id, user_id, created_at)`.execute(db)
}

async function createStudioPasskeys(db: Kysely<unknown>): Promise<void> {
  await controlTable(db, 'studio_passkeys', (table) =>
    credentialColumns(table)
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('team_member_id', 'uuid', (column) =>
        column.notNull().references('team_members.id').onDelete('cascade'),
      )
      .addUniqueConstraint('studio_passkeys_credential', ['credential_id'] as never),
  )
  await sql`
    create index studio_passkeys_by_member on studio_passkeys (team_member_id, created_at)
  `.execute(db)
}

async function createChallenges(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'passkey_challenges', ['challenge_hash'], (table) =>
    table
      .addColumn('challenge_hash', 'text', (column) => column.notNull())
      .addColumn('purpose', 'text', (column) =>
        column.notNull().check(sql`purpose in ('register', 'sign_in')`),
      )
      /** Who may register by it: a user of the app, at the studio a team member. */
      .addColumn('user_id', 'uuid')
      .addColumn('team_member_id', 'uuid', (column) =>
        column.references('team_members.id').onDelete('cascade'),
      )
      .addColumn('device_id', 'text')
      .addColumn('expires_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addForeignKeyConstraint(
        'passkey_challenges_user_fkey',
        ['app_id', 'user_id'] as never,
        'users',
        ['app_id', 'id'] as never,
        (constraint) => constraint.onDelete('cascade'),
      ),
  )
  await sql`create index passkey_challenges_age on passkey_challenges (app_id, expires_at)`.execute(db)
  await sql`
    create index passkey_challenges_user on passkey_challenges (app_id, user_id) where user_id is not null
  `.execute(db)
  await sql`
    create index passkey_challenges_member on passkey_challenges (team_member_id) where team_member_id is not null
  `.execute(db)
}
