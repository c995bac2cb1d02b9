import { purchaseInApp as call } from '@foyer/contract/commerce/purchase-in-app'
import { implement } from '#platform/http/implement.ts'
import { activeProductIds } from '../../access/index.ts'
import { claimInAppPurchase } from '../commands/claim-in-app-purchase.ts'
import { commercePolicy } from '../policy.ts'
import { whileProviderAnswers } from '../provider-answers.ts'
import { existingProductIds } from '../repository/products.ts'
import { findStoreSettings } from '../repository/store-settings.ts'
import { storeOf } from '../stores/app-store/keys.ts'

export const purchaseInAppRoute = implement(
  call,
  commercePolicy.seeProducts,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize({ access: ctx.app.access })
    const { id: product_id, email, ...ids } = input
    if (email.toLowerCase() !== viewer.email.toLowerCase()) throw fail('purchase_of_another')
    if (!(await existingProductIds(ctx.db, [product_id])).has(product_id)) throw fail('product_not_found')
    const store = storeOf(ctx, await findStoreSettings(ctx.db))
    if (!store) throw fail('payments_unavailable')

    const { subscriber_id } = viewer
    const claimed = await whileProviderAnswers(() =>
      claimInAppPurchase(ctx, store, { subscriber_id, product_id, ...ids }),
    )
    if (claimed !== 'ok') throw fail(claimed)
    const held = await activeProductIds(ctx.db, subscriber_id, ctx.now())
    return { has_active_purchase: held.includes(product_id) }
  },
)
