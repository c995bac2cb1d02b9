import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** A subscriber's runs, ended ones too, newest first. */
export async function listRuns(db: AppDb | AppTx, subscriber_id: string, limit: number) {
  return db
    .selectFrom('progress_runs')
    .select(['id', 'root_id', 'started_at', 'ended_at'])
    .where('app_id', '=', db.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Lists a subscriber's completions that were not undone, newest first. */
export async function listCompletions(db: AppDb | AppTx, subscriber_id: string, limit: number) {
  return db
    .selectFrom('page_completions')
    .select(['page_id', 'completed_at'])
    .where('app_id', '=', db.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('undone_at', 'is', null)
    .orderBy('completed_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Lists what is completed in some runs of a subscriber, with when it was. */
export async function listRunCompletions(
  db: AppDb | AppTx,
  subscriber_id: string,
  run_ids: readonly string[],
): Promise<{ run_id: string | null; page_id: string; completed_at: Date }[]> {
  if (run_ids.length === 0) return []
  return db
    .selectFrom('page_completions')
    .select(['run_id', 'page_id', 'completed_at'])
    .where('app_id', '=', db.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('run_id', 'in', run_ids)
    .where('undone_at', 'is', null)
    .execute()
}
