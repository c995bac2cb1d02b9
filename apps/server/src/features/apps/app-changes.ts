import { sql } from 'kysely'
import type { AppTx } from '../../platform/database/app-db.ts'

/** Which app changed; null means that changes may have been missed. */
export type AppChange = { id: string; slug: string } | null

/** The channel on which servers tell each other. */
export const APP_CHANGES_CHANNEL = 'foyer_app_changes'

function createAppChanges() {
  const listeners = new Set<(change: AppChange) => void>()
  return {
    tell: (change: AppChange): void => {
      for (const listener of listeners) listener(change)
    },
    /** Returns what ends the listening. */
    listen: (listener: (change: AppChange) => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Changes of apps as this process hears of them. */
export const appChanges = createAppChanges()

/** Tells this process and all others, once the transaction is committed, to forget what they keep of an app. */
export async function announceAppChange(tx: AppTx, app: { id: string; slug: string }): Promise<void> {
  const change = { id: app.id, slug: app.slug }
  await sql`select pg_notify(${APP_CHANGES_CHANNEL}, ${JSON.stringify(change)})`.execute(tx)
  tx.afterCommit(() => appChanges.tell(change))
}
