import { sql } from 'kysely'
import type { CappedCount, MemberSort } from '@foyer/contract/members/member-list-shapes'
import type { AppDb } from '#platform/database/app-db.ts'
import { applyFilter, type MemberFilter } from './filter-members.ts'
import { selectPeople } from '../../identity/index.ts'

/** Where a page of the list ended: the value it is sorted by, and the id that breaks ties. */
export type MemberKey = { value: string; id: string }

/** Counting stops here, so that a count costs the same in the largest app. */
export const MAX_COUNTED_MEMBERS = 1_000

/** Where people who were never here stand when sorted by their last visit. */
export const NEVER_SEEN = new Date(0)

// As in the index `users_by_visit`.
const last_visit = sql`coalesce(users.last_seen_at, '1970-01-01 00:00:00+00'::timestamptz)`
const orders = {
  name: { column: sql.ref('users.name'), direction: 'asc' },
  newest: { column: sql.ref('users.created_at'), direction: 'desc' },
  last_seen: { column: last_visit, direction: 'desc' },
  longest_away: { column: last_visit, direction: 'asc' },
} as const

type Listed = { filter: MemberFilter; sort: MemberSort; after: MemberKey | null; limit: number }

/** The rows of the list after a key. */
export function listPeople(db: AppDb, { filter, sort, after, limit }: Listed) {
  const { column, direction } = orders[sort]
  let query = applyFilter(selectPeople(db), db, filter)
  if (after) query = query.where(createAfterCondition(sort, after))
  return query.orderBy(column, direction).orderBy('users.id', direction).limit(limit).execute()
}

/** How many fit each filter, each counted up to `MAX_COUNTED_MEMBERS` and one, in one statement. */
export function countPeople<Name extends string>(
  db: AppDb,
  filters: Readonly<Record<Name, MemberFilter>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(filters) as Name[]
  return db
    .selectNoFrom(({ selectFrom }) =>
      names.map((name) => {
        const some = applyFilter(selectPeople(db), db, filters[name])
          .clearSelect()
          .select('users.id')
          .limit(MAX_COUNTED_MEMBERS + 1)
        return selectFrom(some.as('some'))
          .select(sql<number>`count(*)::int`.as('count'))
          .as(name)
      }),
    )
    .executeTakeFirstOrThrow() as Promise<Record<Name, number>>
}

/** Returns a count as responses contain it. */
export function presentCount(count: number): CappedCount {
  return { total: Math.min(count, MAX_COUNTED_MEMBERS), is_total_capped: count > MAX_COUNTED_MEMBERS }
}

/** Compares both sort columns as a row, so that one index range serves the query. */
function createAfterCondition(sort: MemberSort, { value, id }: MemberKey) {
  const { column, direction } = orders[sort]
  const type = sql.raw(sort === 'name' ? 'text' : 'timestamptz')
  const step = sql.raw(direction === 'asc' ? '>' : '<')
  return sql<boolean>`(${column}, users.id) ${step} (${value}::${type}, ${id}::uuid)`
}
