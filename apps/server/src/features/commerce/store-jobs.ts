import { defineJob, enqueue } from '../../platform/jobs/index.ts'
import { handleUnknownPurchase } from './commands/handle-unknown-purchase.ts'
import { syncInAppPurchase } from './commands/sync-in-app-purchase.ts'
import { claimDueInAppPurchases } from './repository/in-app-purchases.ts'
import { findStoreSettings } from './repository/store-settings.ts'
import { createStore } from './stores/app-store/keys.ts'

const BATCH_SIZE = 500
/** Longer than all attempts of one reading, shorter than the interval until the next. */
const CLAIM_MS = 50 * 60 * 1000

/** Reads one purchase at its store and follows it. */
export const readInAppPurchaseJob = defineJob<{ original_transaction_id: string }>(
  'commerce.read_in_app_purchase',
  { retry_limit: 5, concurrency: 1 },
  async (ctx, { original_transaction_id }) => {
    const store = createStore(ctx, await findStoreSettings(ctx.db))
    if (!store) return
    const read_at = ctx.services.clock.now()
    const reported = await store.read(original_transaction_id)
    if (reported) await syncInAppPurchase(ctx, { reported, read_at })
    else await handleUnknownPurchase(ctx, original_transaction_id)
  },
)

/** Finds the purchases in stores that are due to be read again, each for a job of its own. */
export const readDuePurchasesJob = defineJob<Record<string, never>>(
  'commerce.follow_stores',
  { retry_limit: 2, concurrency: 1 },
  async (ctx) => {
    if (!createStore(ctx, await findStoreSettings(ctx.db))) return
    await ctx.write(async (tx) => {
      const now = ctx.now()
      const until = new Date(now.getTime() + CLAIM_MS)
      const due = await claimDueInAppPurchases(tx, { now, until, limit: BATCH_SIZE })
      for (const one of due) await enqueue(tx, readInAppPurchaseJob, one)
      if (due.length === BATCH_SIZE) await enqueue(tx, readDuePurchasesJob, {})
    })
  },
)
