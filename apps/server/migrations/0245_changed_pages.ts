import { sql, type Kysely } from 'kysely'
import { acrossApps, tenantTable } from '../src/platform/database/schema.ts'

/**
 * Drafts that may differ from the newest release: changed since, or left out of a publish. All others are as that
 * release has them, so that what an owner has changed is found among few pages, however many the app has. A change of
 * a page puts it here by itself, and the next publish that finds no difference takes it off. It is held while the page
 * is being changed, so that nobody takes off what somebody is about to change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'changed_pages', ['page_id'], (table) =>
    table.addColumn('page_id', 'uuid', (column) => column.notNull()),
  )
  await acrossApps(db, 'pages', () =>
    acrossApps(db, 'changed_pages', () =>
      sql`insert into changed_pages (app_id, page_id) select app_id, id from pages`.execute(db),
    ),
  )
  await sql`
    create function note_changed_page() returns trigger language plpgsql as $$
    begin
      insert into changed_pages (app_id, page_id) values (new.app_id, new.id)
      on conflict (app_id, page_id) do update set page_id = excluded.page_id;
      return null;
    end
    $$
  `.execute(db)
  await sql`
    create trigger note_change
    after insert or update of parent_id, rank, path, draft_hash, deleted_at on pages
    for each row execute function note_changed_page()
  `.execute(db)
  await sql`
    create index page_versions_ended on page_versions (app_id, to_number) where to_number is not null
  `.execute(db)
}
