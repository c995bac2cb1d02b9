import type { AppDb, AppTx } from '#platform/database/app-db.ts'

type Sender = { team_member_id: string; name: string }

/** Notes who of the team has written some messages; what is known already stays. */
export async function insertSenders(
  tx: AppTx,
  { thread_id, message_tss, sender }: { thread_id: string; message_tss: readonly string[]; sender: Sender },
): Promise<void> {
  if (message_tss.length === 0) return
  const { team_member_id, name: team_member_name } = sender
  await tx
    .insertInto('message_senders')
    .values(
      message_tss.map((message_ts) => ({
        app_id: tx.app_id,
        ...{ thread_id, message_ts, team_member_id, team_member_name },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Who of the team has written some messages of a thread, by `message_ts`. */
export async function findSenders(
  db: AppDb | AppTx,
  thread_id: string,
  message_tss: readonly string[],
): Promise<ReadonlyMap<string, Sender>> {
  if (message_tss.length === 0) return new Map()
  const rows = await db
    .selectFrom('message_senders')
    .select(['message_ts', 'team_member_id', 'team_member_name as name'])
    .where('app_id', '=', db.app_id)
    .where('thread_id', '=', thread_id)
    .where('message_ts', 'in', [...message_tss])
    .execute()
  return new Map(rows.map(({ message_ts, ...sender }) => [message_ts, sender]))
}
