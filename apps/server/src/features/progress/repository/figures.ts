import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/**
 * Counts completions per hour in a zone between two times: 24 numbers, from 00:00. A page counts once per member and
 * time, without undone ones.
 */
export async function countCompletionsByHour(
  db: AppDb | AppTx,
  { from, to, zone }: { from: Date; to: Date; zone: string },
): Promise<number[]> {
  const { rows } = await sql<{ hour: number; count: number }>`
    select extract(hour from completed_at at time zone ${zone})::int as hour,
      count(distinct (subscriber_id, page_id, completed_at))::int as count
    from page_completions
    where app_id = ${db.app_id} and undone_at is null and completed_at >= ${from} and completed_at < ${to}
    group by 1
  `.execute(db)
  const counts = new Map(rows.map(({ hour, count }) => [hour, count]))
  return Array.from({ length: 24 }, (_, hour) => counts.get(hour) ?? 0)
}

/** What was completed last in the app, newest first. */
export async function listLatestCompletions(
  db: AppDb | AppTx,
  limit: number,
): Promise<{ id: string; subscriber_id: string; page_id: string; completed_at: Date }[]> {
  return db
    .selectFrom('page_completions')
    .select(['id', 'subscriber_id', 'page_id', 'completed_at'])
    .where('app_id', '=', db.app_id)
    .where('undone_at', 'is', null)
    .orderBy('completed_at', 'desc')
    .limit(limit)
    .execute()
}
