import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { readAppNow } from './app-now.ts'

/** Whether the app shows a picture as its logo, in its drafts or to members. */
export async function isLogo(db: AppDb | AppTx, media_id: string): Promise<boolean> {
  return (await readAppNow(db)).logo_ids.includes(media_id)
}
