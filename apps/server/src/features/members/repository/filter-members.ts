import { sql } from 'kysely'
import type { InputFor } from '@foyer/contract/client'
import type { AppDb } from '#platform/database/app-db.ts'
import { findCondition, type MemberCondition } from '../member-conditions.ts'
import { getWordRange, splitTerm, selectPeople } from '../../identity/index.ts'

type FilterInput = InputFor<'members.listMembers'>

/** Who is looked for. */
export type MemberFilter = Pick<FilterInput, 'term' | 'status'> & {
  ids?: readonly string[]
  app_filter?: AppFilter
}

/** Filters that depend on the app's clock; members without a language have the app's. */
type AppFilter = Pick<FilterInput, 'view' | 'program' | 'product_id' | 'language' | 'seen'> & {
  now: Date
  default_language: string
  conditions: readonly MemberCondition[]
}

type PeopleQuery = ReturnType<typeof selectPeople>

const DAY_MS = 86_400_000
const NEW_DAYS = 7

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

/** Restricts a query to the people who match a filter. Erased people never match. */
export function applyFilter(
  query: PeopleQuery,
  db: AppDb,
  { term = '', status, ids, app_filter }: MemberFilter,
): PeopleQuery {
  const existing = query.where('users.erased_at', 'is', null)
  let filtered = applyStatus(applyTerm(existing, db, term.trim()), status)
  if (ids) filtered = filtered.where(sql<boolean>`users.id = any (${[...ids]}::uuid[])`)
  return app_filter ? applyAppFilter(filtered, db, app_filter) : filtered
}

function applyAppFilter(query: PeopleQuery, db: AppDb, app_filter: AppFilter): PeopleQuery {
  const { view, program, product_id, language, seen, now, default_language, conditions } = app_filter
  let filtered = query
  if (language)
    filtered = filtered.where(
      sql<boolean>`subscribers.id is not null and coalesce(subscribers.language, ${default_language}) = ${language}`,
    )
  if (seen) filtered = applyLastSeen(filtered, seen, now)
  if (program) {
    const condition = findCondition(conditions, 'in_course')(db, now, '')
    filtered = filtered.where(program === 'any' ? condition : sql<boolean>`not (${condition})`)
  }
  if (product_id) filtered = filtered.where(findCondition(conditions, 'owns_product')(db, now, product_id))
  return view ? applyView(filtered, db, view, app_filter) : filtered
}

function applyView(
  query: PeopleQuery,
  db: AppDb,
  view: NonNullable<AppFilter['view']>,
  { now, conditions }: AppFilter,
): PeopleQuery {
  if (view === 'new')
    return withoutTeam(query)
      .where('users.created_at', '>', daysBefore(now, NEW_DAYS))
      .where(sql<boolean>`users.imported_at is distinct from users.created_at`)
  if (view === 'quiet') return applyStatus(applyLastSeen(query, 'before_14_days', now), 'member')
  return query.where(findCondition(conditions, view)(db, now, ''))
}

function applyLastSeen(query: PeopleQuery, seen: NonNullable<AppFilter['seen']>, now: Date): PeopleQuery {
  const days = seen === 'within_7_days' ? 7 : seen === 'before_14_days' ? 14 : 30
  const [is_after, since] = [seen.startsWith('within'), daysBefore(now, days)]
  if (is_after) return query.where('users.last_seen_at', '>', since)
  return query.where(
    sql<boolean>`coalesce(users.last_seen_at, '1970-01-01 00:00:00+00'::timestamptz) <= ${since}`,
  )
}

function applyStatus(query: PeopleQuery, status: MemberFilter['status']): PeopleQuery {
  if (status === 'deleting') return query.where('users.deletes_at', 'is not', null)
  if (status === 'suspended')
    return query.where('users.suspended_at', 'is not', null).where('users.deletes_at', 'is', null)
  if (status === 'pending')
    return query.where('users.waiting_since', 'is not', null).where('users.suspended_at', 'is', null)
  if (status === 'member')
    return withoutTeam(query).where('users.waiting_since', 'is', null).where('users.suspended_at', 'is', null)
  return query
}

function withoutTeam(query: PeopleQuery): PeopleQuery {
  return query.where('users.is_admin', '=', false).where('users.is_account_admin', '=', false)
}

/**
 * Matches people when every word of the term begins a word of their name or address. Words have their own table,
 * because row-level security prevents pattern matches from using an index.
 */
function applyTerm(query: PeopleQuery, db: AppDb, term: string): PeopleQuery {
  let filtered = query
  for (const word of splitTerm(term)) {
    const [from, before] = getWordRange(word)
    filtered = filtered.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('user_words')
          .select('user_words.user_id')
          .where('user_words.app_id', '=', db.app_id)
          .whereRef('user_words.user_id', '=', 'users.id')
          .where('user_words.word', '>=', from)
          .where('user_words.word', '<', before),
      ),
    )
  }
  return filtered
}
