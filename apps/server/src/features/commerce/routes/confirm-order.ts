import { confirmOrder as call } from '@foyer/contract/commerce/confirm-order'
import { implement } from '#platform/http/implement.ts'
import { syncOrder } from '../commands/sync-order.ts'
import { storedOrder } from '../order.ts'
import { findGuestId } from '../guest-access.ts'
import { commercePolicy } from '../policy.ts'
import { presentIntent } from '../presenter.ts'
import { withProviderErrors } from '../with-provider-errors.ts'
import { findOrder } from '../repository/orders.ts'

export const confirmOrderRoute = implement(
  call,
  commercePolicy.payOrder,
  async ({ input, ctx, authorize, fail }) => {
    const order = await findOrder(ctx.db, input.order_id)
    const guest_id = await findGuestId(ctx, input.order_token)
    authorize({ owner_id: order?.subscriber_id ?? null, guest_id })
    if (!order) throw fail('not_found')
    const is_waiting = order.status === 'open' && order.provider_intent_id !== null
    return presentIntent(
      is_waiting ? await withProviderErrors(() => syncOrder(ctx, order)) : storedOrder(order),
    )
  },
)
