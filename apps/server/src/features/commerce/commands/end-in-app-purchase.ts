import type { Ctx } from '#platform/context.ts'
import { revoke } from '../../access/index.ts'
import { lockInAppPurchase, updateInAppPurchase } from '../repository/in-app-purchases.ts'

/** Ends a store purchase that is no longer valid and revokes its grants. A no-op if it has ended. */
export async function endInAppPurchase(ctx: Ctx, original_transaction_id: string): Promise<void> {
  await ctx.write(async (tx, emit) => {
    const known = await lockInAppPurchase(tx, original_transaction_id)
    if (!known || known.ended_at) return
    const now = ctx.now()
    const { id: cause_id, subscriber_id, product_id } = known
    await revoke(tx, emit, {
      subscriber_id,
      product_id,
      cause: 'in_app_purchase',
      cause_id,
      at: now,
      reason: 'ended',
      now,
    })
    await updateInAppPurchase(tx, { ...known, ended_at: now, next_read_at: null })
  })
}
