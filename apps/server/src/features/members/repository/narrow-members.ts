import { sql } from 'kysely'
import type { InputFor } from '@foyer/contract/client'
import type { AppDb } from '#platform/database/app-db.ts'
import { conditionOf, type MemberCondition } from '../member-conditions.ts'
import { rangeOf, wordsOf, people } from '../../identity/index.ts'

type Asked = InputFor<'members.listMembers'>

/** Who is looked for. */
export type MemberFilter = Pick<Asked, 'term' | 'status'> & {
  ids?: readonly string[]
  of_app?: OfApp
}

/** What can be told only in an app, by its clock; who chose no language has the app's. */
type OfApp = Pick<Asked, 'view' | 'program' | 'language' | 'seen'> & {
  now: Date
  default_language: string
  conditions: readonly MemberCondition[]
}

type People = ReturnType<typeof people>

const DAY_MS = 86_400_000
const QUIET_DAYS = 14
const NEW_DAYS = 7

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

/** Leaves of some people those who fit all that a filter says; whoever was erased is nobody any more. */
export function narrow(query: People, db: AppDb, { term = '', status, ids, of_app }: MemberFilter): People {
  const there = query.where('users.erased_at', 'is', null)
  let narrowed = withStatus(withWords(there, db, term.trim()), status)
  if (ids) narrowed = narrowed.where(sql<boolean>`users.id = any (${[...ids]}::uuid[])`)
  return of_app ? narrowOfApp(narrowed, db, of_app) : narrowed
}

function narrowOfApp(query: People, db: AppDb, of_app: OfApp): People {
  const { view, program, language, seen, now, default_language, conditions } = of_app
  let narrowed = query
  if (language)
    narrowed = narrowed.where(
      sql<boolean>`subscribers.id is not null and coalesce(subscribers.language, ${default_language}) = ${language}`,
    )
  if (seen) narrowed = wasSeen(narrowed, seen, now)
  if (program) {
    const holds = conditionOf(conditions, 'in_course')(db, now)
    narrowed = narrowed.where(program === 'any' ? holds : sql<boolean>`not (${holds})`)
  }
  return view ? inView(narrowed, db, view, of_app) : narrowed
}

function inView(
  query: People,
  db: AppDb,
  view: NonNullable<OfApp['view']>,
  { now, conditions }: OfApp,
): People {
  if (view === 'new') return query.where('users.created_at', '>', daysBefore(now, NEW_DAYS))
  if (view === 'quiet')
    return withStatus(query.where('users.last_seen_at', '<=', daysBefore(now, QUIET_DAYS)), 'member')
  return query.where(conditionOf(conditions, view)(db, now))
}

function wasSeen(query: People, seen: NonNullable<OfApp['seen']>, now: Date): People {
  const days = seen === 'within_7_days' ? 7 : seen === 'before_14_days' ? 14 : 30
  const [is_after, since] = [seen.startsWith('within'), daysBefore(now, days)]
  return query.where('users.last_seen_at', is_after ? '>' : '<=', since)
}

function withStatus(query: People, status: MemberFilter['status']): People {
  if (status === 'deleting') return query.where('users.deletes_at', 'is not', null)
  if (status === 'suspended')
    return query.where('users.suspended_at', 'is not', null).where('users.deletes_at', 'is', null)
  if (status === 'pending')
    return query.where('users.waiting_since', 'is not', null).where('users.suspended_at', 'is', null)
  if (status === 'member')
    return query
      .where('users.waiting_since', 'is', null)
      .where('users.suspended_at', 'is', null)
      .where('users.is_admin', '=', false)
      .where('users.is_account_admin', '=', false)
  return query
}

/**
 * People in whose name or address every word of the term begins a word. The words have a table of their own, because
 * behind row-level security no pattern match would use an index.
 */
function withWords(query: People, db: AppDb, term: string): People {
  let narrowed = query
  for (const word of wordsOf(term)) {
    const [from, before] = rangeOf(word)
    narrowed = narrowed.where(({ exists, selectFrom }) =>
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
  return narrowed
}
