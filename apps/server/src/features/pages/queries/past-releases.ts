import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** Whether the release that members saw at a past moment, published last or gone back to, holds a page. */
export async function wasLive(db: AppDb | AppTx, page_id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    select from page_versions version
    join (
      select number from (
        select created_at as at, id, number from releases where app_id = ${db.app_id} and created_at <= ${at}
        union all
        select switched.switched_at, switched.id, release.number from release_switches switched
        join releases release on release.app_id = ${db.app_id} and release.id = switched.release_id
        where switched.app_id = ${db.app_id} and switched.switched_at <= ${at}
      ) pointed
      order by pointed.at desc, pointed.id desc limit 1
    ) live on version.from_number <= live.number and (version.to_number is null or version.to_number > live.number)
    where version.app_id = ${db.app_id} and version.page_id = ${page_id}
  `.execute(db)
  return rows.length > 0
}
