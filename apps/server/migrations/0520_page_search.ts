import { sql, type Kysely } from 'kysely'
import { hasOwnPlace, listSearchTexts, type TranslatablePage } from '@foyer/content/definitions'
import { listTitleTokens } from '@foyer/domain/search'
import { acrossApps, tenantTable } from '../src/platform/database/schema.ts'
import { publishedSearchColumns, toTitleLines } from '../src/platform/database/search.ts'

const BATCH = 200

type Key = { app_id: string; page_id: string }

/**
 * What published pages are searched by, with the gate that decides who finds them; and the titles of drafts, which
 * rank them. The server writes both, since the database cannot fold as the domain does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAccessGates(db)
  await tenantTable(db, 'page_search', ['page_id'], (table) =>
    table
      .addColumn('page_id', 'uuid', (column) => column.notNull())
      .addColumn('content_type', 'text', (column) => column.notNull())
      .addColumn('gate', 'text', (column) => column.notNull())
      .addColumn('titles', 'text', (column) => column.notNull())
      .addColumn('title_tokens', sql`text[]`, (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('text_words', 'text', (column) => column.notNull())
      .addColumn('text_tokens', sql`text[]`, (column) => column.notNull()),
  )
  await sql`comment on table page_search is 'The pages of the live release that have an address; all published languages together.'`.execute(
    db,
  )
  await sql`comment on column page_search.gate is 'Decides who finds it, see access_gates.'`.execute(db)
  await sql`create index page_search_titles on page_search using gin (app_id, title_tokens)`.execute(db)
  await sql`create index page_search_texts on page_search using gin (app_id, text_tokens)`.execute(db)
  await acrossApps(db, 'page_search', () =>
    acrossApps(db, 'page_versions', () =>
      acrossApps(db, 'releases', () => acrossApps(db, 'access_nodes', () => fillPublished(db))),
    ),
  )
  await sql`alter table pages add column search_titles text not null default E'\n'`.execute(db)
  await acrossApps(db, 'pages', () => fillDrafts(db))
}

async function createAccessGates(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function access_gates(p_app uuid, p_pages uuid[]) returns table (page_id uuid, gate text)
    language sql stable security invoker as $$
      with recursive down as (
        select node.page_id from access_nodes node where node.app_id = p_app and node.page_id = any (p_pages)
        union
        select child.page_id from down
        join access_nodes child on child.app_id = p_app and child.parent_id = down.page_id
      ), up as (
        select down.page_id, node.page_id as node_id, node.parent_id, 0 as depth,
          not node.inherit or node.is_private or node.require_purchase or node.allow_browsing
            or node.require_authentication or node.is_scheduled as is_gate
        from down join access_nodes node on node.app_id = p_app and node.page_id = down.page_id
        union all
        select up.page_id, node.page_id, node.parent_id, up.depth + 1,
          not node.inherit or node.is_private or node.require_purchase or node.allow_browsing
            or node.require_authentication or node.is_scheduled
        from up join access_nodes node on node.app_id = p_app and node.page_id = up.parent_id
        where not up.is_gate and up.depth < 64
      )
      select distinct on (up.page_id) up.page_id,
        case
          when up.is_gate and up.depth > 0 then 'below ' || up.node_id
          when not up.is_gate and up.parent_id is null then ''
          else up.page_id::text
        end
      from up order by up.page_id, up.depth desc
    $$`.execute(db)
  await sql`
    comment on function access_gates is
      'What decides access to some pages and all below them: the page itself (its id), the nearest page above with '
      'gates ("below" and its id; allow_browsing is not inherited), or nothing (""). A page '
      'whose tree is broken is decided by itself.'
  `.execute(db)
}

type Row = Key & {
  content_type: string
  path: string
  title: string
  content: Omit<TranslatablePage, 'title' | 'content_type' | 'cover'>
  translations: Parameters<typeof listSearchTexts>[1] | null
}

async function fillPublished(db: Kysely<unknown>): Promise<void> {
  await inBatches(async (after) => {
    const { rows } = await sql<Row>`
      select version.app_id, version.page_id, version.content_type, version.path, version.title,
        version.content, (
        select jsonb_agg(said.value)
        from jsonb_array_elements(release.settings -> 'locales') locale
        join jsonb_each(version.texts) said on said.key = locale ->> 'locale'
        where locale ->> 'status' = 'published'
      ) as translations
      from apps
      join releases release on release.app_id = apps.id and release.id = apps.release_id
      join page_versions version on version.app_id = apps.id and version.from_number <= release.number
        and (version.to_number is null or version.to_number > release.number)
      where (version.app_id, version.page_id) > (${after.app_id}::uuid, ${after.page_id}::uuid)
      order by version.app_id, version.page_id limit ${BATCH}
    `.execute(db)
    const filled = rows.filter(hasOwnPlace).map(({ translations, content, ...page }) => ({
      ...page,
      ...publishedSearchColumns(listSearchTexts({ ...content, ...page, cover: null }, translations ?? [])),
    }))
    await sql`
      insert into page_search (app_id, page_id, content_type, gate, titles, title_tokens, text, text_words, text_tokens)
      select app_id, page_id, content_type, page_id::text, titles, title_tokens, text, text_words, text_tokens
      from jsonb_to_recordset(${JSON.stringify(filled)}::jsonb) as row (app_id uuid, page_id uuid, content_type text,
        titles text, title_tokens text[], text text, text_words text, text_tokens text[])
    `.execute(db)
    return rows
  })
  await sql`
    update page_search set gate = found.gate
    from (select distinct app_id from page_search) app, lateral access_gates(app.app_id, (
      select array_agg(one.page_id) from page_search one where one.app_id = app.app_id)) found
    where page_search.app_id = app.app_id and page_search.page_id = found.page_id
  `.execute(db)
}

async function fillDrafts(db: Kysely<unknown>): Promise<void> {
  await inBatches(async (after) => {
    const { rows } = await sql<Key & { title: string }>`
      select app_id, id as page_id, title from pages
      where (app_id, id) > (${after.app_id}::uuid, ${after.page_id}::uuid)
      order by app_id, id limit ${BATCH}
    `.execute(db)
    const filled = rows.map(({ title, ...key }) => ({
      ...key,
      titles: toTitleLines([title]),
      tokens: listTitleTokens([title]),
    }))
    await sql`
      update pages set search_titles = row.titles, search_grams = array(
        select unnest(pages.search_grams) union select unnest(row.tokens))
      from jsonb_to_recordset(${JSON.stringify(filled)}::jsonb)
        as row (app_id uuid, page_id uuid, titles text, tokens text[])
      where pages.app_id = row.app_id and pages.id = row.page_id
    `.execute(db)
    return rows
  })
}

async function inBatches(change: (after: Key) => Promise<readonly Key[]>): Promise<void> {
  const first = '00000000-0000-0000-0000-000000000000'
  let after: Key | undefined = { app_id: first, page_id: first }
  while (after) {
    const rows: readonly Key[] = await change(after)
    after = rows.length < BATCH ? undefined : rows.at(-1)
  }
}
