import { defineJob } from '../../platform/jobs/index.ts'
import { deleteGuests, listUnpaidGuests } from './repository/guest-buyers.ts'

const RETENTION_MS = 30 * 24 * 60 * 60 * 1000
const BATCH_SIZE = 500

/** Deletes the name and address of guests who began an order and never paid one. */
export const cleanGuestsJob = defineJob<Record<string, never>>(
  'commerce.clean_guests',
  { retry_limit: 2, concurrency: 1 },
  async (ctx) => {
    const before = new Date(ctx.services.clock.now().getTime() - RETENTION_MS)
    const ids = await listUnpaidGuests(ctx.db, before, BATCH_SIZE)
    if (ids.length > 0) await ctx.write((tx) => deleteGuests(tx, ids))
  },
)
