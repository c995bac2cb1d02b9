import { refundOrder as call } from '@foyer/contract/commerce/refund-order'
import { implement } from '#platform/http/implement.ts'
import { reserveRefund, sendRefund } from '../commands/refund-order.ts'
import { loadStudioOrder } from '../orders/load-order.ts'
import { commercePolicy } from '../policy.ts'
import { ProviderError } from '../providers/provider.ts'
import { findOrder } from '../repository/orders.ts'

export const refundOrderRoute = implement(
  call,
  commercePolicy.manageOrder,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id: order_id, refund_id: id, ...chosen } = input
    authorize({ exists: (await findOrder(ctx.db, order_id)) !== null })
    const { team_member_id: actor_id, name: actor_name } = viewer
    const refund = await reserveRefund(ctx, order_id, { id, ...chosen, actor_id, actor_name })
    if (typeof refund === 'string') throw fail(refund)
    try {
      const is_sent = refund.state !== 'open' || (await sendRefund(ctx, refund))
      if (!is_sent || refund.state === 'failed') throw fail('refund_refused')
    } catch (error) {
      // The job sends it again; until then the refund is shown as open.
      if (!(error instanceof ProviderError)) throw error
    }
    const order = await loadStudioOrder(ctx, viewer, order_id)
    if (!order) throw fail('not_found')
    return order
  },
)
