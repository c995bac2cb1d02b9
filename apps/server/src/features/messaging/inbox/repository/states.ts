import { sql } from 'kysely'
import type { AppTx } from '#platform/database/app-db.ts'

/** Marks everything there is. */
export const LARGEST_TS = (2n ** 63n - 1n).toString()

type Key = { thread_id: string; user_id: string }

/** Assigns a conversation of a side to a team member, or to nobody. */
export async function setAssignee(
  tx: AppTx,
  { thread_id, user_id, assignee_id }: Key & { assignee_id: string | null },
): Promise<void> {
  await tx
    .insertInto('conversation_states')
    .values({ app_id: tx.app_id, thread_id, user_id, assignee_id })
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'thread_id', 'user_id']).doUpdateSet({ assignee_id }),
    )
    .execute()
}

/** Marks a conversation of a side as done up to a message, never beyond the newest; null reopens it. */
export async function setDone(
  tx: AppTx,
  { thread_id, user_id, done_ts }: Key & { done_ts: string | null },
): Promise<void> {
  await sql`
    insert into conversation_states (app_id, thread_id, user_id, done_ts)
    select app_id, id, ${user_id}, case when ${done_ts}::int8 is not null then least(${done_ts}::int8, last_ts) end
    from threads where app_id = ${tx.app_id} and id = ${thread_id}
    on conflict (app_id, thread_id, user_id) do update set done_ts = excluded.done_ts
  `.execute(tx)
}
