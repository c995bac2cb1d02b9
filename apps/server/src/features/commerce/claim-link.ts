import type { Ctx } from '../../platform/context.ts'
import type { GuestBuyer } from './repository/guest-buyers.ts'
import { hashSecret } from '../../platform/secrets.ts'

/** How long the mailed link of a guest is valid. */
export const CLAIM_DAYS = 30

/**
 * The link that is mailed to a guest: the same in every mail to one address, so that a repeated job does not
 * invalidate one that was sent.
 */
export function createClaim(
  ctx: Ctx,
  { subscriber_id, email }: Pick<GuestBuyer, 'subscriber_id' | 'email'>,
): { query: string; claim_hash: string; claim_expires_at: Date } {
  const token = ctx.services.secrets.sign('guest-purchase', `${ctx.app.id}:${subscriber_id}:${email}`)
  const now = ctx.services.clock.now().getTime()
  return {
    query: new URLSearchParams({ purpose: 'purchase', token }).toString(),
    claim_hash: hashSecret(token),
    claim_expires_at: new Date(now + CLAIM_DAYS * 24 * 60 * 60 * 1000),
  }
}
