import { defineJob, enqueue } from '../../platform/jobs/index.ts'
import { doubtInAppPurchase } from './commands/doubt-in-app-purchase.ts'
import { followInAppPurchase } from './commands/follow-in-app-purchase.ts'
import { takeDueInAppPurchases } from './repository/in-app-purchases.ts'
import { findStoreSettings } from './repository/store-settings.ts'
import { storeOf } from './stores/app-store/keys.ts'

const AT_ONCE = 500
/** Longer than all tries of one reading, shorter than the next look. */
const TAKEN_MS = 50 * 60 * 1000

/** Reads one purchase at its store and follows it. */
export const readInAppPurchaseJob = defineJob<{ original_transaction_id: string }>(
  'commerce.read_in_app_purchase',
  { retry_limit: 5, concurrency: 1 },
  async (ctx, { original_transaction_id }) => {
    const store = storeOf(ctx, await findStoreSettings(ctx.db))
    if (!store) return
    const read_at = ctx.services.clock.now()
    const told = await store.read(original_transaction_id)
    if (told) await followInAppPurchase(ctx, { told, read_at })
    else await doubtInAppPurchase(ctx, original_transaction_id)
  },
)

/** Finds the purchases in stores that are due to be read again, each for a job of its own. */
export const followStoresJob = defineJob<Record<string, never>>(
  'commerce.follow_stores',
  { retry_limit: 2, concurrency: 1 },
  async (ctx) => {
    if (!storeOf(ctx, await findStoreSettings(ctx.db))) return
    await ctx.write(async (tx) => {
      const now = ctx.now()
      const until = new Date(now.getTime() + TAKEN_MS)
      const due = await takeDueInAppPurchases(tx, { now, until, limit: AT_ONCE })
      for (const one of due) await enqueue(tx, readInAppPurchaseJob, one)
      if (due.length === AT_ONCE) await enqueue(tx, followStoresJob, {})
    })
  },
)
