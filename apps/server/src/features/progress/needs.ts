import type { AppTx } from '../../platform/database/app-db.ts'
import { defineNeed } from '../../platform/needs.ts'

/** What a member has put on the calendar from a run; `schedule` fills it, in the transaction that ends the run. */
export const scheduledFromRootNeed = defineNeed<{
  removeScheduledFrom: (tx: AppTx, about: { subscriber_id: string; root_id: string }) => Promise<void>
}>('progress.scheduled_from_root')
