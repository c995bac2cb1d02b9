import { preparedStatement } from '../../platform/database/prepared-statement.ts'
import type { AppTx } from '../../platform/database/app-db.ts'
import { APP_VERSIONS_CHANNEL } from '../../platform/database/app-versions.ts'

const bumpStatement = preparedStatement<{ version: string }>(
  'raise_app_version',
  `with raised as (update apps set version = version + 1 where id = $1 returning id, version)
   select version, pg_notify($2, json_build_object('id', id, 'version', version)::text) from raised`,
)

/**
 * Raises the version of an app, because something that servers cache of it changes in this transaction. This server
 * stops using what it cached as soon as the transaction is committed, all others when they are notified.
 */
export async function bumpAppVersion(tx: AppTx, app_id: string): Promise<void> {
  const [raised] = await bumpStatement(tx, [app_id, APP_VERSIONS_CHANNEL])
  if (!raised) return
  tx.afterCommit(() => tx.app_versions.announce({ id: app_id, version: Number(raised.version) }))
}
