import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import type { Emit } from '#platform/events/events.ts'
import { hashSecret } from '#platform/secrets.ts'
import { moveEntitlements } from '../../access/index.ts'
import { findUser, joinApp, signInVerified } from '../../identity/index.ts'
import { consumeClaim, deleteMovedGuest, lockPaidGuests } from '../repository/guest-buyers.ts'
import {
  endPurchases,
  listConflictingPurchases,
  lockOrdersOf,
  moveOrders,
  type PurchaseRow,
} from '../repository/moved-orders.ts'

/**
 * Moves what guests with a proven address have bought to the user who proved it, who becomes a member. What they own
 * already is refunded.
 */
export async function claimPurchases(
  ctx: Ctx,
  tx: AppTx,
  emit: Emit,
  { user_id, email }: { user_id: string; email: string },
): Promise<void> {
  const guests = await lockPaidGuests(tx, email)
  if (guests.length === 0) return
  await joinApp(ctx, tx, emit, user_id)
  const person = await findUser(tx, user_id)
  const to = person?.subscriber_id
  if (!to) throw new Error('A user who has bought as a guest has no subscriber.')
  for (const { subscriber_id: from } of guests) await moveGuest({ ctx, tx, emit, from, to })
  tx.afterCommit(() => ctx.services.realtime.recheck(tx.app_id, user_id))
}

type MoveGuest = { ctx: Ctx; tx: AppTx; emit: Emit; from: string; to: string }

async function moveGuest({ ctx, tx, emit, from, to }: MoveGuest): Promise<void> {
  const now = ctx.now()
  // A settlement in progress holds the lock of its order.
  await lockOrdersOf(tx, from)
  const duplicates = await listConflictingPurchases(tx, { from, to })
  await endPurchases(
    tx,
    duplicates.map((purchase) => purchase.id),
    now,
  )
  await moveEntitlements(tx, emit, { from, to, except_cause_ids: duplicates.map(getCauseId), now })
  await moveOrders(tx, { from, to })
  for (const { order_id, total, subscription_id } of duplicates)
    await emit('commerce.paid_twice', { order_id, amount: total, is_ending: subscription_id !== null })
  await deleteMovedGuest(tx, from)
}

function getCauseId({ id, subscription_id }: PurchaseRow): string {
  return subscription_id ?? id
}

/** Signs in by the link that was mailed to a guest; null where it has been used or is too old. */
export async function claimByLink(
  ctx: Ctx,
  token: string,
): Promise<{ user_id: string; token: string; secret: string } | null> {
  return ctx.write(async (tx, emit) => {
    const guest = await consumeClaim(tx, { claim_hash: hashSecret(token), now: ctx.services.clock.now() })
    if (!guest) return null
    const opened = await signInVerified(ctx, tx, emit, { ...guest, user_id: null, is_invited: true })
    return typeof opened === 'string' ? null : opened
  })
}
