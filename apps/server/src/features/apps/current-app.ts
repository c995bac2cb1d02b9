import type { AppFacts } from '../../platform/app-facts.ts'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { notFound } from '../../platform/errors.ts'
import { toAppFacts, type ReleasedSettings, type StoredApp } from './app-row.ts'
import { findAppById, lockApp, findAccessChangesAround } from './repository.ts'
import type { Ctx } from '../../platform/context.ts'
import type { AppAccess } from '@foyer/domain/access'

/** The app's release and access read from its row, bypassing the server caches. */
export type CurrentApp = {
  app: AppFacts
  /** The settings that a publish takes along, as the owner has them. */
  draft: ReleasedSettings
  /** The same as members see them; null before the first release. */
  released: ReleasedSettings | null
  /** Pictures that it shows as its logo, in its drafts or to members. */
  logo_ids: string[]
}

/** What the app is now. A transaction sees what it has written itself. */
export async function readCurrentApp(db: AppDb | AppTx): Promise<CurrentApp> {
  const app = await findAppById(db, db.app_id)
  if (!app) throw notFound()
  return present(app)
}

/** Returns the current app and locks its row until the transaction ends. */
export async function lockCurrentApp(tx: AppTx): Promise<CurrentApp> {
  return present(await lockApp(tx))
}

function present(app: StoredApp): CurrentApp {
  const logos = [app.draft.logo_media_id, app.released?.logo_media_id ?? null]
  return {
    app: toAppFacts(app),
    draft: app.draft,
    released: app.released,
    logo_ids: logos.filter((id) => id !== null),
  }
}

/** Whether the app's release and access are still those with which this context was created. */
export async function isContextCurrent(ctx: Ctx): Promise<boolean> {
  const { app } = await readCurrentApp(ctx.db)
  return app.release_id === ctx.app.release_id && app.access_epoch === ctx.app.access_epoch
}

/**
 * Returns the app's access settings at a past time. `is_known` is false when the history does not reach back that
 * far; then the settings are those of today.
 */
export async function findAppAccessAt(ctx: Ctx, at: Date): Promise<{ access: AppAccess; is_known: boolean }> {
  const { last, next } = await findAccessChangesAround(ctx.db, at)
  const access = last ?? (next ? next.before : ctx.app.access)
  return { access: access ?? ctx.app.access, is_known: access !== null }
}
