import type { NavigationTab } from '@foyer/contract/apps/shapes'
import type { AppTx } from '#platform/database/app-db.ts'
import { isDraftLive } from '../app-row.ts'
import { bumpAppVersion } from '../app-version.ts'
import { lockApp, updateApp } from '../repository.ts'

/** Sets the draft of the member app's tabs; the caller answers for the pages they name. */
export async function saveNavigation(tx: AppTx, navigation: NavigationTab[]): Promise<void> {
  const app = await lockApp(tx)
  await updateApp(tx, { draft: { ...app.draft, navigation } })
  if (isDraftLive(app)) await bumpAppVersion(tx, app.id)
}
