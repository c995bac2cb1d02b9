import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { preparedStatement } from '#platform/database/prepared-statement.ts'
import { createBlockedIdsSql } from './visibility-sql.ts'

/** More than anybody blocks, or is blocked by. */
const MAX_BLOCKS = 10_000

/** A block: the first user blocks the second. */
export type Block = { blocker_user_id: string; blocked_user_id: string }

/** Inserts a block. Returns false when it exists. */
export async function insertBlock(tx: AppTx, block: Block & { now: Date }): Promise<boolean> {
  const { now, ...pair } = block
  const created = await tx
    .insertInto('blocked_people')
    .values({ app_id: tx.app_id, ...pair, created_at: now })
    .onConflict((conflict) => conflict.columns(['app_id', 'blocker_user_id', 'blocked_user_id']).doNothing())
    .returning('created_at')
    .executeTakeFirst()
  return created !== undefined
}

/** Deletes a block; false if there is none. */
export async function deleteBlock(tx: AppTx, { blocker_user_id, blocked_user_id }: Block): Promise<boolean> {
  const gone = await tx
    .deleteFrom('blocked_people')
    .where('app_id', '=', tx.app_id)
    .where('blocker_user_id', '=', blocker_user_id)
    .where('blocked_user_id', '=', blocked_user_id)
    .returning('created_at')
    .executeTakeFirst()
  return gone !== undefined
}

/** Which of two people blocks the other. */
export async function findBlocksBetween(
  db: AppDb,
  one: string,
  other: string,
): Promise<{ by_one: boolean; by_other: boolean }> {
  const rows = await db
    .selectFrom('blocked_people')
    .select('blocker_user_id')
    .where('app_id', '=', db.app_id)
    .where(({ or, and, eb }) =>
      or([
        and([eb('blocker_user_id', '=', one), eb('blocked_user_id', '=', other)]),
        and([eb('blocker_user_id', '=', other), eb('blocked_user_id', '=', one)]),
      ]),
    )
    .execute()
  return {
    by_one: rows.some(({ blocker_user_id }) => blocker_user_id === one),
    by_other: rows.some(({ blocker_user_id }) => blocker_user_id === other),
  }
}

/** Lists the ids of everyone a user has blocked, latest first. */
export async function listBlockedUserIds(db: AppDb, user_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('blocked_people')
    .select('blocked_user_id')
    .where('app_id', '=', db.app_id)
    .where('blocker_user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('blocked_user_id')
    .limit(MAX_BLOCKS)
    .execute()
  return rows.map(({ blocked_user_id }) => blocked_user_id)
}

/** Where a page of the blocked ended. */
export type BlockKey = { blocked_at: string; id: string }

/** Lists the people a user has blocked, latest first, with what may still be shown of them. */
export async function listBlocks(
  db: AppDb,
  blocker_user_id: string,
  { after, limit }: { after: BlockKey | null; limit: number },
) {
  let query = db
    .selectFrom('blocked_people as block')
    .innerJoin('users', (join) =>
      join.onRef('users.app_id', '=', 'block.app_id').onRef('users.id', '=', 'block.blocked_user_id'),
    )
    .leftJoin('subscribers', (join) =>
      join.onRef('subscribers.app_id', '=', 'block.app_id').onRef('subscribers.user_id', '=', 'users.id'),
    )
    .select([
      'users.id',
      'users.name',
      'users.avatar_urls',
      'users.suspended_at',
      'users.deletes_at',
      'block.created_at',
    ])
    .select('subscribers.id as subscriber_id')
    .where('block.app_id', '=', db.app_id)
    .where('block.blocker_user_id', '=', blocker_user_id)
  if (after)
    query = query.where(
      sql<boolean>`(block.created_at, block.blocked_user_id) < (${after.blocked_at}::timestamptz, ${after.id}::uuid)`,
    )
  return query
    .orderBy('block.created_at', 'desc')
    .orderBy('block.blocked_user_id', 'desc')
    .limit(limit)
    .execute()
}

/** A row of that list. */
export type BlockedRow = Awaited<ReturnType<typeof listBlocks>>[number]

const selectHidden = preparedStatement<{ user_ids: string[] }>(
  'hidden_by_blocks',
  `select ${createBlockedIdsSql('$1::uuid', '$2::uuid')} as user_ids`,
)

/** Lists everyone who blocks a user or is blocked by them; neither sees the other. */
export async function listHiddenByBlocks(db: AppDb | AppTx, user_id: string): Promise<readonly string[]> {
  const [row] = await selectHidden(db, [db.app_id, user_id])
  return row?.user_ids ?? []
}
