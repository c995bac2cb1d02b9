import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** Users, subscribers and sessions of an app. An address serves once in each app, so nothing is shared between two. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createUsers(db)
  await createUserWords(db)
  await createSubscribers(db)
  await createSessions(db)
}

async function createUsers(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'users', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('email', sql`citext`, (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('password_hash', 'text')
      .addColumn('auth_provider', 'text', (column) =>
        column.notNull().check(sql`auth_provider in ('default', 'passwordless', 'google', 'apple')`),
      )
      .addColumn('passwordless', 'boolean', (column) =>
        column
          .notNull()
          .generatedAlwaysAs(sql`password_hash is null`)
          .stored(),
      )
      .addColumn('timezone', 'text', (column) => column.notNull())
      .addColumn('is_admin', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('is_account_admin', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('is_app_messaging_profile', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('team_member_id', 'uuid')
      .addColumn('avatar_urls', 'jsonb')
      .addColumn('email_verified_at', 'timestamptz')
      .addColumn('suspended_at', 'timestamptz')
      .addColumn('waiting_since', 'timestamptz')
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('last_seen_at', sql`timestamptz(3)`, (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('sort_name', sql`text collate "C"`, (column) =>
        column
          .notNull()
          .generatedAlwaysAs(sql`lower(name)`)
          .stored(),
      )
      .addUniqueConstraint('users_email', ['app_id', 'email'] as never)
      .addUniqueConstraint('users_team_member', ['app_id', 'team_member_id'] as never),
  )
  await sql`create index users_by_name on users (app_id, sort_name, id)`.execute(db)
  await sql`create index users_by_age on users (app_id, created_at, id)`.execute(db)
  await sql`create index users_by_visit on users (app_id, last_seen_at, id)`.execute(db)
  await sql`create index users_suspended on users (app_id, id) where suspended_at is not null`.execute(db)
  await sql`create index users_waiting on users (app_id, id) where waiting_since is not null`.execute(db)
}

/**
 * The words of names and addresses, for the owner's search. A trigram index would not be used here: LIKE is not
 * leakproof, so behind row-level security it never becomes an index condition. Comparisons of texts are.
 */
async function createUserWords(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'user_words', ['word', 'user_id'], (table) =>
    table
      .addColumn('word', sql`text collate "C"`, (column) => column.notNull())
      .addColumn('user_id', 'uuid', (column) => column.notNull())
      .addForeignKeyConstraint(
        'user_words_user_fkey',
        ['app_id', 'user_id'] as never,
        'users',
        ['app_id', 'id'] as never,
        (constraint) => constraint.onDelete('cascade'),
      ),
  )
  await sql`create index user_words_by_user on user_words (app_id, user_id, word)`.execute(db)
  await sql`
    create function note_user_words() returns trigger language plpgsql as $$
    begin
      delete from user_words where app_id = new.app_id and user_id = new.id;
      insert into user_words (app_id, word, user_id)
      select distinct new.app_id, left(word, 40), new.id
      from regexp_split_to_table(lower(new.name || ' ' || new.email::text), '[^[:alnum:]]+') as word
      where word <> '';
      return null;
    end $$
  `.execute(db)
  await sql`
    create trigger note_words after insert or update of name, email on users
    for each row execute function note_user_words()
  `.execute(db)
}

async function createSubscribers(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'subscribers', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('uuid', 'uuid', (column) => column.notNull().defaultTo(sql`gen_random_uuid()`))
      .addColumn('user_id', 'uuid')
      .addColumn('language', 'text')
      .addColumn('can_receive_messages_from_members', 'boolean', (column) => column.notNull().defaultTo(true))
      .addColumn('profile_visibility', 'text', (column) =>
        column
          .notNull()
          .defaultTo('public')
          .check(sql`profile_visibility in ('public', 'private')`),
      )
      .addColumn('attributes', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'::jsonb`))
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull().defaultTo(sql`now()`))
      .addUniqueConstraint('subscribers_uuid', ['app_id', 'uuid'] as never)
      .addUniqueConstraint('subscribers_user', ['app_id', 'user_id'] as never)
      .addForeignKeyConstraint('subscribers_user_fkey', ['app_id', 'user_id'] as never, 'users', [
        'app_id',
        'id',
      ] as never),
  )
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'sessions', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('user_id', 'uuid', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('device_id', 'text')
      .addColumn('browser', 'text', (column) => column.notNull())
      .addColumn('network', 'text', (column) => column.notNull())
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('last_used_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .addColumn('revoked_at', 'timestamptz')
      .addUniqueConstraint('sessions_token', ['app_id', 'token_hash'] as never)
      .addForeignKeyConstraint(
        'sessions_user_fkey',
        ['app_id', 'user_id'] as never,
        'users',
        ['app_id', 'id'] as never,
        (constraint) => constraint.onDelete('cascade'),
      ),
  )
  await sql`create index sessions_by_user on sessions (app_id, user_id, last_used_at)`.execute(db)
}
