import type { AccessNode, AccessViewer } from '@foyer/domain/access'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { preparedStatement } from '#platform/database/prepared-statement.ts'
import { readNode, type StoredNode } from './nodes.ts'

/** The gates of some pages and of all above them, by page; pages that do not exist are left out. */
export type Chains = {
  nodes: ReadonlyMap<string, AccessNode>
  /** The epoch of the app's access when they were read; null where none was found. */
  epoch: number | null
}

const selectChains = preparedStatement<StoredNode & { epoch: number }>(
  'access_chains',
  `with recursive chain as (
      select * from access_nodes where app_id = $1 and page_id = any ($2::uuid[])
      union
      select above.* from chain below join access_nodes above on above.app_id = $1 and above.page_id = below.parent_id
    )
    select chain.*,
      (select array_agg(product_id) from product_pages
        where app_id = $1 and page_id = chain.page_id and removed_at is null) as included_in,
      (select access_epoch from apps where id = $1) as epoch from chain`,
)

/** Reads the gates of some pages and of all above them. */
export async function readChains(db: AppDb | AppTx, page_ids: readonly string[]): Promise<Chains> {
  const rows = await selectChains(db, [db.app_id, page_ids])
  return { nodes: new Map(rows.map((row) => [row.page_id, readNode(row)])), epoch: rows[0]?.epoch ?? null }
}

/** The facts about one subscriber. */
export type Holdings = Omit<AccessViewer, 'subscriber_id' | 'is_admin'> & {
  subscriber_id: string | null
  /** The epoch of the app's access at that moment: what was known of gates under another one is out of date. */
  epoch: number
  /** Private pages that they were given or that products of theirs include. */
  held_page_ids: ReadonlySet<string>
  /** Pages that they hold, held or will hold, by themselves or by a product that included them while it was held. */
  once_held: ReadonlySet<string>
  /** When what they hold changes by itself, in ms since 1970; `Infinity`: never. */
  next_change_ms: number
}

/** As it is read; null is none. */
type HoldingsRow = {
  subscriber_id: string
  epoch: number
  product_ids: readonly string[] | null
  page_ids: readonly string[] | null
  /** The pages that the products include. */
  included_ids: readonly string[] | null
  once_held: readonly string[] | null
  /** Moments at which running runs began, by root. */
  starts: Readonly<Record<string, string>> | null
  /** Of the pages asked for, those that were ever completed. */
  completed: readonly string[] | null
  next_change_ms: number | null
}

const selectHoldings = preparedStatement<HoldingsRow>(
  'access_holdings',
  `select subscriber_id, (select access_epoch from apps where id = $1) as epoch, held.product_ids, held.page_ids,
    (select array_agg(distinct page_id) from product_pages
      where app_id = $1 and product_id = any (held.product_ids) and removed_at is null) as included_ids,
    (select array_agg(distinct page_id) from (
      select page_id from entitlements
        where app_id = $1 and subscriber_id = subscriber.subscriber_id and page_id is not null
      union all
      select included.page_id from entitlements own
        join product_pages included on included.app_id = $1 and included.product_id = own.product_id
          and included.removed_at is null
        where own.app_id = $1 and own.subscriber_id = subscriber.subscriber_id and own.kind = 'grant'
          and included.included_at <= coalesce(least(own.ends_at, (
            select min(starts_at) from entitlements over
            where over.app_id = $1 and over.subscriber_id = own.subscriber_id and over.kind = 'revocation'
              and over.cause = own.cause and over.cause_id = own.cause_id
              and over.product_id = own.product_id and over.starts_at >= own.starts_at
          )), 'infinity')
    ) once) as once_held,
    (select jsonb_object_agg(root_id, instant_text(started_at)) from progress_starts
      where app_id = $1 and subscriber_id = subscriber.subscriber_id and ended_at is null) as starts,
    (select array_agg(page_id) from page_first_completions
      where app_id = $1 and subscriber_id = subscriber.subscriber_id and page_id = any ($3::uuid[])) as completed,
    (select (extract(epoch from min(moment)) * 1000)::float8 from entitlements e
      cross join lateral (values (e.starts_at), (e.ends_at)) as of_right (moment)
      where e.app_id = $1 and e.subscriber_id = subscriber.subscriber_id and moment > $4) as next_change_ms
  from unnest($2::uuid[]) as subscriber (subscriber_id)
  cross join lateral (
    select array_agg(product_id) filter (where product_id is not null) as product_ids,
      array_agg(page_id) filter (where page_id is not null) as page_ids
    from held_rights($1, subscriber.subscriber_id, $4::timestamptz)
  ) held`,
)

/** Reads what some subscribers hold at a moment, have started and have completed of some pages; by subscriber. */
export async function readHoldings(
  db: AppDb | AppTx,
  {
    subscriber_ids,
    page_ids,
    now,
  }: { subscriber_ids: readonly string[]; page_ids: readonly string[]; now: Date },
): Promise<Map<string, Holdings>> {
  const rows = await selectHoldings(db, [db.app_id, subscriber_ids, page_ids, now.toISOString()])
  return new Map(rows.map((row) => [row.subscriber_id, holdingsOf(row)]))
}

function holdingsOf(row: HoldingsRow): Holdings {
  return {
    subscriber_id: row.subscriber_id,
    epoch: row.epoch,
    active_product_ids: new Set(row.product_ids),
    page_entitlements: new Set(row.page_ids),
    held_page_ids: new Set([...(row.page_ids ?? []), ...(row.included_ids ?? [])]),
    once_held: new Set(row.once_held),
    run_starts: new Map(Object.entries(row.starts ?? {})),
    completed_page_ids: new Set(row.completed),
    next_change_ms: row.next_change_ms ?? Infinity,
  }
}
