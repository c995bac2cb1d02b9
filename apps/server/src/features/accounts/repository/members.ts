import { sql } from 'kysely'
import type { AppDb } from '#platform/database/app-db.ts'
import { people } from './users.ts'

/** The orders of the owner's list. */
export type MemberSort = 'name' | 'newest' | 'last_seen' | 'longest_away'

/** Where a page of the list ended: the value it is sorted by, and the id that breaks ties. */
export type MemberKey = { value: string; id: string }

export type MemberFilter = { term: string; status: 'member' | 'pending' | 'suspended' | undefined }

/** Counting stops here, so that a count costs the same in the largest app. */
export const MEMBERS_COUNTED = 1_000

const orders = {
  name: { column: 'users.sort_name', direction: 'asc' },
  newest: { column: 'users.created_at', direction: 'desc' },
  last_seen: { column: 'users.last_seen_at', direction: 'desc' },
  longest_away: { column: 'users.last_seen_at', direction: 'asc' },
} as const

/** The rows of the list after a key. */
export function listPeople(
  db: AppDb,
  {
    sort,
    after,
    limit,
    ...filter
  }: MemberFilter & { sort: MemberSort; after: MemberKey | null; limit: number },
) {
  const { column, direction } = orders[sort]
  let query = narrow(people(db), db, filter)
  if (after) query = query.where(isAfter(sort, after))
  return query.orderBy(column, direction).orderBy('users.id', direction).limit(limit).execute()
}

/** How many fit, counted up to `MEMBERS_COUNTED` and one. */
export async function countPeople(db: AppDb, filter: MemberFilter): Promise<number> {
  const some = narrow(people(db), db, filter)
    .clearSelect()
    .select('users.id')
    .limit(MEMBERS_COUNTED + 1)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Compares both columns of the order at once, so that one index range answers. */
function isAfter(sort: MemberSort, { value, id }: MemberKey) {
  const { column, direction } = orders[sort]
  const type = sql.raw(sort === 'name' ? 'text' : 'timestamptz')
  const step = sql.raw(direction === 'asc' ? '>' : '<')
  return sql<boolean>`(${sql.ref(column)}, users.id) ${step} (${value}::${type}, ${id}::uuid)`
}

type People = ReturnType<typeof people>

/**
 * People in whose name or address every word of the term begins a word. The words have a table of their own, because
 * behind row-level security no pattern match would use an index.
 */
function narrow(query: People, db: AppDb, { term, status }: MemberFilter): People {
  let narrowed = query
  for (const word of wordsOf(term)) {
    narrowed = narrowed.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('user_words')
          .select('user_words.user_id')
          .where('user_words.app_id', '=', db.app_id)
          .whereRef('user_words.user_id', '=', 'users.id')
          .where('user_words.word', '>=', word)
          .where('user_words.word', '<', `${word}${LAST_SIGN}`),
      ),
    )
  }
  if (status === 'suspended') return narrowed.where('users.suspended_at', 'is not', null)
  if (status === 'pending')
    return narrowed.where('users.waiting_since', 'is not', null).where('users.suspended_at', 'is', null)
  if (status === 'member')
    return narrowed
      .where('users.waiting_since', 'is', null)
      .where('users.suspended_at', 'is', null)
      .where('users.is_admin', '=', false)
      .where('users.is_account_admin', '=', false)
  return narrowed
}

/** Stands after every other sign, so that a range of texts ends with it. */
const LAST_SIGN = '\u{10FFFF}'
const LONGEST_WORD = 40
const MOST_WORDS = 6

/** The words of a term as the table has them. A term of signs alone is looked for as it is, and so not found. */
function wordsOf(term: string): string[] {
  const words = term
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const wanted = words.length > 0 || term === '' ? words : [term]
  return wanted.slice(0, MOST_WORDS).map((word) => word.slice(0, LONGEST_WORD))
}
