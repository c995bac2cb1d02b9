import type { AppTx } from '../../platform/database/app-db.ts'
import { upsertVisit } from './repository.ts'

/** Records that a member opened a page, for their list of recent pages. Idempotent. */
export function recordVisit(
  tx: AppTx,
  visit: { subscriber_id: string; page_id: string; opened_at: Date },
): Promise<void> {
  return upsertVisit(tx, visit)
}
