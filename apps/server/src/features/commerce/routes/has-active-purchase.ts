import { hasActivePurchase as call } from '@foyer/contract/commerce/has-active-purchase'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { listActiveProductIds } from '../../access/index.ts'
import { findExistingProductIds } from '../repository/product-names.ts'

export const hasActivePurchaseRoute = implement(
  call,
  anyMember,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    if (!(await findExistingProductIds(ctx.db, [input.id])).has(input.id)) throw fail('not_found')
    const owned = await listActiveProductIds(ctx.db, viewer.subscriber_id, ctx.now())
    return { has_active_purchase: owned.includes(input.id) }
  },
)
