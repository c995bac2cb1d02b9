import { purchaseInApp as call } from '@foyer/contract/commerce/purchase-in-app'
import { implement } from '#platform/http/implement.ts'
import { listActiveProductIds } from '../../access/index.ts'
import { claimInAppPurchase } from '../commands/claim-in-app-purchase.ts'
import { commercePolicy } from '../policy.ts'
import { withProviderErrors } from '../with-provider-errors.ts'
import { findExistingProductIds } from '../repository/product-names.ts'
import { findStore } from '../stores/create-store.ts'

export const purchaseInAppRoute = implement(
  call,
  commercePolicy.seeProducts,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize({ access: ctx.app.access })
    const { id: product_id, email, store: name, ...ids } = input
    if (email.toLowerCase() !== viewer.email.toLowerCase()) throw fail('purchase_of_another')
    if (!(await findExistingProductIds(ctx.db, [product_id])).has(product_id)) throw fail('product_not_found')
    const store = await findStore(ctx, name)
    if (!store) throw fail('payments_unavailable')

    const { subscriber_id } = viewer
    const claimed = await withProviderErrors(() =>
      claimInAppPurchase(ctx, store, { store: name, subscriber_id, product_id, ...ids }),
    )
    if (claimed !== 'ok') throw fail(claimed)
    const owned = await listActiveProductIds(ctx.db, subscriber_id, ctx.now())
    return { has_active_purchase: owned.includes(product_id) }
  },
)
