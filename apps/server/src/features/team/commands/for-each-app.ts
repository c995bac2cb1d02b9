import type { AppTx } from '#platform/database/app-db.ts'
import { asApp } from '#platform/database/as-app.ts'
import { listAppsOfAccount } from '../repository/team-members.ts'

type AccountApp = Awaited<ReturnType<typeof listAppsOfAccount>>[number]

/** Does the same in each app of an account, in the transaction that is open: all of it or nothing. */
export async function forEachApp(
  tx: AppTx,
  account_id: string,
  work: (app_tx: AppTx, app: AccountApp) => Promise<void>,
): Promise<void> {
  for (const app of await listAppsOfAccount(tx, account_id))
    await asApp(tx, app.id, (app_tx) => work(app_tx, app))
}
