import type { Ctx } from '#platform/context.ts'
import { paidEntitlementsNeed } from '../needs.ts'
import {
  findEntitlement,
  isRevoked,
  listLaterStarts,
  lockEntitlement,
  type EntitlementRow,
} from '../repository/ledger.ts'
import { revoke, type Revocation } from './revoke.ts'

type OwnerRevocation = { subscriber_id: string; entitlement_id: string; note: string; actor_id: string }

/**
 * Revokes a grant on the owner's behalf: its whole ledger line, including later periods, and any payment behind it.
 * Returns the revocation, null for an unknown grant, or 'revoked' if it was already revoked.
 */
export async function revokeByOwner(
  ctx: Ctx,
  { subscriber_id, entitlement_id, note, actor_id }: OwnerRevocation,
): Promise<EntitlementRow | 'revoked' | null> {
  const granted = await findEntitlement(ctx.db, subscriber_id, entitlement_id)
  if (!granted) return null
  if (granted.kind === 'revocation' || (await isRevoked(ctx.db, granted))) return 'revoked'
  const cancelPayment = await ctx.services.need(paidEntitlementsNeed).cancelPayment(ctx, granted)
  return ctx.write(async (tx, emit) => {
    await lockEntitlement(tx, granted)
    await ctx.services.need(paidEntitlementsNeed).lockPayment(tx, granted)
    if (await isRevoked(tx, granted)) return 'revoked'
    const now = ctx.now()
    const at = now > granted.starts_at ? now : granted.starts_at
    const details = { note, actor_id, now }
    const revokeAt = (instant: Date) =>
      revoke(tx, emit, createRevocation(granted, { ...details, at: instant }))
    const { row } = await revokeAt(at)
    for (const start of await listLaterStarts(tx, granted, at)) await revokeAt(start)
    await cancelPayment(at)
    return row
  })
}

type RevocationDetails = Required<Pick<Revocation, 'at' | 'now' | 'note' | 'actor_id'>>

function createRevocation(granted: EntitlementRow, details: RevocationDetails): Revocation {
  const { subscriber_id, product_id, page_id, cause, cause_id } = granted
  const shared = { ...details, subscriber_id, cause, cause_id, reason: 'manual' as const }
  return product_id === null ? { ...shared, page_id: page_id ?? '' } : { ...shared, product_id }
}
