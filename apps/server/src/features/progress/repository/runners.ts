import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** Counting ends here, so that a popular program costs no more than any other. */
const MOST_COUNTED = 1000

/**
 * How many members run a root (exact up to 1,000), and who began last. Hidden and suspended people are left out of
 * both.
 */
export async function readRunners(
  db: AppDb | AppTx,
  root_id: string,
): Promise<{ count: number; last: string[] }> {
  const runner = sql`
    select run.subscriber_id, run.created_at, run.id from progress_runs run
    join subscribers s on s.app_id = run.app_id and s.id = run.subscriber_id and s.profile_visibility = 'public'
    join users u on u.app_id = s.app_id and u.id = s.user_id and u.suspended_at is null
    where run.app_id = ${db.app_id} and run.root_id = ${root_id} and run.ended_at is null
  `
  const { rows } = await sql<{ count: number; last: string[] }>`
    select (select count(*)::int from (${runner} limit ${MOST_COUNTED}) counted) as count,
      array(select subscriber_id::text from (${runner} order by run.created_at desc, run.id desc limit 5) newest
        order by created_at desc, id desc) as last
  `.execute(db)
  return rows[0] ?? { count: 0, last: [] }
}
