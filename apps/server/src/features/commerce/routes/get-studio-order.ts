import { getStudioOrder as call } from '@foyer/contract/commerce/get-studio-order'
import { implement } from '#platform/http/implement.ts'
import { loadStudioOrder } from '../orders/load-order.ts'
import { commercePolicy } from '../policy.ts'

export const getStudioOrderRoute = implement(
  call,
  commercePolicy.manageOrder,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const order = await loadStudioOrder(ctx, viewer, input.id)
    authorize({ exists: order !== null })
    if (!order) throw fail('not_found')
    return order
  },
)
