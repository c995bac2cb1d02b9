import { sql, type Kysely } from 'kysely'

/**
 * Imported members have not signed up and have not been seen. Imports remember their columns, the fields that the owner
 * assigned, and the encoding of their file.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column imported_at timestamptz(3), alter column last_seen_at drop not null
  `.execute(db)
  await sql`drop index users_by_visit`.execute(db)
  await sql`
    create index users_by_visit
      on users (app_id, (coalesce(last_seen_at, '1970-01-01 00:00:00+00'::timestamptz)), id)
  `.execute(db)
  await sql`
    alter table member_imports
      drop column ignored_columns,
      add column columns jsonb not null default '[]',
      add column fields jsonb,
      add column encoding text,
      drop constraint member_imports_state_check,
      add constraint member_imports_state_check
        check (state in ('checking', 'unmapped', 'checked', 'importing', 'done', 'failed'))
  `.execute(db)
}
