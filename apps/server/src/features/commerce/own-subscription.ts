import type { Ctx } from '#platform/context.ts'
import type { CallError } from '#platform/errors.ts'
import { findSubscription, type SubscriptionRow } from './repository/subscriptions.ts'

type SubscriptionRequest = {
  input: { id: string }
  ctx: Ctx
  authorize: (facts: { owner_id: string | null }) => void
  fail: (code: 'not_found') => CallError
}

/** The subscription that a call names, once its policy has let the caller change it. */
export async function requireOwnSubscription({
  input,
  ctx,
  authorize,
  fail,
}: SubscriptionRequest): Promise<SubscriptionRow> {
  const subscription = await findSubscription(ctx.db, input.id)
  authorize({ owner_id: subscription?.subscriber_id ?? null })
  if (!subscription) throw fail('not_found')
  return subscription
}
