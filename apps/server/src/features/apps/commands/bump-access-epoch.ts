import type { AppTx } from '#platform/database/app-db.ts'
import { bumpAppVersion } from '../app-version.ts'
import { lockApp, bumpEpoch } from '../repository.ts'

/** Invalidates every cached access decision of the app, for example when a page's gates change. */
export async function bumpAccessEpoch(tx: AppTx): Promise<void> {
  const app = await lockApp(tx)
  await bumpEpoch(tx)
  await bumpAppVersion(tx, app.id)
}
