import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import type { RunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { onDatabase } from './baseline-database.ts'

type Copies = { app_id: string; page_id: string; count: number }

/** New drafts beside a page, each with a text and an access node of its own. */
export function copyDrafts(cluster: RunningPostgres, { app_id, page_id, count }: Copies): Promise<void> {
  return onDatabase(cluster.admin_url, async (client) => {
    await insertCopies(client, { app_id, page_id, ids: uuids(count), parents: null, gated: 0 })
    await client.query('analyze pages, access_nodes')
  })
}

/**
 * The same as a grown app has them: on shelves, which are copies of the page above and count, too, a hundred on each;
 * one in ten asks for a login.
 */
export function copyToShelves(cluster: RunningPostgres, { app_id, page_id, count }: Copies): Promise<void> {
  return onDatabase(cluster.admin_url, async (client) => {
    const { rows } = await client.query<{ parent_id: string }>(
      'select parent_id from pages where app_id = $1 and id = $2 and parent_id is not null',
      [app_id, page_id],
    )
    const [row] = rows
    if (!row) throw new Error('The page stands on no shelf.')
    const shelves = uuids(Math.ceil(count / 101))
    const ids = uuids(count - shelves.length)
    await insertCopies(client, { app_id, page_id: row.parent_id, ids: shelves, parents: null, gated: 0 })
    await insertCopies(client, { app_id, page_id, ids, parents: shelves, gated: 10 })
    await client.query('analyze pages, access_nodes')
  })
}

type Inserted = {
  app_id: string
  page_id: string
  ids: readonly string[]
  /** In turn; null: where the page stands. */
  parents: readonly string[] | null
  /** One in so many asks for a login; 0: none. */
  gated: number
}

async function insertCopies(
  client: Client,
  { app_id, page_id, ids, parents, gated }: Inserted,
): Promise<void> {
  const { rowCount } = await client.query(
    `with made as (
       insert into pages (app_id, id, parent_id, rank, path, content_type, title, draft, fields_version, cover,
         search_text, media_ids, created_at, updated_at, updated_by)
       select app_id, copy.id, coalesce(($4::uuid[])[1 + n % cardinality($4::uuid[])], parent_id), rank + n,
         path || '-' || copy.id, content_type, title || ' ' || n,
         jsonb_set(draft, '{og_description}', to_jsonb('Copy ' || n)), fields_version, cover,
         search_text, media_ids, now(), now(), updated_by
       from pages, unnest($3::uuid[]) with ordinality as copy (id, n) where app_id = $1 and pages.id = $2
       returning app_id, id, parent_id
     )
     insert into access_nodes (app_id, page_id, parent_id, require_authentication)
     select app_id, id, parent_id, $5 > 0 and row_number() over () % greatest($5, 1) = 0 from made`,
    [app_id, page_id, ids, parents, gated],
  )
  if (rowCount !== ids.length) throw new Error('The drafts were not copied.')
}

function uuids(count: number): string[] {
  return Array.from({ length: count }, () => randomUUID())
}
