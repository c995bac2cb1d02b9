import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** Members with equal ownership of some products and pages, and equal run starts. */
export type MemberGroup = {
  held: string[]
  /** Start times of active runs of the requested roots, by root. */
  starts: Record<string, string>
  count: number
}

/** Which products, private pages and progress roots are looked at. */
export type AudienceQuery = {
  product_ids: readonly string[]
  page_ids: readonly string[]
  root_ids: readonly string[]
}

/**
 * Selects members who own or have started any of the requested items; all others are equal. Counts as the list of
 * members does: without the team, and without who is suspended or waits.
 */
const selectDistinctMembers = (
  db: AppDb | AppTx,
  { product_ids, page_ids, root_ids }: AudienceQuery,
  now: Date,
) => sql`
  owner as (select * from product_owners(${db.app_id}, ${[...product_ids]}::uuid[])),
  line as (
    select distinct on (e.subscriber_id, e.cause, e.cause_id, e.product_id, e.page_id) e.*
    from entitlements e
    where e.app_id = ${db.app_id} and e.starts_at <= ${now}
      and (e.product_id in (select product_id from owner) or e.page_id = any (${[...page_ids]}::uuid[]))
    order by e.subscriber_id, e.cause, e.cause_id, e.product_id, e.page_id,
             e.starts_at desc, (e.kind = 'revocation') desc, e.ends_at desc nulls first
  ),
  holder as (
    select line.subscriber_id,
      array_agg(distinct coalesce(counts_as, page_id)::text order by coalesce(counts_as, page_id)::text) as held
    from line
    left join owner using (product_id)
    join subscribers s on s.app_id = ${db.app_id} and s.id = line.subscriber_id and s.user_id is not null
    where line.kind = 'grant' and (line.ends_at is null or line.ends_at > ${now})
    group by line.subscriber_id
  ),
  uncounted as (
    select s.id as subscriber_id from users u
    join subscribers s on s.app_id = u.app_id and s.user_id = u.id
    where u.app_id = ${db.app_id}
      and (u.is_admin or u.is_account_admin or u.suspended_at is not null or u.waiting_since is not null)
  ),
  run as (
    select subscriber_id, jsonb_object_agg(root_id, instant_text(started_at)) as starts from progress_starts
    where app_id = ${db.app_id} and root_id = any (${[...root_ids]}::uuid[]) and ended_at is null
    group by subscriber_id
  ),
  special as (
    select subscriber_id, coalesce(held, '{}') as held, coalesce(starts, '{}'::jsonb) as starts
    from holder
    full join run using (subscriber_id)
    where subscriber_id not in (select subscriber_id from uncounted)
  )`

/** Groups all members by owned access; one round trip. */
export async function groupMembers(
  db: AppDb | AppTx,
  query: AudienceQuery,
  now: Date,
): Promise<MemberGroup[]> {
  const { rows } = await sql<MemberGroup>`
    with ${selectDistinctMembers(db, query, now)},
    grouped as (select held, starts, count(*)::int as count from special group by held, starts)
    select held, starts, count from grouped
    union all
    select '{}', '{}'::jsonb, greatest(0, (select count(*)::int from subscribers where app_id = ${db.app_id} and user_id is not null)
      - (select count(*)::int from uncounted) - coalesce((select sum(count)::int from grouped), 0))
  `.execute(db)
  return rows
}

/** Lists some members of these groups by subscriber id, earliest joined first. */
export async function listGroupMembers(
  db: AppDb | AppTx,
  { query, groups, now }: { query: AudienceQuery; groups: readonly Omit<MemberGroup, 'count'>[]; now: Date },
  limit: number,
): Promise<string[]> {
  if (groups.length === 0) return []
  const wanted = JSON.stringify(groups.map(({ held, starts }) => ({ held, starts })))
  const includes_others = groups.some(
    ({ held, starts }) => held.length === 0 && Object.keys(starts).length === 0,
  )
  const { rows } = await sql<{ id: string }>`
    with ${selectDistinctMembers(db, query, now)},
    wanted as (select * from jsonb_to_recordset(${wanted}::jsonb) as wanted (held text[], starts jsonb))
    (select special.subscriber_id as id from special join wanted using (held, starts) order by id limit ${limit})
    union all
    (select s.id from subscribers s
      where ${includes_others} and s.app_id = ${db.app_id} and s.user_id is not null
        and not exists (select from special where special.subscriber_id = s.id)
        and s.id not in (select subscriber_id from uncounted)
      order by s.id limit ${limit})
    order by id limit ${limit}
  `.execute(db)
  return rows.map((row) => row.id)
}

/** How many have signed in and are no members yet. */
export async function countPendingUsers(db: AppDb | AppTx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from users u
    where u.app_id = ${db.app_id} and u.deletes_at is null
      and not exists (select from subscribers s where s.app_id = ${db.app_id} and s.user_id = u.id)
  `.execute(db)
  return rows[0]?.count ?? 0
}
