import type { Ctx } from '#platform/context.ts'
import { lockInAppPurchase, updateInAppPurchase } from '../repository/in-app-purchases.ts'
import { acceptsTestPurchases } from '../stores/create-store.ts'
import { endInAppPurchase } from './end-in-app-purchase.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** So long a store may not know a purchase that it knew, such as while its key is exchanged. */
const UNKNOWN_GRACE_MS = 7 * DAY_MS

/**
 * Handles a purchase that the store no longer knows: test purchases that no longer count end immediately; others are
 * read again daily and end after a week.
 */
export async function handleUnknownPurchase(ctx: Ctx, original_transaction_id: string): Promise<void> {
  await ctx.write(async (tx) => {
    const known = await lockInAppPurchase(tx, original_transaction_id)
    if (!known || known.ended_at) return
    const now = ctx.now()
    const unknown_since = known.unknown_since ?? now
    const is_test_over = known.is_test && !(await acceptsTestPurchases(ctx, tx, known.store))
    if (!is_test_over && now.getTime() - unknown_since.getTime() < UNKNOWN_GRACE_MS) {
      const next_read_at = new Date(now.getTime() + DAY_MS)
      return updateInAppPurchase(tx, { ...known, unknown_since, next_read_at })
    }
    await endInAppPurchase(ctx, original_transaction_id)
    ctx.services.log.warn(
      { purchase_id: known.id, is_test_over },
      'A purchase that its store does not know has ended.',
    )
  })
}
