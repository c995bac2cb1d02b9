import { sql } from 'kysely'
import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import type { AccessViewer } from '@foyer/domain/access'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/**
 * A page's own settings at a past instant, as far as its history records them. A page that never changed has no
 * history.
 */
export type PastNode = {
  page_id: string
  /** What the last change up to then set; null: there was none. */
  last: AccessNodeInput | null
  is_changed_since: boolean
  /** The settings before the first change since then; null: unknown. */
  found: AccessNodeInput | null
}

/** Reads the history of some pages at a past instant. */
export async function readPastNodes(
  db: AppDb | AppTx,
  page_ids: readonly string[],
  at: Date,
): Promise<PastNode[]> {
  const { rows } = await sql<PastNode>`
    select asked.page_id, last.node as last, next.id is not null as is_changed_since, next.before as found
    from unnest(${[...page_ids]}::uuid[]) as asked (page_id)
    left join lateral (
      select node from access_node_history
      where app_id = ${db.app_id} and page_id = asked.page_id and changed_at <= ${at}
      order by id desc limit 1
    ) last on true
    left join lateral (
      select id, before from access_node_history
      where app_id = ${db.app_id} and page_id = asked.page_id and changed_at > ${at}
      order by id limit 1
    ) next on true
  `.execute(db)
  return rows
}

type PastAccess = Omit<AccessViewer, 'subscriber_id' | 'is_admin'>
type PastRow = {
  product_ids: string[] | null
  page_ids: string[] | null
  starts: Record<string, string> | null
  completed: string[] | null
}

/**
 * Reads what a subscriber owned, had started and had completed at a past instant. Later ledger rows about earlier
 * times, such as a late refund notice, are ignored.
 */
export async function readPastAccess(
  db: AppDb | AppTx,
  { subscriber_id, page_ids }: { subscriber_id: string; page_ids: readonly string[] },
  at: Date,
): Promise<PastAccess> {
  const { rows } = await sql<PastRow>`
    with held as materialized (
      select product_id, page_id from (
        select distinct on (cause, cause_id, product_id, page_id) * from entitlements
        where app_id = ${db.app_id} and subscriber_id = ${subscriber_id} and starts_at <= ${at} and created_at <= ${at}
        order by cause, cause_id, product_id, page_id,
                 starts_at desc, (kind = 'revocation') desc, ends_at desc nulls first
      ) line
      where kind = 'grant' and (ends_at is null or ends_at > ${at})
    )
    select
      (select array_agg(product_id) from held where product_id is not null) as product_ids,
      (select array_agg(page_id) from held where page_id is not null) as page_ids,
      (select jsonb_object_agg(root_id, instant_text(started_at)) from (
        select distinct on (root_id) root_id, started_at from progress_starts
        where app_id = ${db.app_id} and subscriber_id = ${subscriber_id} and started_at <= ${at}
          and (ended_at is null or ended_at > ${at})
        order by root_id, started_at desc
      ) run) as starts,
      (select array_agg(page_id) from page_first_completions
        where app_id = ${db.app_id} and subscriber_id = ${subscriber_id} and completed_at <= ${at}
          and page_id = any (${[...page_ids]}::uuid[])) as completed
  `.execute(db)
  const [row] = rows
  return {
    active_product_ids: new Set(row?.product_ids),
    page_entitlements: new Set(row?.page_ids),
    run_starts: new Map(Object.entries(row?.starts ?? {})),
    completed_page_ids: new Set(row?.completed),
  }
}
