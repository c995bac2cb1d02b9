import type { AppTx } from '../../platform/database/app-db.ts'
import { upsertVisit } from './repository.ts'

/** Remembers that a member opened a page, for their own list of recent ones. Repeating it changes nothing. */
export function recordVisit(
  tx: AppTx,
  visit: { subscriber_id: string; page_id: string; opened_at: Date },
): Promise<void> {
  return upsertVisit(tx, visit)
}
