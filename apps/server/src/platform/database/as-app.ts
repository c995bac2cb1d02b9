import { sql } from 'kysely'
import type { AppTx } from './app-db.ts'

/**
 * Does work for another app inside a transaction that is already open, so that an app and its first rows appear in
 * one commit. The transaction carries its own app again afterwards.
 */
export async function asApp<T>(tx: AppTx, app_id: string, work: (tx: AppTx) => Promise<T>): Promise<T> {
  await setAppId(tx, app_id)
  const inner: AppTx = Object.assign(tx.withoutPlugins(), {
    app_id,
    afterCommit: tx.afterCommit,
    app_versions: tx.app_versions,
    outbox: tx.outbox,
  })
  try {
    return await work(inner)
  } finally {
    await setAppId(tx, tx.app_id).catch(ignoreAborted)
  }
}

async function setAppId(tx: AppTx, app_id: string): Promise<void> {
  await sql`select set_config('foyer.app_id', ${app_id}, true)`.execute(tx)
}

/** A transaction that has failed refuses every further statement, this one too; the failure itself is on its way up. */
function ignoreAborted(error: unknown): void {
  const is_aborted = error instanceof Error && 'code' in error && error.code === '25P02'
  if (!is_aborted) throw error
}
