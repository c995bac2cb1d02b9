import { sql, type Kysely } from 'kysely'

/** Whose facts a table holds, and what must happen to a row before something remembered of them is out of date. */
const watched: { table: string; people: string[]; events: ('insert' | 'update' | 'delete')[] }[] = [
  { table: 'sessions', people: ['user_id'], events: ['update', 'delete'] },
  { table: 'users', people: ['id'], events: ['update', 'delete'] },
  { table: 'subscribers', people: ['id', 'user_id'], events: ['insert', 'update', 'delete'] },
  { table: 'entitlements', people: ['subscriber_id'], events: ['insert', 'update', 'delete'] },
  { table: 'progress_starts', people: ['subscriber_id'], events: ['update', 'delete'] },
  { table: 'page_first_completions', people: ['subscriber_id'], events: ['delete'] },
]

/**
 * The database says whose facts have changed: to the connection that changed them by a notice, before it is told of its
 * commit, and to all servers by a notification after it. A statement that changes very many says only the app.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function say_changed(said text) returns void language plpgsql as $$
    begin
      raise notice using message = said, errcode = 'FYCHG';
      perform pg_notify('foyer_changes', said);
    end $$
  `.execute(db)
  await sql`
    create function note_changes() returns trigger language plpgsql as $$
    declare
      app uuid;
      people uuid[];
    begin
      for app, people in execute format(
        'select %I, array_agg(distinct person) from changed cross join unnest(array[%s]) as person group by 1',
        tg_argv[0], tg_argv[1]
      ) loop
        perform say_changed(case
          when cardinality(people) > 100 then app::text
          else array_to_string(app || people, ' ')
        end);
      end loop;
      return null;
    end $$
  `.execute(db)
  for (const { table, people, events } of watched)
    for (const event of events) await watch(db, table, event, { app: 'app_id', people })
  await watch(db, 'apps', 'update', { app: 'id', people: ['id'] })
}

async function watch(
  db: Kysely<unknown>,
  table: string,
  event: 'insert' | 'update' | 'delete',
  { app, people }: { app: string; people: readonly string[] },
): Promise<void> {
  const rows = sql.raw(event === 'insert' ? 'new' : 'old')
  await sql`
    create trigger ${sql.ref(`note_${event}s`)} after ${sql.raw(event)} on ${sql.table(table)}
    referencing ${rows} table as changed
    for each statement execute function note_changes(${sql.lit(app)}, ${sql.lit(people.join(', '))})
  `.execute(db)
}
