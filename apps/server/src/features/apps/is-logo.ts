import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { findAppById } from './repository.ts'

/** Whether the app shows a picture as its logo, in its drafts or to members. */
export async function isLogo(db: AppDb | AppTx, media_id: string): Promise<boolean> {
  const app = await findAppById(db, db.app_id)
  return app?.draft.logo_media_id === media_id || app?.released?.logo_media_id === media_id
}
