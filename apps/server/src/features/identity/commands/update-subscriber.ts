import type { Ctx } from '#platform/context.ts'
import { changeSubscriber, type SubscriberChange } from '../repository/users.ts'

/** Changes what a member chose: language, who may write to them, who finds them. */
export async function updateSubscriber(
  ctx: Ctx,
  { subscriber_id, change }: { subscriber_id: string; change: SubscriberChange },
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await ctx.write((tx) => changeSubscriber(tx, subscriber_id, change))
}
