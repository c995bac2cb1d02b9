import { restorePurchases as call } from '@foyer/contract/commerce/restore-purchases'
import { implement } from '#platform/http/implement.ts'
import { listActiveProductIds } from '../../access/index.ts'
import { claimInAppPurchase } from '../commands/claim-in-app-purchase.ts'
import { commercePolicy } from '../policy.ts'
import { findStoreProductId } from '../repository/store-settings.ts'
import { readKnown } from '../store-jobs.ts'
import { findStore } from '../stores/create-store.ts'
import { withProviderErrors } from '../with-provider-errors.ts'

export const restorePurchasesRoute = implement(
  call,
  commercePolicy.seeProducts,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize({ access: ctx.app.access })
    const store = await findStore(ctx, input.store)
    if (!store) throw fail('payments_unavailable')
    const { subscriber_id } = viewer
    const restored: string[] = []
    await withProviderErrors(async () => {
      for (const ids of input.transactions) {
        const reported = await readKnown(ctx, store, ids.transaction_id)
        const product_id =
          reported && (await findStoreProductId(ctx.db, input.store, reported.store_product_id))
        if (!product_id) continue
        const claim = { store: input.store, subscriber_id, product_id, ...ids }
        if ((await claimInAppPurchase(ctx, store, claim)) === 'ok') restored.push(product_id)
      }
    })
    const owned = await listActiveProductIds(ctx.db, subscriber_id, ctx.now())
    return {
      active_product_ids: [...new Set(restored)].filter((id) => owned.includes(id)),
      refused: input.transactions.length - restored.length,
    }
  },
)
