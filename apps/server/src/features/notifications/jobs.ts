import { defineJob } from '../../platform/jobs/index.ts'
import { deleteOldRecords } from './repository/records.ts'

/** Days for which members and the studio see what was sent. */
const KEPT_DAYS = 90
const DAY_MS = 86_400_000

/** Deletes notifications of three months ago. */
export const cleanNotificationsJob = defineJob<Record<string, never>>(
  'notifications.clean_old',
  { retry_limit: 2 },
  async (ctx) => {
    const before = new Date(ctx.now().getTime() - KEPT_DAYS * DAY_MS)
    await ctx.write((tx) => deleteOldRecords(tx, before))
  },
)
