import type { Ctx } from '#platform/context.ts'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { findPlaySettings } from '../repository/play-settings.ts'
import { findStoreSettings } from '../repository/store-settings.ts'
import { createStore } from './app-store/keys.ts'
import { createPlayStore } from './google-play/keys.ts'
import type { Store, StoreName } from './store.ts'

/** The store of a name as the app has it; null where it is not connected. */
export async function findStore(ctx: Ctx, name: StoreName): Promise<Store | null> {
  return name === 'google_play'
    ? createPlayStore(ctx, await findPlaySettings(ctx.db))
    : createStore(ctx, await findStoreSettings(ctx.db))
}

/** Whether test purchases of a store count: in sandbox apps, and if the owner enables it. */
export async function acceptsTestPurchases(
  { app }: Ctx,
  db: AppDb | AppTx,
  name: StoreName,
): Promise<boolean> {
  if (app.is_sandbox) return true
  const settings = name === 'google_play' ? await findPlaySettings(db) : await findStoreSettings(db)
  return settings?.accepts_test === true
}
