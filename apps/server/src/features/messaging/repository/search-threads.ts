import type { ThreadType } from '@foyer/contract/messaging/shapes'
import { sql, type RawBuilder } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { selectStoredRoots, type SearchScope } from './search.ts'

export type { SearchScope } from './search.ts'

type Db = AppDb | AppTx

/** Others whose names make the title of a thread without one. */
const MAX_NAMES = 4

/** A stored thread by what it is called: its title, and others in it without hidden people. */
export type ThreadNames = {
  id: string
  kind: ThreadType
  title: string | null
  people: { user_id: string; name: string }[]
}

/** Reads what some threads are called for a viewer who may read them. */
export async function readThreadNames(
  db: Db,
  scope: SearchScope,
  thread_ids: readonly string[],
): Promise<ThreadNames[]> {
  if (thread_ids.length === 0) return []
  const { rows } = await sql<ThreadNames>`
    ${selectNames(scope)} from threads t
    where t.app_id = ${db.app_id} and t.id = any (${[...thread_ids]}::uuid[]) and t.kind <> 'page'
  `.execute(db)
  return rows
}

/** Lists what the private threads and channels of a viewer are called, the latest message first. */
export async function listThreadNames(db: Db, scope: SearchScope): Promise<ThreadNames[]> {
  if (!scope.has_chat) return []
  const { rows } = await sql<ThreadNames>`
    ${selectNames(scope)} from (${selectStoredRoots(db, scope, null)}) root
    join threads t on t.app_id = ${db.app_id} and t.id = root.id
    order by t.latest_message_ts desc nulls last, t.id
  `.execute(db)
  return rows
}

function selectNames({ user_id, hidden }: SearchScope): RawBuilder<unknown> {
  return sql`
    select t.id, t.kind, t.title, coalesce((
      select jsonb_agg(jsonb_build_object('user_id', other.id, 'name', other.name)) from (
        select u.id, u.name from thread_participants p
        join users u on u.app_id = p.app_id and u.id = p.user_id
        where p.app_id = t.app_id and p.thread_id = t.id and p.user_id <> ${user_id}
          and p.user_id <> all (${[...hidden]}::uuid[]) and u.name <> ''
        order by p.joined_at, p.user_id limit ${MAX_NAMES}
      ) other), '[]') as people`
}
