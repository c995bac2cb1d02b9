import { defineJob } from '../../platform/jobs/index.ts'
import { settleFigures } from './broadcasts/read-figures.ts'
import { deleteOldRecords } from './repository/records.ts'

/** Days for which members and the studio see what was sent. */
const KEPT_DAYS = 90
/** Days after which the figures of a broadcast are final, while all of its records are there. */
const COUNTED_DAYS = 80
const DAY_MS = 86_400_000

/** Stores the figures of earlier broadcasts, and deletes notifications of three months ago. */
export const cleanNotificationsJob = defineJob<Record<string, never>>(
  'notifications.clean_old',
  { retry_limit: 2 },
  async (ctx) => {
    await settleFigures(ctx, new Date(ctx.now().getTime() - COUNTED_DAYS * DAY_MS))
    const before = new Date(ctx.now().getTime() - KEPT_DAYS * DAY_MS)
    await ctx.write((tx) => deleteOldRecords(tx, before))
  },
)
