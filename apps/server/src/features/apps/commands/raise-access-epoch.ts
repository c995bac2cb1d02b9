import type { AppTx } from '#platform/database/app-db.ts'
import { raiseAppVersion } from '../app-version.ts'
import { lockApp, raiseEpoch } from '../repository.ts'

/** Makes every remembered access decision of the app out of date, such as when a page's gates change. */
export async function raiseAccessEpoch(tx: AppTx): Promise<void> {
  const app = await lockApp(tx)
  await raiseEpoch(tx)
  await raiseAppVersion(tx, app.id)
}
