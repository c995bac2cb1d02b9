import type { AppFacts } from '../../platform/app-facts.ts'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { notFound } from '../../platform/errors.ts'
import { factsOf, type ReleasedSettings, type StoredApp } from './app-row.ts'
import { findAppById, lockApp } from './repository.ts'

/** An app as its row says at this moment, past everything that servers remember of it. */
export type AppNow = {
  app: AppFacts
  /** The settings that a publish takes along, as the owner has them. */
  draft: ReleasedSettings
  /** Pictures that it shows as its logo, in its drafts or to members. */
  logo_ids: string[]
}

/** What the app is now. A transaction sees what it has written itself. */
export async function readAppNow(db: AppDb | AppTx): Promise<AppNow> {
  const app = await findAppById(db, db.app_id)
  if (!app) throw notFound()
  return present(app)
}

/** The same, held as it is until the transaction ends. */
export async function holdApp(tx: AppTx): Promise<AppNow> {
  return present(await lockApp(tx))
}

function present(app: StoredApp): AppNow {
  const logos = [app.draft.logo_media_id, app.released?.logo_media_id ?? null]
  return { app: factsOf(app), draft: app.draft, logo_ids: logos.filter((id) => id !== null) }
}
