import { sql } from 'kysely'
import type { AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'

type NewThread = { created_by: string; user_ids: readonly string[]; now: Date }

/** Inserts the one direct thread of two people, or finds it. */
export async function openDirectThread(
  tx: AppTx,
  { pair_key, created_by, user_ids, now }: NewThread & { pair_key: string },
): Promise<string> {
  const created = await tx
    .insertInto('threads')
    .values({
      app_id: tx.app_id,
      id: newId(),
      kind: 'direct',
      pair_key,
      created_by,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'pair_key']).where('pair_key', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (!created) return (await findDirectThread(tx, pair_key)) ?? ''
  await insertParticipants(tx, {
    thread_id: created.id,
    user_ids,
    added_by: created_by,
    ...FROM_THE_BEGINNING,
    now,
  })
  return created.id
}

/** Finds the direct thread of two people by their key; null if there is none. */
export async function findDirectThread(db: Pick<AppTx, 'selectFrom' | 'app_id'>, pair_key: string) {
  const row = await db
    .selectFrom('threads')
    .select('id')
    .where('app_id', '=', db.app_id)
    .where('pair_key', '=', pair_key)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Inserts a group with its people. */
export async function insertGroup(
  tx: AppTx,
  { created_by, user_ids, title, now }: NewThread & { title: string | null },
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('threads')
    .values({
      app_id: tx.app_id,
      id,
      kind: 'group',
      title,
      has_been_renamed: title !== null,
      created_by,
      created_at: now,
    })
    .execute()
  await insertParticipants(tx, { thread_id: id, user_ids, added_by: created_by, ...FROM_THE_BEGINNING, now })
  return id
}

/** Where messages and log start for people who are added. */
type Start = { joined_ts: string; joined_seq: number }

/** Messages and log of a thread that is new. */
const FROM_THE_BEGINNING: Start = { joined_ts: '0', joined_seq: 0 }

/** Inserts people into a private thread and counts them; returns those who were none of its participants. */
export async function insertParticipants(
  tx: AppTx,
  {
    thread_id,
    user_ids,
    added_by,
    joined_ts,
    joined_seq,
    now,
  }: Start & { thread_id: string; user_ids: readonly string[]; added_by: string; now: Date },
): Promise<string[]> {
  if (user_ids.length === 0) return []
  const rows = await tx
    .insertInto('thread_participants')
    .values(
      user_ids.map((user_id) => ({
        app_id: tx.app_id,
        thread_id,
        user_id,
        added_by,
        joined_ts,
        joined_seq,
        joined_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['app_id', 'thread_id', 'user_id']).doNothing())
    .returning('user_id')
    .execute()
  await tx
    .updateTable('threads')
    .set((row) => ({ participant_count: row('participant_count', '+', rows.length) }))
    .where('app_id', '=', tx.app_id)
    .where('id', '=', thread_id)
    .execute()
  return rows.map((row) => row.user_id)
}

/** Inserts the one thread of replies to a message and links it there, or finds it. */
export async function openReplyThread(
  tx: AppTx,
  {
    parent_thread_id,
    parent_ts,
    created_by,
    now,
  }: { parent_thread_id: string; parent_ts: string; created_by: string; now: Date },
): Promise<{ id: string; is_new: boolean }> {
  const created = await tx
    .insertInto('threads')
    .values({
      app_id: tx.app_id,
      id: newId(),
      kind: 'reply',
      parent_thread_id,
      parent_ts,
      created_by,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['app_id', 'parent_thread_id', 'parent_ts'])
        .where('parent_thread_id', 'is not', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (created) {
    await sql`
      update messages set reply_thread_id = ${created.id}
      where app_id = ${tx.app_id} and thread_id = ${parent_thread_id} and message_ts = ${parent_ts}::int8
    `.execute(tx)
    return { id: created.id, is_new: true }
  }
  const earlier = await tx
    .selectFrom('threads')
    .select('id')
    .where('app_id', '=', tx.app_id)
    .where('parent_thread_id', '=', parent_thread_id)
    .where('parent_ts', '=', parent_ts)
    .executeTakeFirstOrThrow()
  return { id: earlier.id, is_new: false }
}
