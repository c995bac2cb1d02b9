import type { AppTx } from '../../platform/database/app-db.ts'
import { definePort } from '../../platform/ports.ts'

/** What a member has put on the calendar from a run; `schedule` fills it, in the transaction that ends the run. */
export const scheduledFromRootPort = definePort<{
  removeScheduledFrom: (tx: AppTx, about: { subscriber_id: string; root_id: string }) => Promise<void>
}>('scheduled items of a progress root')
