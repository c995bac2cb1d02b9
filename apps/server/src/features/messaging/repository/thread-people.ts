import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { ThreadFactsRow } from './thread-facts.ts'

type Db = AppDb | AppTx

/** A person of a thread, and whether they have written in it. */
export type ThreadPersonRow = { thread_id: string; user_id: string; has_contributed: boolean }

/** Lists some people of each thread, those who wrote last first: its participants, of open threads its authors. */
export async function listThreadFaces(
  db: Db,
  threads: readonly Pick<ThreadFactsRow, 'id' | 'kind'>[],
  { hidden, limit }: { hidden: readonly string[]; limit: number },
): Promise<ThreadPersonRow[]> {
  if (threads.length === 0) return []
  const ids = threads.map(({ id }) => id)
  const are_private = threads.map(({ kind }) => kind === 'direct' || kind === 'group')
  const { rows } = await sql<ThreadPersonRow>`
    select wanted.id as thread_id, person.user_id, person.has_contributed
    from unnest(${ids}::uuid[], ${are_private}::boolean[]) as wanted (id, is_private)
    cross join lateral (
      (
        select p.user_id, a.user_id is not null as has_contributed, a.last_ts, p.joined_at
        from thread_participants p
        left join thread_authors a on a.app_id = p.app_id and a.thread_id = p.thread_id and a.user_id = p.user_id
        where wanted.is_private and p.app_id = ${db.app_id} and p.thread_id = wanted.id
          and p.user_id <> all (${[...hidden]}::uuid[])
        order by a.last_ts desc nulls last, p.joined_at, p.user_id limit ${limit}
      )
      union all
      (
        select a.user_id, true, a.last_ts, null from thread_authors a
        where not wanted.is_private and a.app_id = ${db.app_id} and a.thread_id = wanted.id
          and a.user_id <> all (${[...hidden]}::uuid[])
        order by a.last_ts desc limit ${limit}
      )
    ) person
    order by person.last_ts desc nulls last, person.joined_at, person.user_id
  `.execute(db)
  return rows
}

/** The latest messages of each thread that a user likes, by thread. */
export async function listLikedMessages(
  db: Db,
  thread_ids: readonly string[],
  { user_id, limit }: { user_id: string | null; limit: number },
): Promise<ReadonlyMap<string, string[]>> {
  if (user_id === null || thread_ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; liked: string[] }>`
    select wanted.id, array(
      select l.message_ts::text from message_likes l
      where l.app_id = ${db.app_id} and l.thread_id = wanted.id and l.user_id = ${user_id}
      order by l.message_ts desc limit ${limit}) as liked
    from unnest(${[...thread_ids]}::uuid[]) as wanted (id)
  `.execute(db)
  return new Map(rows.map(({ id, liked }) => [id, liked]))
}

/** Lists the user ids of a private thread's participants, in the order in which they joined. */
export async function listParticipantIds(db: Db, thread_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('thread_participants')
    .select('user_id')
    .where('app_id', '=', db.app_id)
    .where('thread_id', '=', thread_id)
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute()
  return rows.map((row) => row.user_id)
}
