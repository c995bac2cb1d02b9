import { sql } from 'kysely'
import type { AppTx } from '../../../platform/database/app-db.ts'

export type RunStart = { run_id: string; subscriber_id: string; root_id: string; started_at: Date }

/** Writes the start of a run. A second running one of the same root breaks a unique index. */
export async function insertStart(tx: AppTx, start: RunStart): Promise<void> {
  await tx
    .insertInto('progress_starts')
    .values({ ...start, app_id: tx.app_id })
    .execute()
}

export async function closeStart(tx: AppTx, run_id: string, ended_at: Date): Promise<void> {
  await tx
    .updateTable('progress_starts')
    .set({ ended_at })
    .where('app_id', '=', tx.app_id)
    .where('run_id', '=', run_id)
    .where('ended_at', 'is', null)
    .execute()
}

type FirstCompletions = { subscriber_id: string; page_ids: readonly string[]; completed_at: Date }

/** Writes the first completions; pages that were completed before keep their first moment. */
export async function insertFirstCompletions(tx: AppTx, done: FirstCompletions): Promise<void> {
  if (done.page_ids.length === 0) return
  await sql`
    insert into page_first_completions (app_id, subscriber_id, page_id, completed_at)
    select ${tx.app_id}, ${done.subscriber_id}, page_id, ${done.completed_at}
    from unnest(${[...new Set(done.page_ids)]}::uuid[]) as page_id
    on conflict do nothing
  `.execute(tx)
}
