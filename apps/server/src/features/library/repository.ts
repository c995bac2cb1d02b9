import { sql } from 'kysely'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'

type Visit = { subscriber_id: string; page_id: string; opened_at: Date }

/** The most visits stored for each member. */
const MAX_VISITS = 50

/** Stores a visit and deletes the oldest beyond the limit; one statement. */
export async function upsertVisit(tx: AppTx, { subscriber_id, page_id, opened_at }: Visit): Promise<void> {
  await sql`
    with forgotten as (
      delete from recent_pages where app_id = ${tx.app_id} and subscriber_id = ${subscriber_id} and page_id in (
        select page_id from recent_pages
        where app_id = ${tx.app_id} and subscriber_id = ${subscriber_id} and page_id <> ${page_id}
        order by opened_at desc offset ${MAX_VISITS - 1})
    )
    insert into recent_pages (app_id, subscriber_id, page_id, opened_at)
    values (${tx.app_id}, ${subscriber_id}, ${page_id}, ${opened_at})
    on conflict (app_id, subscriber_id, page_id)
    do update set opened_at = greatest(recent_pages.opened_at, excluded.opened_at)
  `.execute(tx)
}

/** The pages that a subscriber opened last, newest first. */
export async function listVisits(
  db: AppDb | AppTx,
  subscriber_id: string,
  limit: number,
): Promise<{ page_id: string; opened_at: Date }[]> {
  return db
    .selectFrom('recent_pages')
    .select(['page_id', 'opened_at'])
    .where('app_id', '=', db.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .orderBy('opened_at', 'desc')
    .orderBy('page_id')
    .limit(limit)
    .execute()
}
