import type { Mention } from '@foyer/contract/messaging/shapes'
import { sql } from 'kysely'
import { listMessageTokens } from '@foyer/domain/search'
import type { AppTx } from '#platform/database/app-db.ts'
import { messageColumns, type MessageRow } from './message-row.ts'

/** Locks a thread; false if it does not exist. */
export async function lockThread(tx: AppTx, thread_id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('threads')
    .select('id')
    .where('app_id', '=', tx.app_id)
    .where('id', '=', thread_id)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes a message of a locked thread and returns the `seq` of that; null if it is already gone. */
export async function deleteMessage(
  tx: AppTx,
  { thread_id, message_ts, now }: { thread_id: string; message_ts: string; now: Date },
): Promise<number | null> {
  const { rows } = await sql<{ seq: number }>`
    with gone as (
      update messages set deleted_at = ${now}, text = '', attachment_url = null, details = null, pinned_at = null,
        reaction_count = 0, search_tokens = '{}'
      where app_id = ${tx.app_id} and thread_id = ${thread_id} and message_ts = ${message_ts}::int8
        and deleted_at is null
      returning message_ts, user_id
    ),
    liked as (
      delete from message_likes using gone
      where message_likes.app_id = ${tx.app_id} and thread_id = ${thread_id}
        and message_likes.message_ts = gone.message_ts
    ),
    reacted as (
      delete from message_reactions using gone
      where message_reactions.app_id = ${tx.app_id} and thread_id = ${thread_id}
        and message_reactions.message_ts = gone.message_ts
    ),
    thread as (
      update threads set seq = seq + 1, message_count = message_count - 1,
        latest_message_ts = (
          select max(m.message_ts) from messages m
          where m.app_id = ${tx.app_id} and m.thread_id = ${thread_id} and m.deleted_at is null
            and m.message_ts <> ${message_ts}::int8)
      where app_id = ${tx.app_id} and id = ${thread_id} and exists (select from gone)
      returning seq
    ),
    entry as (
      insert into thread_events (app_id, thread_id, seq, type, message_ts, user_id, created_at)
      select ${tx.app_id}, ${thread_id}, thread.seq, 'delete', gone.message_ts, gone.user_id, ${now} from thread, gone
    )
    select seq::float8 as seq from thread
  `.execute(tx)
  return rows[0]?.seq ?? null
}

type Like = { thread_id: string; message_ts: string; user_id: string; is_liked: boolean; now: Date }

/** Likes or unlikes a message of a locked thread; null if nothing changes or the message is gone. */
export async function changeLike(
  tx: AppTx,
  { thread_id, message_ts, user_id, is_liked, now }: Like,
): Promise<{ seq: number; reaction_count: number } | null> {
  const change = is_liked
    ? sql`
        insert into message_likes (app_id, thread_id, message_ts, user_id)
        select app_id, thread_id, message_ts, ${user_id} from messages
        where app_id = ${tx.app_id} and thread_id = ${thread_id} and message_ts = ${message_ts}::int8
          and deleted_at is null
        on conflict do nothing returning message_ts`
    : sql`
        delete from message_likes
        where app_id = ${tx.app_id} and thread_id = ${thread_id} and message_ts = ${message_ts}::int8
          and user_id = ${user_id}
        returning message_ts`
  const { rows } = await sql<{ seq: number; reaction_count: number }>`
    with changed as (${change}),
    message as (
      update messages set reaction_count = reaction_count + ${is_liked ? 1 : -1}::int
      from changed
      where app_id = ${tx.app_id} and thread_id = ${thread_id} and messages.message_ts = changed.message_ts
      returning messages.message_ts, reaction_count
    ),
    thread as (
      update threads set seq = seq + 1
      where app_id = ${tx.app_id} and id = ${thread_id} and exists (select from message)
      returning seq
    ),
    entry as (
      insert into thread_events (app_id, thread_id, seq, type, message_ts, user_id, is_liked, reaction_count, created_at)
      select ${tx.app_id}, ${thread_id}, thread.seq, 'reaction', message_ts, ${user_id}, ${is_liked}, reaction_count,
        ${now} from thread, message
    )
    select thread.seq::float8 as seq, message.reaction_count from thread, message
  `.execute(tx)
  return rows[0] ?? null
}

/** Changes the words of a message that is neither deleted nor without any; null if there is no such message. */
export async function changeText(
  tx: AppTx,
  {
    thread_id,
    message_ts,
    text,
    mentions,
    now,
  }: { thread_id: string; message_ts: string; text: string; mentions: readonly Mention[]; now: Date },
): Promise<MessageRow | null> {
  const { rows } = await sql<MessageRow>`
    update messages set text = ${text}, edited_at = ${now}, search_tokens = ${listMessageTokens(text)}::text[],
      details = coalesce(details, '{}') || jsonb_build_object('mentions', ${JSON.stringify(mentions)}::jsonb)
    where app_id = ${tx.app_id} and thread_id = ${thread_id} and message_ts = ${message_ts}::int8
      and deleted_at is null and hidden_at is null and message_type = 'message'
    returning ${messageColumns}
  `.execute(tx)
  return rows[0] ?? null
}

/** Pins a message of a locked thread, or unpins it. */
export async function setPinned(
  tx: AppTx,
  { thread_id, message_ts, pinned_at }: { thread_id: string; message_ts: string; pinned_at: Date | null },
): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ pinned_at })
    .where('app_id', '=', tx.app_id)
    .where('thread_id', '=', thread_id)
    .where('message_ts', '=', message_ts)
    .execute()
}

/** Counts the pinned messages of a thread. */
export async function countPinned(tx: AppTx, thread_id: string): Promise<number> {
  const row = await tx
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('app_id', '=', tx.app_id)
    .where('thread_id', '=', thread_id)
    .where('pinned_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
