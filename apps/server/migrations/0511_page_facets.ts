import { sql, type Kysely } from 'kysely'
import { acrossApps } from '../src/platform/database/schema.ts'

/** What lists filter a published page by, beside its facts; read from the content of versions from before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table page_versions add column facets jsonb not null default '{}'`.execute(db)
  await acrossApps(db, 'page_versions', () =>
    sql`
      update page_versions set facets = found.facets
      from (
        select version.app_id, version.page_id, version.from_number, jsonb_strip_nulls(jsonb_build_object(
          'muscles', nullif(fields -> 'primary_muscles', '[]'),
          'exercise_ids', (
            select jsonb_agg(distinct item -> 'exercise_page_id')
            from jsonb_path_query(fields, '$.groups[*].items[*]') item
            where jsonb_typeof(item -> 'exercise_page_id') = 'string'
          ),
          'event', case when fields ? 'repeats' and fields ->> 'first_day' <> '' then jsonb_build_object(
            'first_day', fields -> 'first_day', 'time', fields -> 'time', 'minutes', fields -> 'minutes',
            'repeats', fields -> 'repeats', 'last_day', fields -> 'last_day') end,
          'attributes', (
            select jsonb_object_agg(value ->> 'slug', value -> 'value')
            from jsonb_path_query(content, '$.attributes[*]') value
            where value ->> 'type' = 'string' and value ->> 'value' <> ''
          )
        )) as facets
        from page_versions version, lateral (select version.content -> 'fields') field (fields)
      ) found
      where page_versions.app_id = found.app_id and page_versions.page_id = found.page_id
        and page_versions.from_number = found.from_number and found.facets <> '{}'
    `.execute(db),
  )
}
