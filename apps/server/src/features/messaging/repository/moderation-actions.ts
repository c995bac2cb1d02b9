import type { ModerationEntry } from '@foyer/contract/messaging/report-shapes'
import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'
import { messageColumns, type MessageRow } from './message-row.ts'

type NewEntry = {
  case_id: string
  author_id: string
  action: ModerationEntry['action']
  /** Null for what happened by itself. */
  actor: { team_member_id: string; name: string } | null
  text?: string | null
  days?: number | null
  now: Date
}

/** Logs what was done in a case, and by whom. */
export async function insertEntry(
  tx: AppTx,
  { case_id, author_id, action, actor, text = null, days = null, now }: NewEntry,
): Promise<void> {
  await tx
    .insertInto('moderation_actions')
    .values({
      app_id: tx.app_id,
      id: newId(),
      case_id,
      author_id,
      action,
      actor_id: actor?.team_member_id ?? null,
      actor_name: actor?.name ?? null,
      text,
      days,
      at: now,
    })
    .execute()
}

/** Whether a team member has opened a case, or read its thread, since an instant. */
export async function hasOpenedSince(
  db: AppDb | AppTx,
  {
    case_id,
    action,
    actor_id,
    since,
  }: { case_id: string; action: 'opened' | 'thread_read'; actor_id: string; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('moderation_actions')
    .select('id')
    .where('app_id', '=', db.app_id)
    .where('case_id', '=', case_id)
    .where('actor_id', '=', actor_id)
    .where('action', '=', action)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Lists what was done about an author, newest first; of other cases without who has opened or read them. */
export async function listHistory(
  db: AppDb | AppTx,
  { author_id, case_id, limit }: { author_id: string; case_id: string; limit: number },
): Promise<ModerationEntry[]> {
  const { rows } = await sql<ModerationEntry>`
    select id, case_id, action, actor_name, text, days, instant_text(at) as at from moderation_actions
    where app_id = ${db.app_id} and author_id = ${author_id} and (action not in ('opened', 'thread_read') or case_id = ${case_id})
    order by id desc limit ${limit}
  `.execute(db)
  return rows
}

/** Hides a message of a locked thread, or shows it again; null if that changes nothing. A hidden one is not pinned. */
export async function setHidden(
  tx: AppTx,
  { thread_id, message_ts, hidden_at }: { thread_id: string; message_ts: string; hidden_at: Date | null },
): Promise<MessageRow | null> {
  const { rows } = await sql<MessageRow>`
    update messages set hidden_at = ${hidden_at}::timestamptz,
      pinned_at = case when ${hidden_at}::timestamptz is null then pinned_at end
    where app_id = ${tx.app_id} and thread_id = ${thread_id} and message_ts = ${message_ts}::int8
      and deleted_at is null and (hidden_at is null) <> (${hidden_at}::timestamptz is null)
    returning ${messageColumns}
  `.execute(tx)
  return rows[0] ?? null
}

/** Mutes a user until an instant, or ends that. */
export async function setMute(
  tx: AppTx,
  { user_id, muted_until }: { user_id: string; muted_until: Date | null },
): Promise<void> {
  if (muted_until === null) {
    await tx
      .deleteFrom('message_mutes')
      .where('app_id', '=', tx.app_id)
      .where('user_id', '=', user_id)
      .execute()
    return
  }
  await tx
    .insertInto('message_mutes')
    .values({ app_id: tx.app_id, user_id, muted_until })
    .onConflict((conflict) => conflict.columns(['app_id', 'user_id']).doUpdateSet({ muted_until }))
    .execute()
}

/** Until when the team has muted a user; null if it has not. */
export async function findMute(db: AppDb | AppTx, user_id: string, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('message_mutes')
    .select('muted_until')
    .where('app_id', '=', db.app_id)
    .where('user_id', '=', user_id)
    .where('muted_until', '>', now)
    .executeTakeFirst()
  return row?.muted_until ?? null
}
