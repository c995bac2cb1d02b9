import { sql, type Kysely } from 'kysely'
import { acrossApps } from '../src/platform/database/schema.ts'
import { newId } from '../src/platform/ids.ts'

type Program = { app_id: string; page_id: string }

/**
 * Programs and packs are always started, so waiting at and below them counts from that start. Those whose settings did not say so
 * do now, with a change in their history, so that moments before it are still explained by what was in force.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = ['pages', 'access_node_history', 'access_nodes']
  const change = tables.reduce(
    (inner, table) => () => acrossApps(db, table, inner),
    () => makeAllRoots(db),
  )
  await change()
}

async function makeAllRoots(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Program>`
    select node.app_id, node.page_id from access_nodes node
    join pages page on page.app_id = node.app_id and page.id = node.page_id
    where page.content_type in ('program', 'pack') and not node.is_progress_root
  `.execute(db)
  for (let from = 0; from < rows.length; from += 1_000) await makeRoots(db, rows.slice(from, from + 1_000))
}

async function makeRoots(db: Kysely<unknown>, programs: readonly Program[]): Promise<void> {
  const named = JSON.stringify(programs.map((program) => ({ ...program, id: newId() })))
  const wanted = sql`jsonb_to_recordset(${named}::jsonb) as wanted (app_id uuid, page_id uuid, id uuid)`
  await sql`
    insert into access_node_history (app_id, id, page_id, node, author, changed_at, before)
    select app_id, wanted.id, page_id, was || '{"is_progress_root": true}', 'Foyer', now(), was
    from ${wanted}
    join access_nodes node using (app_id, page_id),
    lateral (
      select (to_jsonb(node) - array['app_id', 'page_id', 'parent_id', 'is_set', 'revision'])
        || jsonb_build_object('unlocks_at', instant_text(node.unlocks_at)) as was
    ) settings
  `.execute(db)
  await sql`
    update access_nodes node set is_progress_root = true, revision = node.revision + 1
    from ${wanted} where node.app_id = wanted.app_id and node.page_id = wanted.page_id
  `.execute(db)
  await sql`
    update apps set access_epoch = access_epoch + 1
    where id in (select app_id from ${wanted})
  `.execute(db)
}
