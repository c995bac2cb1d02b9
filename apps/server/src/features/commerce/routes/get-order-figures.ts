import { getOrderFigures as call } from '@foyer/contract/commerce/get-order-figures'
import { implement } from '#platform/http/implement.ts'
import { loadOrderFigures } from '../orders/order-figures.ts'
import { commercePolicy } from '../policy.ts'

export const getOrderFiguresRoute = implement(
  call,
  commercePolicy.manageOrders,
  async ({ ctx, authorize }) => {
    authorize()
    return loadOrderFigures(ctx)
  },
)
