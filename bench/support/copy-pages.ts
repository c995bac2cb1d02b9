import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import type { RunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { onDatabase } from './baseline-database.ts'

type Copies = { app_id: string; page_id: string; count: number }

/** Creates drafts as siblings of a page, each with its own text and access node. */
export function copyDrafts(cluster: RunningPostgres, { app_id, page_id, count }: Copies): Promise<void> {
  return onDatabase(cluster.admin_url, async (client) => {
    await insertCopies(client, { app_id, page_id, ids: uuids(count), parents: null, gated_share: 0 })
    await client.query('analyze pages, access_nodes')
  })
}

/**
 * Copies a page as a grown app has it: a hundred per collection, copies of the parent page that count too; one in
 * ten needs a login, one in ten a purchase. Returns the paths of the public ones and the ids of the sold ones.
 */
export function copyToCollections(
  cluster: RunningPostgres,
  { app_id, page_id, count }: Copies,
): Promise<{ open: string[]; sold: string[] }> {
  return onDatabase(cluster.admin_url, async (client) => {
    const { rows } = await client.query<{ parent_id: string }>(
      'select parent_id from pages where app_id = $1 and id = $2 and parent_id is not null',
      [app_id, page_id],
    )
    const [row] = rows
    if (!row) throw new Error('The page stands on no shelf.')
    const collections = uuids(Math.ceil(count / 101))
    const ids = uuids(count - collections.length)
    await insertCopies(client, {
      app_id,
      page_id: row.parent_id,
      ids: collections,
      parents: null,
      gated_share: 0,
    })
    await insertCopies(client, { app_id, page_id, ids, parents: collections, gated_share: 10 })
    await client.query('analyze pages, access_nodes')
    const { rows: made } = await client.query<CopiedPage>(COPIED_PAGES, [app_id, ids])
    const isOpen = ({ is_sold, is_for_members }: CopiedPage): boolean => !is_sold && !is_for_members
    return {
      open: made.filter(isOpen).map(({ path }) => path),
      sold: made.filter(({ is_sold }) => is_sold).map(({ id }) => id),
    }
  })
}

type CopiedPage = { id: string; path: string; is_sold: boolean; is_for_members: boolean }

const COPIED_PAGES = `
  select id, path, require_purchase as is_sold, require_authentication as is_for_members
  from pages join access_nodes on access_nodes.app_id = pages.app_id and page_id = id
  where pages.app_id = $1 and id = any ($2::uuid[]) order by id`

type Inserted = {
  app_id: string
  page_id: string
  ids: readonly string[]
  /** Parents in rotation; null: the page's own parent. */
  parents: readonly string[] | null
  /** One in this many needs a login, and as many a purchase; 0: none. */
  gated_share: number
}

async function insertCopies(
  client: Client,
  { app_id, page_id, ids, parents, gated_share }: Inserted,
): Promise<void> {
  const { rowCount } = await client.query(
    `with made as (
       insert into pages (app_id, id, parent_id, rank, path, content_type, title, draft, fields_version, cover,
         search_titles, search_text, search_grams, media_ids, created_at, updated_at, updated_by)
       select app_id, copy.id, coalesce(($4::uuid[])[1 + n % cardinality($4::uuid[])], parent_id), rank + n,
         path || '-' || copy.id, content_type, title || ' ' || n,
         jsonb_set(draft, '{og_description}', to_jsonb('Copy ' || n)), fields_version, cover,
         rtrim(search_titles, E'\\n') || ' ' || n || E'\\n', search_text, search_grams, media_ids, now(), now(), updated_by
       from pages, unnest($3::uuid[]) with ordinality as copy (id, n) where app_id = $1 and pages.id = $2
       returning app_id, id, parent_id
     )
     insert into access_nodes (app_id, page_id, parent_id, require_authentication, require_purchase, products)
     select app_id, id, parent_id, $5 > 0 and n % greatest($5, 1) = 0, $5 > 0 and n % greatest($5, 1) = 1,
       case when $5 > 0 and n % greatest($5, 1) = 1
         then array(select products.id from products where products.app_id = $1 limit 1) else '{}' end
     from (select made.*, row_number() over () as n from made) made`,
    [app_id, page_id, ids, parents, gated_share],
  )
  if (rowCount !== ids.length) throw new Error('The drafts were not copied.')
}

function uuids(count: number): string[] {
  return Array.from({ length: count }, () => randomUUID())
}
