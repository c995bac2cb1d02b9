import { getOrder as call } from '@foyer/contract/commerce/get-order'
import { implement } from '#platform/http/implement.ts'
import { storedOrder } from '../order.ts'
import { commercePolicy } from '../policy.ts'
import { presentIntent } from '../presenter.ts'
import { findOrder } from '../repository/orders.ts'

export const getOrderRoute = implement(
  call,
  commercePolicy.readOrder,
  async ({ input, ctx, authorize, fail }) => {
    const order = await findOrder(ctx.db, input.order_id)
    authorize({ owner_id: order?.subscriber_id ?? null })
    if (!order) throw fail('not_found')
    return presentIntent(storedOrder(order))
  },
)
