import type { Reaction } from '@foyer/contract/messaging/shapes'
import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** Reads the reactions beside likes of some messages, by `message_ts`, the oldest emoji first. */
export async function listReactions(
  db: AppDb | AppTx,
  thread_id: string,
  {
    message_tss,
    user_id,
    hidden,
  }: { message_tss: readonly string[]; user_id: string | null; hidden: readonly string[] },
): Promise<ReadonlyMap<string, readonly Reaction[]>> {
  if (message_tss.length === 0) return new Map()
  const { rows } = await sql<{ message_ts: string; reactions: Reaction[] }>`
    select message_ts::text as message_ts, jsonb_agg(jsonb_build_object('emoji', emoji, 'count', count, 'is_mine', is_mine)
      order by since, emoji) as reactions
    from (
      select message_ts, emoji, count(*)::int as count, min(created_at) as since,
        coalesce(bool_or(user_id = ${user_id}::uuid), false) as is_mine
      from message_reactions
      where app_id = ${db.app_id} and thread_id = ${thread_id} and message_ts = any (${[...message_tss]}::int8[])
        and user_id <> all (${[...hidden]}::uuid[])
      group by message_ts, emoji
    ) grouped group by message_ts
  `.execute(db)
  return new Map(rows.map((row) => [row.message_ts, row.reactions]))
}

/** Adds or removes a reaction; false if nothing changes. Only on a message that is not deleted. */
export async function changeReaction(
  tx: AppTx,
  {
    thread_id,
    message_ts,
    user_id,
    emoji,
    is_added,
    now,
  }: { thread_id: string; message_ts: string; user_id: string; emoji: string; is_added: boolean; now: Date },
): Promise<boolean> {
  const { rows } = is_added
    ? await sql`
        insert into message_reactions (app_id, thread_id, message_ts, user_id, emoji, created_at)
        select app_id, thread_id, message_ts, ${user_id}, ${emoji}, ${now} from messages
        where app_id = ${tx.app_id} and thread_id = ${thread_id} and message_ts = ${message_ts}::int8
          and deleted_at is null
        on conflict do nothing returning emoji`.execute(tx)
    : await sql`
        delete from message_reactions
        where app_id = ${tx.app_id} and thread_id = ${thread_id} and message_ts = ${message_ts}::int8
          and user_id = ${user_id} and emoji = ${emoji}
        returning emoji`.execute(tx)
  return rows.length > 0
}
