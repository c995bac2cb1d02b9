import { sql, type Kysely } from 'kysely'
import { acrossApps } from '../src/platform/database/schema.ts'

/**
 * The pages, products and overlays that a page names, so that the places that use them are found without its content;
 * and the content that a replacement of a picture or a file can go back to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pages add column reference_ids uuid[] not null default '{}'`.execute(db)
  await sql`alter table page_versions add column reference_ids uuid[] not null default '{}'`.execute(db)
  // Ids of blocks and actions of older drafts are among them: they are ids of no page or product.
  await acrossApps(db, 'pages', () =>
    sql`
      update pages set reference_ids = found.ids
      from (
        select page.app_id, page.id, array_agg(distinct (named.value #>> '{}')::uuid) as ids
        from pages page
        cross join lateral jsonb_path_query(page.draft, '$.** ? (@.type() == "string")') as named (value)
        where named.value #>> '{}' ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'
        group by page.app_id, page.id
      ) found
      where pages.app_id = found.app_id and pages.id = found.id
    `.execute(db),
  )
  await acrossApps(db, 'page_versions', () =>
    sql`
      update page_versions set reference_ids = found.ids
      from (
        select version.app_id, version.page_id, version.from_number, array_agg(distinct named.value::uuid) as ids
        from page_versions version
        cross join lateral (
          select jsonb_array_elements_text(version.content -> 'page_ids')
          union all select jsonb_array_elements_text(version.content -> 'product_ids')
          union all select jsonb_array_elements_text(version.content -> 'overlay_ids')
        ) as named (value)
        where named.value ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'
        group by version.app_id, version.page_id, version.from_number
      ) found
      where page_versions.app_id = found.app_id and page_versions.page_id = found.page_id
        and page_versions.from_number = found.from_number
    `.execute(db),
  )
  await sql`create index pages_references on pages using gin (reference_ids) where deleted_at is null`.execute(
    db,
  )
  await sql`create index page_versions_references on page_versions using gin (reference_ids)`.execute(db)

  await sql`
    alter table media
      add column former_of uuid,
      add column former_at timestamptz,
      add constraint media_former foreign key (app_id, former_of) references media (app_id, id) on delete cascade
  `.execute(db)
  // Checked at the end of a statement, so that one can exchange two contents.
  await sql`drop index media_storage_key`.execute(db)
  await sql`
    alter table media add constraint media_storage_key unique (app_id, storage_key) deferrable initially immediate
  `.execute(db)
  await sql`create index media_formers on media (app_id, former_of, former_at) where former_of is not null`.execute(
    db,
  )
  await sql`
    create index media_without_alt on media (app_id, id) where kind = 'image' and alt = '' and owner_kind = 'team'
  `.execute(db)
  await sql`create index media_posters on media (app_id, poster_id) where poster_id is not null`.execute(db)
}
