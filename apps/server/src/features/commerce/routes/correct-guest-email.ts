import { correctGuestEmail as call } from '@foyer/contract/commerce/correct-guest-email'
import { readEmail } from '../../identity/index.ts'
import { implement } from '#platform/http/implement.ts'
import { newId } from '#platform/ids.ts'
import { mailReceiptAgain } from '../commands/mail-receipt-again.ts'
import { commercePolicy } from '../policy.ts'
import { findGuest, updateGuestEmail } from '../repository/guest-buyers.ts'
import { insertOrderEvent } from '../repository/order-events.ts'
import { findOrder } from '../repository/orders.ts'

export const correctGuestEmailRoute = implement(
  call,
  commercePolicy.manageOrder,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const order = await findOrder(ctx.db, input.id)
    const guest = order ? await findGuest(ctx.db, order.subscriber_id) : undefined
    authorize({ exists: guest !== undefined })
    if (!order || !guest) throw fail('not_found')
    const email = readEmail(input.email)
    if (email === guest.email) return {}
    const { id: order_id, subscriber_id } = order
    await ctx.write(async (tx) => {
      await updateGuestEmail(tx, subscriber_id, email)
      await insertOrderEvent(tx, {
        id: newId(),
        order_id,
        subscriber_id,
        kind: 'note',
        text: `${guest.email} → ${email}`,
        actor_id: viewer.team_member_id,
        actor_name: viewer.name,
        at: ctx.now(),
      })
    })
    await mailReceiptAgain(ctx, order)
    return {}
  },
)
