import type { Channel } from '@foyer/contract/messaging/channel-shapes'
import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'

type Db = AppDb | AppTx

/** More than an app ever has, archived ones included. */
const MAX_LISTED = 500

const columns = sql.raw(`id, title, posting, message_count, instant_text(created_at) as created_at,
  instant_text(archived_at) as archived_at`)

/** Lists the channels of an app by age, archived ones last. */
export async function listChannels(db: Db): Promise<Channel[]> {
  const { rows } = await sql<Channel>`
    select ${columns} from threads where app_id = ${db.app_id} and kind = 'feed'
    order by archived_at is not null, threads.created_at, id limit ${MAX_LISTED}
  `.execute(db)
  return rows
}

/** Finds a channel; null if there is none. */
export async function findChannel(db: Db, id: string): Promise<Channel | null> {
  const { rows } = await sql<Channel>`
    select ${columns} from threads where app_id = ${db.app_id} and id = ${id} and kind = 'feed'
  `.execute(db)
  return rows[0] ?? null
}

/** Counts the channels that are not archived, one after the other for concurrent changes. */
export async function countOpenChannels(tx: AppTx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`channels ${tx.app_id}`}, 0))`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from threads
    where app_id = ${tx.app_id} and kind = 'feed' and archived_at is null
  `.execute(tx)
  return rows[0]?.count ?? 0
}

/** Inserts a channel and returns its id. */
export async function insertChannel(
  tx: AppTx,
  { title, posting, now }: Pick<Channel, 'title' | 'posting'> & { now: Date },
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('threads')
    .values({ app_id: tx.app_id, id, kind: 'feed', title, posting, created_at: now })
    .execute()
  return id
}

/** Changes what is given of a channel. */
export async function updateChannel(
  tx: AppTx,
  id: string,
  changes: { title?: string; posting?: Channel['posting']; archived_at?: Date | null },
): Promise<void> {
  await tx
    .updateTable('threads')
    .set(changes)
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .where('kind', '=', 'feed')
    .execute()
}
