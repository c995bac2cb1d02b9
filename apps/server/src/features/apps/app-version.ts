import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { AppTx } from '../../platform/database/app-db.ts'

/** An app whose version was raised; null means that notifications may have been missed. */
export type AppChange = { id: string; version: number } | null

/** The channel on which servers announce raised versions to each other. */
export const APP_VERSIONS_CHANNEL = 'foyer_app_versions'

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

/** The latest version of each app that this process has heard of. */
const heard = new LRUCache<string, number>({ max: 10_000 })

/**
 * Raises the version of the transaction's app, because something that servers cache of it has changed. This process
 * stops using what it cached as soon as the transaction is committed, all others when they are notified.
 */
export async function raiseAppVersion(tx: AppTx, app_id: string): Promise<void> {
  const { rows } = await sql<{ version: string }>`
    with raised as (update apps set version = version + 1 where id = ${app_id} returning id, version)
    select version, pg_notify(${APP_VERSIONS_CHANNEL}, json_build_object('id', id, 'version', version)::text)
    from raised
  `.execute(tx)
  const version = rows[0]?.version
  if (version === undefined) return
  tx.afterCommit(() => hearVersion({ id: app_id, version: Number(version) }))
}

/** Acts on a version once, whether the answer to the commit comes first or the notification. */
export function hearVersion(change: { id: string; version: number }): void {
  if ((heard.get(change.id) ?? -1) >= change.version) return
  heard.set(change.id, change.version)
  appChanges.tell(change)
}
