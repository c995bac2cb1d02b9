import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { notFound } from '../../platform/errors.ts'
import type { ReleasedSettings } from './app-row.ts'
import { findAppById } from './repository.ts'

/** The settings that a publish takes along: as the owner has them now, and as members see them, with their release. */
export async function settingsState(
  db: AppDb | AppTx,
): Promise<{ draft: ReleasedSettings; released: ReleasedSettings | null; release_id: string | null }> {
  const app = await findAppById(db, db.app_id)
  if (!app) throw notFound()
  return { draft: app.draft, released: app.released, release_id: app.release_id }
}
