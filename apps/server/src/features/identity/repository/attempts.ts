import { sql } from 'kysely'
import type { AppTx } from '#platform/database/app-db.ts'

/** One counter: what is tried, by whom, and how long a window of counting lasts. */
export type Attempt = { action: string; subject: string; window_s: number }

export type CountedAttempt = { action: string; subject: string; count: number; window_ends_at: Date }

/**
 * Counts one try for each subject in a single statement, so that parallel tries cannot pass each other. An ended
 * window begins anew.
 */
export async function countAttempts(
  tx: AppTx,
  attempts: readonly Attempt[],
  now: Date,
): Promise<CountedAttempt[]> {
  const is_over = sql<boolean>`auth_attempts.window_ends_at <= ${now}`
  return tx
    .insertInto('auth_attempts')
    .values(
      attempts.map(({ action, subject, window_s }) => ({
        app_id: tx.app_id,
        action,
        subject,
        count: 1,
        window_ends_at: new Date(now.getTime() + window_s * 1000),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'action', 'subject']).doUpdateSet({
        count: sql`case when ${is_over} then 1 else auth_attempts.count + 1 end`,
        window_ends_at: sql`case when ${is_over} then excluded.window_ends_at else auth_attempts.window_ends_at end`,
      }),
    )
    .returning(['action', 'subject', 'count', 'window_ends_at'])
    .execute()
}

/** Forgets the tries of one subject, because it has proven itself. */
export async function clearAttempts(
  tx: AppTx,
  { action, subject }: Omit<Attempt, 'window_s'>,
): Promise<void> {
  await tx
    .deleteFrom('auth_attempts')
    .where('app_id', '=', tx.app_id)
    .where('action', '=', action)
    .where('subject', '=', subject)
    .execute()
}

/** Deletes counters whose window is over. */
export async function deleteEndedAttempts(tx: AppTx, now: Date): Promise<void> {
  await tx
    .deleteFrom('auth_attempts')
    .where('app_id', '=', tx.app_id)
    .where('window_ends_at', '<', now)
    .execute()
}
