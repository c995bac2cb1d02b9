import { sql, type RawBuilder } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

type Db = AppDb | AppTx

/** Whose calendar it is on. */
type Owner = { subscriber_id: string; user_id: string; timezone: string }

/** From after one instant until another. */
type Window = { after: Date; until: Date }

/** An item that starts at a time. */
export type StartingItem = Owner & {
  id: string
  /** The page; of an event the page of the event. */
  page_id: string
  occurrence_id: string | null
  starts_at: Date
  scope: 'member' | 'app'
}

/** What a member has planned for some days. */
export type PlannedDays = Owner & {
  /** The first day. */
  day: string
  count: number
  page_ids: string[]
  scope: 'member' | 'app'
}

const OWNER = sql.raw(`subscribers.id as subscriber_id, users.id as user_id, users.timezone`)

/** The people who are reminded: members who are neither suspended nor leaving. */
const joinOwner = sql.raw(`
  join subscribers on subscribers.app_id = item.app_id and subscribers.id = item.subscriber_id
  join users on users.app_id = subscribers.app_id and users.id = subscribers.user_id
    and users.suspended_at is null and users.deletes_at is null
  left join event_occurrences occurrence
    on occurrence.app_id = item.app_id and occurrence.id = item.item_id`)

const isOpen = (db: Db): RawBuilder<unknown> =>
  sql`item.app_id = ${db.app_id} and item.completed_at is null and item.removed_at is null`

const PAGE = sql.raw(`coalesce(occurrence.event_id, item.item_id)`)

/** Lists items of all members that start within a window. */
export async function listStartingItems(db: Db, { after, until }: Window): Promise<StartingItem[]> {
  const { rows } = await sql<StartingItem>`
    select item.id, ${PAGE} as page_id, occurrence.id as occurrence_id, item.starts_at, 'member' as scope, ${OWNER}
    from scheduled_items item ${joinOwner}
    where ${isOpen(db)} and item.starts_at > ${after} and item.starts_at <= ${until}
    order by item.starts_at, item.id
  `.execute(db)
  return rows
}

/** At which time of which day before or after the first of some days they are announced, in the member's zone. */
type Announced = Window & { at: string; days_before: number; length: 1 | 7 }

/** The pages of a plan that are named. */
const MAX_PAGES = 5

/**
 * Lists what each member has planned for a day, or for a week from Monday, where it is to be announced within a
 * window. A day is the member's own, so that zones and their changes of the clock are right.
 */
export async function listPlannedDays(
  db: Db,
  { after, until, at, days_before, length }: Announced,
): Promise<PlannedDays[]> {
  const first = length === 1 ? sql.raw('planned.day') : sql.raw(`(date_trunc('week', planned.day))::date`)
  const margin = sql`${length + 2} * interval '1 day'`
  const { rows } = await sql<PlannedDays>`
    with planned as (
      select ${OWNER}, item.id, ${PAGE} as page_id, item.starts_at, item.created_at,
        coalesce(item.day, (item.starts_at at time zone users.timezone)::date) as day
      from scheduled_items item ${joinOwner}
      where ${isOpen(db)} and (
        (item.day >= (${after}::timestamptz)::date - 1 and item.day <= ((${until}::timestamptz) + ${margin})::date)
        or (item.starts_at > ${after}::timestamptz - interval '1 day'
          and item.starts_at <= ${until}::timestamptz + ${margin}))
    ),
    counted as (
      select subscriber_id, user_id, timezone, ${first} as first_day, count(*)::int as count,
        (array_agg(page_id order by planned.day, starts_at nulls first, created_at, id))[1:${sql.lit(MAX_PAGES)}]
          as page_ids
      from planned group by subscriber_id, user_id, timezone, ${first}
    )
    select subscriber_id, user_id, timezone, first_day::text as day, count, page_ids, 'member' as scope from counted
    where ((first_day - ${days_before}::int) + ${at}::time) at time zone timezone > ${after}
      and ((first_day - ${days_before}::int) + ${at}::time) at time zone timezone <= ${until}
    order by subscriber_id, first_day
  `.execute(db)
  return rows
}

/** An item of all members that starts in a window, or is planned for one of the days that begin in it or after it. */
export type DueAppItem = { id: string; page_id: string; day: string | null; starts_at: Date | null }

/** Lists items of all members from a day before a window until so many days after it. */
export async function listDueAppItems(
  db: Db,
  { after, until }: Window,
  days_ahead: number,
): Promise<DueAppItem[]> {
  const { rows } = await sql<DueAppItem>`
    select id, item_id as page_id, day, starts_at from app_schedule_items
    where app_id = ${db.app_id} and removed_at is null and (
      (day >= (${after}::timestamptz)::date - 1
        and day <= (${until}::timestamptz + ${days_ahead} * interval '1 day')::date)
      or (starts_at > ${after}::timestamptz - interval '1 day'
        and starts_at <= ${until}::timestamptz + ${days_ahead} * interval '1 day'))
    order by coalesce(starts_at, day::timestamptz), created_at, id
  `.execute(db)
  return rows
}

/** Which of these items of all members these members have completed, as `item subscriber`. */
export async function listAppCompletions(
  db: Db,
  { item_ids, subscriber_ids }: { item_ids: readonly string[]; subscriber_ids: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (item_ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('app_schedule_completions')
    .select(['item_id', 'subscriber_id'])
    .where('app_id', '=', db.app_id)
    .where(sql<boolean>`item_id = any (${[...item_ids]}::uuid[])`)
    .where(sql<boolean>`subscriber_id = any (${[...subscriber_ids]}::uuid[])`)
    .execute()
  return new Set(rows.map(({ item_id, subscriber_id }) => `${item_id} ${subscriber_id}`))
}
