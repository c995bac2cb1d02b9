import { getGuestOrder as call } from '@foyer/contract/commerce/get-guest-order'
import { implement } from '#platform/http/implement.ts'
import { hashSecret } from '#platform/secrets.ts'
import { storedOrder } from '../order.ts'
import { commercePolicy } from '../policy.ts'
import { presentIntent } from '../presenter.ts'
import { findGuestBySecret } from '../repository/guest-buyers.ts'
import { findOrder } from '../repository/orders.ts'

export const getGuestOrderRoute = implement(
  call,
  commercePolicy.readGuestOrder,
  async ({ input, ctx, authorize, fail }) => {
    const guest = await findGuestBySecret(ctx.db, hashSecret(input.order_token))
    const order = guest && (await findOrder(ctx.db, input.order_id))
    authorize({ owner_id: order?.subscriber_id ?? null, guest_id: guest?.subscriber_id ?? null })
    if (!guest || !order || order.subscriber_id !== guest.subscriber_id) throw fail('not_found')
    return {
      intent: presentIntent(storedOrder(order)),
      email: guest.email,
      name: guest.name,
      lines: order.lines.map(({ product_id, title, total }) => ({ product_id, title, total })),
      paid_at: order.paid_at?.toISOString() ?? null,
    }
  },
)
