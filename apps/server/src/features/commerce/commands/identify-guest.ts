import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { hashSecret } from '#platform/secrets.ts'
import {
  findSignInSettings,
  findSignUpRefusal,
  findUserByEmail,
  insertGuestSubscriber,
  limitAttempts,
} from '../../identity/index.ts'
import type { Buyer } from '../providers/provider.ts'
import {
  findGuestBySecret,
  hasPaidGuest,
  insertGuestBuyer,
  updateGuestName,
  type GuestBuyer,
} from '../repository/guest-buyers.ts'

/** What a guest typed, and the secret of their device. */
export type GuestDetails = { email: string; name: string; order_token: string }

type Refusal = 'existing_subscriber' | 'user_not_found'

/**
 * Returns the guest with this secret as a buyer, a new one if it is unknown. Refuses an address of an account, one
 * that another guest has paid with, and one that the app does not admit. Every attempt counts, whatever the answer.
 */
export async function identifyGuest(ctx: Ctx, details: GuestDetails): Promise<Buyer | Refusal> {
  const { email, name } = details
  await limitAttempts(ctx, ['guest_order'], email)
  const secret_hash = hashSecret(details.order_token)
  const known = await findGuestBySecret(ctx.db, secret_hash)
  if (known && !isSameAddress(known.email, email)) return 'existing_subscriber'
  if (await findUserByEmail(ctx.db, email)) return 'existing_subscriber'
  if (!known?.paid_at && (await hasPaidGuest(ctx.db, email))) return 'existing_subscriber'
  if (!known && findSignUpRefusal(await findSignInSettings(ctx.db), email)) return 'user_not_found'

  const guest = known ?? (await createGuest(ctx, details, secret_hash))
  if (!guest) return 'existing_subscriber'
  if (guest.name !== name) await ctx.writeNow((tx) => updateGuestName(tx, guest.subscriber_id, name))
  return { subscriber_id: guest.subscriber_id, email: guest.email, name }
}

/** Parallel first requests with one secret create one guest. */
async function createGuest(
  ctx: Ctx,
  { email, name }: GuestDetails,
  secret_hash: string,
): Promise<GuestBuyer | null> {
  const guest = { subscriber_id: newId(), email, name, language: ctx.request.locale ?? null }
  return ctx.writeNow(async (tx) => {
    const now = ctx.now()
    if (await insertGuestBuyer(tx, { ...guest, secret_hash, now })) {
      await insertGuestSubscriber(tx, { id: guest.subscriber_id, now })
      return { ...guest, paid_at: null }
    }
    const known = await findGuestBySecret(tx, secret_hash)
    return known && isSameAddress(known.email, email) ? known : null
  })
}

function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
