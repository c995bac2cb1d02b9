import type { AppTx } from '../../platform/database/app-db.ts'
import { defineNeed } from '../../platform/needs.ts'

/** Removes a run's scheduled items, in the transaction that ends the run; `schedule` provides it. */
export const scheduledFromRootNeed = defineNeed<{
  removeScheduledFrom: (tx: AppTx, about: { subscriber_id: string; root_id: string }) => Promise<void>
}>('progress.scheduled_from_root')
