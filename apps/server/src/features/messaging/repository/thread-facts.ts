import type { ThreadType } from '@foyer/contract/messaging/shapes'
import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** What decides who may read and write in a stored thread. */
export type ThreadFactsRow = {
  id: string
  kind: ThreadType
  title: string | null
  has_been_renamed: boolean
  posting: 'everyone' | 'team'
  pair_key: string | null
  created_by: string | null
  parent_thread_id: string | null
  parent_ts: string | null
  participant_count: number
  is_archived: boolean
  created_at: string | null
  /** The viewer is a participant and sees messages after this one; null: they are none. */
  joined_ts: string | null
}

/** The columns of the facts, selected from `threads t`, without the place of the viewer. */
export const threadFactColumns = sql.raw(`
  t.id, t.kind, t.title, t.has_been_renamed, t.posting, t.pair_key, t.created_by, t.parent_thread_id,
  t.parent_ts::text as parent_ts, t.participant_count, t.archived_at is not null as is_archived,
  instant_text(t.created_at) as created_at`)

/** Finds a stored thread with a user's place in it; null if there is none. */
export async function findThreadFacts(
  db: AppDb | AppTx,
  thread_id: string,
  user_id: string | null,
): Promise<ThreadFactsRow | null> {
  const { rows } = await sql<ThreadFactsRow>`
    select ${threadFactColumns},
      (select p.joined_ts::text from thread_participants p
        where p.app_id = t.app_id and p.thread_id = t.id and p.user_id = ${user_id}::uuid) as joined_ts
    from threads t where t.app_id = ${db.app_id} and t.id = ${thread_id}
  `.execute(db)
  return rows[0] ?? null
}

/** Filters users to the participants of a thread. */
export async function filterParticipants(
  db: AppDb | AppTx,
  thread_id: string,
  user_ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (user_ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('thread_participants')
    .select('user_id')
    .where('app_id', '=', db.app_id)
    .where('thread_id', '=', thread_id)
    .where('user_id', 'in', [...user_ids])
    .execute()
  return new Set(rows.map((row) => row.user_id))
}
