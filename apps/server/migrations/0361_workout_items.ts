import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { acrossApps } from '../src/platform/database/schema.ts'

/** Published pages are found by the items of their workout too; new versions list them as they are published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await acrossApps(db, 'page_versions', () =>
    sql`
      update page_versions set action_ids = action_ids || found.ids
      from (
        select app_id, page_id, from_number, array_agg(distinct (uid #>> '{}')::uuid) as ids
        from page_versions, jsonb_path_query(content, '$.fields.groups[*].items[*].uid') as uid
        where jsonb_typeof(uid) = 'string'
        group by app_id, page_id, from_number
      ) found
      where page_versions.app_id = found.app_id and page_versions.page_id = found.page_id
        and page_versions.from_number = found.from_number
    `.execute(db),
  )
}
