import type { AppTx } from '#platform/database/app-db.ts'
import type { Emit } from '#platform/events/events.ts'
import { bumpAppVersion } from '../app-version.ts'
import { type ReleasedSettings } from '../app-row.ts'
import { lockApp, updateRelease } from '../repository.ts'

/**
 * Points members to a release together with its settings. Undo is the same with an earlier release. Every server
 * evicts the old pointer after the commit.
 */
export async function switchRelease(
  tx: AppTx,
  emit: Emit,
  { release_id, settings }: { release_id: string; settings: ReleasedSettings },
): Promise<void> {
  const app = await lockApp(tx)
  await updateRelease(tx, release_id, settings)
  await emit('apps.release_switched', { app_id: app.id, release_id })
  await bumpAppVersion(tx, app.id)
}
