import { sql } from 'kysely'
import type { AppTx } from '#platform/database/app-db.ts'

/** A rate counter: action, subject and window length in seconds. */
export type Attempt = { action: string; subject: string; window_s: number }

export type CountedAttempt = { action: string; subject: string; count: number; window_ends_at: Date }

/**
 * Counts an attempt for each subject in one statement, so that concurrent attempts are all counted. An expired
 * window restarts.
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

/** Deletes the attempts of a subject after it has authenticated. */
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

/** Deletes counters whose window has expired. */
export async function deleteEndedAttempts(tx: AppTx, now: Date): Promise<void> {
  await tx
    .deleteFrom('auth_attempts')
    .where('app_id', '=', tx.app_id)
    .where('window_ends_at', '<', now)
    .execute()
}
