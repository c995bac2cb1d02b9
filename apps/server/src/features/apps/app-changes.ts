import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { AppTx } from '../../platform/database/app-db.ts'
import { newId } from '../../platform/ids.ts'

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

/** Notices that this process has acted on already, for as long as their echo may take. */
const told = new LRUCache<string, true>({ max: 10_000 })

/**
 * Tells this process and all others, once the transaction is committed, to forget what they keep of an app. Where the
 * answer to the commit is lost, the echo tells this process too.
 */
export async function announceAppChange(tx: AppTx, app: { id: string; slug: string }): Promise<void> {
  const change = { id: app.id, slug: app.slug }
  const notice = newId()
  await sql`select pg_notify(${APP_CHANGES_CHANNEL}, ${JSON.stringify({ ...change, notice })})`.execute(tx)
  tx.afterCommit(() => tellOnce(change, notice))
}

/** Acts on a notice once, whether the answer to the commit comes first or the echo. */
export function tellOnce(change: AppChange, notice: string): void {
  if (told.has(notice)) return
  told.set(notice, true)
  appChanges.tell(change)
}
