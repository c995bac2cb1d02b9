import { sql } from 'kysely'
import type { CappedCount, MemberSort } from '@foyer/contract/members/member-list-shapes'
import type { AppDb } from '#platform/database/app-db.ts'
import { narrow, type MemberFilter } from './narrow-members.ts'
import { people } from '../../identity/index.ts'

/** Where a page of the list ended: the value it is sorted by, and the id that breaks ties. */
export type MemberKey = { value: string; id: string }

/** Counting stops here, so that a count costs the same in the largest app. */
export const MEMBERS_COUNTED = 1_000

const orders = {
  name: { column: 'users.sort_name', direction: 'asc' },
  newest: { column: 'users.created_at', direction: 'desc' },
  last_seen: { column: 'users.last_seen_at', direction: 'desc' },
  longest_away: { column: 'users.last_seen_at', direction: 'asc' },
} as const

type Listed = { filter: MemberFilter; sort: MemberSort; after: MemberKey | null; limit: number }

/** The rows of the list after a key. */
export function listPeople(db: AppDb, { filter, sort, after, limit }: Listed) {
  const { column, direction } = orders[sort]
  let query = narrow(people(db), db, filter)
  if (after) query = query.where(isAfter(sort, after))
  return query.orderBy(column, direction).orderBy('users.id', direction).limit(limit).execute()
}

/** How many fit each filter, each counted up to `MEMBERS_COUNTED` and one, in one statement. */
export function countPeople<Name extends string>(
  db: AppDb,
  filters: Readonly<Record<Name, MemberFilter>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(filters) as Name[]
  return db
    .selectNoFrom(({ selectFrom }) =>
      names.map((name) => {
        const some = narrow(people(db), db, filters[name])
          .clearSelect()
          .select('users.id')
          .limit(MEMBERS_COUNTED + 1)
        return selectFrom(some.as('some'))
          .select(sql<number>`count(*)::int`.as('count'))
          .as(name)
      }),
    )
    .executeTakeFirstOrThrow() as Promise<Record<Name, number>>
}

/** A count as answers give it. */
export function presentCount(count: number): CappedCount {
  return { total: Math.min(count, MEMBERS_COUNTED), is_total_capped: count > MEMBERS_COUNTED }
}

/** Compares both columns of the order at once, so that one index range answers. */
function isAfter(sort: MemberSort, { value, id }: MemberKey) {
  const { column, direction } = orders[sort]
  const type = sql.raw(sort === 'name' ? 'text' : 'timestamptz')
  const step = sql.raw(direction === 'asc' ? '>' : '<')
  return sql<boolean>`(${sql.ref(column)}, users.id) ${step} (${value}::${type}, ${id}::uuid)`
}
