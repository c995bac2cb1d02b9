import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'
import { queueOrderMail } from '../mails/order-mail.ts'
import { insertOrderEvent } from '../repository/order-events.ts'
import type { SubscriptionRow } from '../repository/subscriptions.ts'

/** Tells the member, and the owner on the order's timeline, that a plan ended because its renewal was not paid. */
export async function recordUnpaidEnd(
  ctx: Pick<Ctx, 'now'>,
  tx: AppTx,
  { id, subscriber_id, order_id, currency, is_test, ended_at }: SubscriptionRow,
  title: string,
): Promise<void> {
  const at = ended_at ?? ctx.now()
  await insertOrderEvent(tx, {
    id: newId(),
    subscriber_id,
    order_id,
    kind: 'ended_unpaid',
    text: title,
    actor_id: null,
    actor_name: null,
    at,
  })
  await queueOrderMail(tx, id, {
    kind: 'ended_unpaid',
    subscriber_id,
    order_id,
    titles: [title],
    currency,
    is_test,
    amount: null,
    next: null,
    access_until: null,
    is_subscription: true,
  })
}
