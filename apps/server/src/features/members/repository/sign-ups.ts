import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** People who signed up within a span, by the hour that the zone's clock showed; the team's own users do not count. */
export async function countSignUpsByHour(
  db: AppDb | AppTx,
  { from, to, zone }: { from: Date; to: Date; zone: string },
): Promise<{ hour: number; value: number }[]> {
  const { rows } = await sql<{ hour: number; value: number }>`
    select extract(hour from created_at at time zone ${zone})::int as hour, count(*)::int as value from users
    where app_id = ${db.app_id} and created_at >= ${from} and created_at < ${to}
      and team_member_id is null and not is_app_messaging_profile and imported_at is null
    group by 1
  `.execute(db)
  return rows
}

/** Lists the latest sign-ups since an instant, newest first. */
export function listLatestSignUps(
  db: AppDb | AppTx,
  { since, limit }: { since: Date; limit: number },
): Promise<{ id: string; name: string; created_at: Date }[]> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'created_at'])
    .where('app_id', '=', db.app_id)
    .where('created_at', '>=', since)
    .where('team_member_id', 'is', null)
    .where('is_app_messaging_profile', '=', false)
    .where('imported_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
