import { addOrderNote as call } from '@foyer/contract/commerce/add-order-note'
import { implement } from '#platform/http/implement.ts'
import { newId } from '#platform/ids.ts'
import { presentOrderEvent } from '../orders/order-timeline.ts'
import { commercePolicy } from '../policy.ts'
import { insertOrderEvent, type OrderEventRow } from '../repository/order-events.ts'
import { findOrder } from '../repository/orders.ts'

export const addOrderNoteRoute = implement(
  call,
  commercePolicy.manageOrder,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const order = await findOrder(ctx.db, input.id)
    authorize({ exists: order !== null })
    if (!order) throw fail('not_found')
    const { id: order_id, subscriber_id } = order
    const { team_member_id: actor_id, name: actor_name } = viewer
    const about = { id: newId(), order_id, subscriber_id, kind: 'note' as const }
    const note: OrderEventRow = { ...about, text: input.text, actor_id, actor_name, at: ctx.now() }
    await ctx.write((tx) => insertOrderEvent(tx, note))
    return presentOrderEvent(note)
  },
)
