import type { AccessNode, AccessViewer } from '@foyer/domain/access'
import { batchedRead, oneForEach } from '#platform/database/batched-read.ts'
import { readNode, type StoredNode } from './nodes.ts'

/** The gates of some pages and of all above them, by page; pages that do not exist are left out. */
export type Chains = {
  nodes: ReadonlyMap<string, AccessNode>
  /** The epoch of the app's access when they were read; null where none was found. */
  epoch: number | null
}

/** Reads the gates of some pages and of all above them. */
export const readChains = batchedRead<readonly string[], StoredNode & { epoch: number }, Chains>({
  name: 'access_chains',
  text: `with recursive chain as (
      select * from access_nodes where app_id = $1 and page_id = any ($2::uuid[])
      union
      select above.* from chain below
      cross join lateral (select * from access_nodes where app_id = $1 and page_id = below.parent_id limit 1) above
    )
    select chain.*,
      (select array_agg(product_id) from product_pages
        where app_id = $1 and page_id = chain.page_id and removed_at is null) as included_in,
      (select access_epoch from apps where id = $1) as epoch from chain`,
  values: (asks) => [[...new Set(asks.flat())]],
  answers: (rows, asks) => {
    const nodes = new Map(rows.map((row) => [row.page_id, readNode(row)]))
    const epoch = rows[0]?.epoch ?? null
    return asks.map((page_ids) => ({ nodes: chainsOf(page_ids, nodes), epoch }))
  },
})

/** Of the nodes that a batch has read, those at and above some pages. */
function chainsOf(
  page_ids: readonly string[],
  nodes: ReadonlyMap<string, AccessNode>,
): ReadonlyMap<string, AccessNode> {
  const own = new Map<string, AccessNode>()
  for (const page_id of page_ids) {
    for (let node = nodes.get(page_id); node && !own.has(node.page_id);) {
      own.set(node.page_id, node)
      node = node.parent === null ? undefined : nodes.get(node.parent)
    }
  }
  return own
}

/** Whose facts are read: a subscriber's, or those of whoever a session token belongs to. */
export type Whose = { subscriber_id: string } | { token_hash: string }

/** The facts about one subscriber. */
export type Holdings = Omit<AccessViewer, 'subscriber_id' | 'is_admin'> & {
  /** Null: the token is nobody's, or of somebody who is no subscriber. */
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

/** What the subscribers that were asked about hold at a moment, have started and have completed. */
const holdings = `
  select asked.n::int, asked.subscriber_id, (select access_epoch from apps where id = $1) as epoch,
    held.product_ids, held.page_ids,
    (select array_agg(distinct included.page_id) from unnest(held.product_ids) as own (product_id)
      cross join lateral (
        select page_id from product_pages
        where app_id = $1 and product_id = own.product_id and removed_at is null offset 0
      ) included) as included_ids,
    (select array_agg(distinct page_id) from (
      select page_id from entitlements
        where app_id = $1 and subscriber_id = asked.subscriber_id and page_id is not null
      union all
      select included.page_id from entitlements own
        cross join lateral (
          select page_id, included_at from product_pages
          where app_id = $1 and product_id = own.product_id and removed_at is null offset 0
        ) included
        where own.app_id = $1 and own.subscriber_id = asked.subscriber_id
          and own.kind = 'grant' and own.product_id is not null
          and included.included_at <= coalesce(least(own.ends_at, (
            select min(starts_at) from entitlements over
            where over.app_id = $1 and over.subscriber_id = own.subscriber_id and over.kind = 'revocation'
              and over.cause = own.cause and over.cause_id = own.cause_id
              and over.product_id = own.product_id and over.starts_at >= own.starts_at
          )), 'infinity')
    ) once) as once_held,
    (select jsonb_object_agg(root_id, instant_text(started_at)) from progress_starts
      where app_id = $1 and subscriber_id = asked.subscriber_id and ended_at is null) as starts,
    (select array_agg(page_id) from page_first_completions
      where app_id = $1 and subscriber_id = asked.subscriber_id and page_id = any ($3::uuid[])) as completed,
    (select (extract(epoch from min(moment)) * 1000)::float8 from entitlements e
      cross join lateral (values (e.starts_at), (e.ends_at)) as of_right (moment)
      where e.app_id = $1 and e.subscriber_id = asked.subscriber_id and moment > asked.moment) as next_change_ms
  from asked
  left join lateral (
    select array_agg(product_id) filter (where product_id is not null) as product_ids,
      array_agg(page_id) filter (where page_id is not null) as page_ids
    from held_rights($1, asked.subscriber_id, asked.moment)
  ) held on true`

/** As it is read; null is none. */
type HoldingsRow = {
  n: number
  subscriber_id: string | null
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
type HoldingsAsk = { who: string; page_ids: readonly string[]; now: Date }

const valuesOf = (asks: readonly HoldingsAsk[]): unknown[] => [
  asks.map(({ now }) => now.toISOString()),
  [...new Set(asks.flatMap(({ page_ids }) => page_ids))],
  asks.map(({ who }) => who),
]

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

const readOfSubscriber = batchedRead<HoldingsAsk, HoldingsRow, Holdings | undefined>({
  name: 'access_holdings',
  text: `with asked as (
      select n, moment, subscriber_id
      from unnest($2::timestamptz[], $4::uuid[]) with ordinality as asked (moment, subscriber_id, n)
    )
    ${holdings}`,
  values: valuesOf,
  answers: (rows, asks) => oneForEach(rows, asks).map((row) => row && holdingsOf(row)),
})

const readOfToken = batchedRead<HoldingsAsk, HoldingsRow, Holdings | undefined>({
  name: 'access_holdings_of_tokens',
  text: `with asked as materialized (
      select n, moment, owner.id as subscriber_id
      from unnest($2::timestamptz[], $4::text[]) with ordinality as named (moment, token_hash, n)
      left join lateral (
        select subscribers.id from sessions
        join subscribers on subscribers.app_id = $1 and subscribers.user_id = sessions.user_id
        where sessions.app_id = $1 and sessions.token_hash = named.token_hash
        limit 1
      ) owner on true
    )
    ${holdings}`,
  values: valuesOf,
  answers: (rows, asks) => oneForEach(rows, asks).map((row) => row && holdingsOf(row)),
})

/** What a subscriber holds at a moment, has started and has completed of some pages. */
export function readHoldings(
  db: Parameters<typeof readOfSubscriber>[0],
  { whose, page_ids, now }: { whose: Whose; page_ids: readonly string[]; now: Date },
): Promise<Holdings | undefined> {
  return 'subscriber_id' in whose
    ? readOfSubscriber(db, { who: whose.subscriber_id, page_ids, now })
    : readOfToken(db, { who: whose.token_hash, page_ids, now })
}
