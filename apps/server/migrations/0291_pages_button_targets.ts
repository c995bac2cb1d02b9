import { sql, type Kysely } from 'kysely'
import { acrossApps } from '../src/platform/database/schema.ts'

/** The pages and products that the buttons of a draft lead to, so that missing ones are found without its content. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pages add column button_target_ids uuid[] not null default '{}'`.execute(db)
  await acrossApps(db, 'pages', () =>
    sql`
      update pages set button_target_ids = found.ids
      from (
        select page.app_id, page.id, array_agg(distinct (target.value #>> '{}')::uuid) as ids
        from pages page
        cross join lateral (
          select jsonb_path_query(page.draft, '$.** ? (@.type == "open_page").page_id') as value
          union all
          select jsonb_path_query(page.draft, '$.** ? (@.type == "trigger_purchase").product_ids[*]')
        ) target
        where target.value #>> '{}' ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'
        group by page.app_id, page.id
      ) found
      where pages.app_id = found.app_id and pages.id = found.id
    `.execute(db),
  )
}
