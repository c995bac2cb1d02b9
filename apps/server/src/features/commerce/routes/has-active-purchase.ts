import { hasActivePurchase as call } from '@foyer/contract/commerce/has-active-purchase'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { activeProductIds } from '../../access/index.ts'
import { existingProductIds } from '../repository/products.ts'

export const hasActivePurchaseRoute = implement(
  call,
  anyMember,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    if (!(await existingProductIds(ctx.db, [input.id])).has(input.id)) throw fail('not_found')
    const held = await activeProductIds(ctx.db, viewer.subscriber_id, ctx.now())
    return { has_active_purchase: held.includes(input.id) }
  },
)
