import type { Ctx } from '../../platform/context.ts'
import { findPeopleBySubscriber } from '../accounts/index.ts'

/** The member that a call of the owner names, as far as access goes; null when there is none in this app. */
export async function findMember(
  ctx: Ctx,
  subscriber_id: string,
): Promise<{ subscriber_id: string; is_admin: boolean } | null> {
  const [person] = await findPeopleBySubscriber(ctx.db, [subscriber_id])
  return person ? { subscriber_id, is_admin: person.is_admin } : null
}
