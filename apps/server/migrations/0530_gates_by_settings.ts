import { sql, type Kysely } from 'kysely'
import { acrossApps } from '../src/platform/database/schema.ts'

/** Names gates by their settings, so that an app has few of them however many of its pages are gated. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function access_gates(p_app uuid, p_pages uuid[]) returns table (page_id uuid, gate text)
    language sql stable security invoker as $$
      with recursive down as (
        select node.page_id from access_nodes node where node.app_id = p_app and node.page_id = any (p_pages)
        union
        select child.page_id from down
        join access_nodes child on child.app_id = p_app and child.parent_id = down.page_id
      ), up as (
        select down.page_id, down.page_id as node_id, null::uuid as parent_id, -1 as depth, true as is_inherited,
          null::text as part
        from down
        union all
        select up.page_id, node.page_id, node.parent_id, up.depth + 1, up.is_inherited and node.inherit,
          case
            when not up.is_inherited then null
            when node.is_private or node.is_scheduled then node.page_id::text
            when node.require_authentication or node.require_purchase then
              case when node.require_authentication then 'login' else '' end || ' ' ||
              case when node.require_purchase
                then array_to_string(node.products, ',') || ' ' || coalesce(node.purchase_overlay::text, '')
                else '' end
          end
        from up
        join access_nodes node on node.app_id = p_app
          and node.page_id = case when up.depth = -1 then up.node_id else up.parent_id end
        where up.depth < 64
      ), whole as (
        select up.page_id, bool_or(up.depth >= 0 and up.parent_id is null) as has_top,
          string_agg(up.part, '|' order by up.depth desc) as parts
        from up group by up.page_id
      )
      select whole.page_id, case
        when not whole.has_top then whole.page_id::text
        when whole.parts is null and not node.allow_browsing then ''
        else md5(concat_ws('|', case when node.allow_browsing then 'browse' end, whole.parts))
      end
      from whole join access_nodes node on node.app_id = p_app and node.page_id = whole.page_id
    $$`.execute(db)
  await sql`
    comment on function access_gates is
      'What decides access to some pages and all below them: pages with equal names are decided equally. The name is made '
      'of the settings of the page and of those that it inherits; a private or scheduled page counts by its id. Empty '
      'without any; a page whose tree is broken is decided by itself. The server makes the same names.'
  `.execute(db)
  await acrossApps(db, 'page_search', () => acrossApps(db, 'access_nodes', () => nameGates(db)))
}

async function nameGates(db: Kysely<unknown>): Promise<void> {
  await sql`
    update page_search set gate = found.gate
    from (select distinct app_id from page_search) app, lateral access_gates(app.app_id, (
      select array_agg(one.page_id) from page_search one where one.app_id = app.app_id)) found
    where page_search.app_id = app.app_id and page_search.page_id = found.page_id and page_search.gate <> found.gate
  `.execute(db)
}
