import type { ExerciseSwap } from '@foyer/contract/workouts/shapes'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** The most swaps of one member. */
export const MAX_SWAPS = 200

/** The swaps of a member, newest first. */
export function listSwaps(db: AppDb | AppTx, subscriber_id: string): Promise<ExerciseSwap[]> {
  return db
    .selectFrom('exercise_swaps')
    .select(['exercise_id', 'alternate_id'])
    .where('app_id', '=', db.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .orderBy('swapped_at', 'desc')
    .orderBy('exercise_id')
    .limit(MAX_SWAPS)
    .execute()
}

/** The exercise that a member does in place of another; null without a swap. */
export async function findAlternate(
  db: AppDb | AppTx,
  subscriber_id: string,
  exercise_id: string,
): Promise<string | null> {
  const swap = await db
    .selectFrom('exercise_swaps')
    .select('alternate_id')
    .where('app_id', '=', db.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('exercise_id', '=', exercise_id)
    .executeTakeFirst()
  return swap?.alternate_id ?? null
}

/** Writes a swap, in place of an earlier one of the same exercise. */
export async function upsertSwap(
  tx: AppTx,
  swap: ExerciseSwap & { subscriber_id: string; swapped_at: Date },
): Promise<void> {
  const { alternate_id, swapped_at } = swap
  await tx
    .insertInto('exercise_swaps')
    .values({ ...swap, app_id: tx.app_id })
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'subscriber_id', 'exercise_id']).doUpdateSet({ alternate_id, swapped_at }),
    )
    .execute()
}

export async function deleteSwap(tx: AppTx, subscriber_id: string, exercise_id: string): Promise<void> {
  await tx
    .deleteFrom('exercise_swaps')
    .where('app_id', '=', tx.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('exercise_id', '=', exercise_id)
    .execute()
}
