import { sql, type Kysely } from 'kysely'
import { acrossApps } from '../src/platform/database/schema.ts'

/**
 * Completions belong to one scheduled item of a page, and removed items stay for a day, so that removing can be undone.
 * A completion so far is stored at the item of its page that is nearest to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table scheduled_items
      add column completed_at timestamptz(3),
      add column removed_at timestamptz(3)
  `.execute(db)
  await sql`
    create index scheduled_items_of_page on scheduled_items (app_id, subscriber_id, item_id)
  `.execute(db)
  await sql`
    create index scheduled_items_removed on scheduled_items (app_id, removed_at) where removed_at is not null
  `.execute(db)
  await acrossApps(db, 'scheduled_items', () =>
    acrossApps(db, 'page_completions', async () => {
      await sql`
        update scheduled_items item set completed_at = nearest.completed_at
        from (
          select distinct on (i.app_id, i.subscriber_id, i.item_id) i.app_id, i.id, c.completed_at
          from scheduled_items i join page_completions c
            on c.app_id = i.app_id and c.subscriber_id = i.subscriber_id and c.page_id = i.item_id and c.undone_at is null
          order by i.app_id, i.subscriber_id, i.item_id,
            abs(extract(epoch from coalesce(i.starts_at, i.day::timestamptz) - c.completed_at)), i.id
        ) nearest
        where item.app_id = nearest.app_id and item.id = nearest.id
      `.execute(db)
    }),
  )
}
