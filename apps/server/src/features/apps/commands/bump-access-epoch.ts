import type { AppTx } from '#platform/database/app-db.ts'
import { bumpAppVersion } from '../app-version.ts'
import { lockApp, bumpEpoch } from '../repository.ts'

/** Makes every remembered access decision of the app out of date, such as when a page's gates change. */
export async function bumpAccessEpoch(tx: AppTx): Promise<void> {
  const app = await lockApp(tx)
  await bumpEpoch(tx)
  await bumpAppVersion(tx, app.id)
}
