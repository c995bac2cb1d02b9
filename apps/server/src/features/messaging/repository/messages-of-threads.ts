import type { Reaction } from '@foyer/contract/messaging/shapes'
import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { messageColumns, type MessageRow } from './message-row.ts'
import type { Reader } from './thread-rows.ts'

type Db = AppDb | AppTx

/** A message by its thread and time. */
export type MessageKey = Pick<MessageRow, 'thread_id' | 'message_ts'>

/** Finds messages of several threads that are not deleted. */
export async function findMessagesByKey(db: Db, keys: readonly MessageKey[]): Promise<MessageRow[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<MessageRow>`
    select found.* from unnest(${threadsOf(keys)}::uuid[], ${timesOf(keys)}::int8[]) as wanted (id, ts)
    cross join lateral (
      select ${messageColumns} from messages
      where app_id = ${db.app_id} and messages.thread_id = wanted.id and messages.message_ts = wanted.ts
        and deleted_at is null
    ) found
  `.execute(db)
  return rows
}

/** Reads the reactions beside likes of one message in each of several threads, by thread. */
export async function listReactionsByKey(
  db: Db,
  keys: readonly MessageKey[],
  { user_id, hidden }: Pick<Reader, 'user_id' | 'hidden'>,
): Promise<ReadonlyMap<string, readonly Reaction[]>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ id: string; reactions: Reaction[] }>`
    select id, jsonb_agg(jsonb_build_object('emoji', emoji, 'count', count, 'is_mine', is_mine)
      order by since, emoji) as reactions
    from (
      select wanted.id, r.emoji, count(*)::int as count, min(r.created_at) as since,
        coalesce(bool_or(r.user_id = ${user_id}::uuid), false) as is_mine
      from unnest(${threadsOf(keys)}::uuid[], ${timesOf(keys)}::int8[]) as wanted (id, ts)
      join message_reactions r
        on r.app_id = ${db.app_id} and r.thread_id = wanted.id and r.message_ts = wanted.ts
      where r.user_id <> all (${[...hidden]}::uuid[])
      group by wanted.id, r.emoji
    ) grouped group by id
  `.execute(db)
  return new Map(rows.map((row) => [row.id, row.reactions]))
}

const threadsOf = (keys: readonly MessageKey[]): string[] => keys.map(({ thread_id }) => thread_id)
const timesOf = (keys: readonly MessageKey[]): string[] => keys.map(({ message_ts }) => message_ts)
