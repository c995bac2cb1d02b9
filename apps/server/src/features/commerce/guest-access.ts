import type { Ctx } from '../../platform/context.ts'
import { hashSecret } from '../../platform/secrets.ts'
import { findGuestBySecret } from './repository/guest-buyers.ts'

/** Returns the subscriber whose orders the secret of a guest opens; null without one. */
export async function findGuestId(ctx: Ctx, order_token: string | undefined): Promise<string | null> {
  if (order_token === undefined) return null
  return (await findGuestBySecret(ctx.db, hashSecret(order_token)))?.subscriber_id ?? null
}
