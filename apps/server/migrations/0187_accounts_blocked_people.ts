import { sql, type Kysely } from 'kysely'
import { acrossApps, tenantTable } from '../src/platform/database/schema.ts'

/**
 * Who blocks whom, found from both sides; and words of names apart from those of addresses, in the order in which members
 * find each other: nobody is found by their address, and no search sorts more than it shows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'blocked_people', ['blocker_user_id', 'blocked_user_id'], (table) =>
    table
      .addColumn('blocker_user_id', 'uuid', (column) => column.notNull())
      .addColumn('blocked_user_id', 'uuid', (column) => column.notNull())
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addCheckConstraint('blocked_people_are_two', sql`blocker_user_id <> blocked_user_id`)
      .addForeignKeyConstraint(
        'blocked_people_blocker_fkey',
        ['app_id', 'blocker_user_id'] as never,
        'users',
        ['app_id', 'id'] as never,
        (constraint) => constraint.onDelete('cascade'),
      )
      .addForeignKeyConstraint(
        'blocked_people_blocked_fkey',
        ['app_id', 'blocked_user_id'] as never,
        'users',
        ['app_id', 'id'] as never,
        (constraint) => constraint.onDelete('cascade'),
      ),
  )
  await sql`
    create index blocked_people_by_blocked on blocked_people (app_id, blocked_user_id, blocker_user_id)
  `.execute(db)
  await nameWords(db)
}

/** `name_key` is the whole name, which words of it are sorted by; null for words of the address alone. */
async function nameWords(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_words add column name_key text collate "C"`.execute(db)
  await sql`
    create or replace function note_user_words() returns trigger language plpgsql as $$
    begin
      delete from user_words where app_id = new.app_id and user_id = new.id;
      insert into user_words (app_id, word, user_id, name_key)
      select new.app_id, left(word, 40), new.id, max(case when is_name then left(lower(new.name), 80) end)
      from (
        select word, true as is_name from regexp_split_to_table(lower(new.name), '[^[:alnum:]]+') as word
        union all
        select word, false from regexp_split_to_table(lower(new.email::text), '[^[:alnum:]]+') as word
      ) words
      where word <> ''
      group by left(word, 40);
      return null;
    end $$
  `.execute(db)
  await acrossApps(db, 'users', () =>
    acrossApps(db, 'user_words', () =>
      sql`
        update user_words set name_key = left(lower(users.name), 80)
        from users
        where users.app_id = user_words.app_id and users.id = user_words.user_id
          and user_words.word in (
            select left(word, 40) from regexp_split_to_table(lower(users.name), '[^[:alnum:]]+') as word)
      `.execute(db),
    ),
  )
  await sql`
    create index user_words_of_names on user_words (app_id, word, name_key, user_id) where name_key is not null
  `.execute(db)
}
