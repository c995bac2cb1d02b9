import type { Ctx } from '#platform/context.ts'
import { paidRightsPort } from '../ports.ts'
import { isRevoked, laterStarts, lockEntitlement, type EntitlementRow } from '../repository/ledger.ts'
import { revoke, type Revocation } from './revoke.ts'

type TakeBack = { subscriber_id: string; entitlement_id: string; note: string; actor_id: string }

/**
 * Takes back what a grant of the ledger gives, by the owner's hand: all of its line, also what begins later, and what
 * is paid for it. Gives the revocation; null where there is no such grant, 'revoked' where it was taken back before.
 */
export async function takeBack(
  ctx: Ctx,
  { subscriber_id, entitlement_id, note, actor_id }: TakeBack,
): Promise<EntitlementRow | 'revoked' | null> {
  return ctx.write(async (tx, emit) => {
    const granted = await lockEntitlement(tx, subscriber_id, entitlement_id)
    if (!granted) return null
    if (granted.kind === 'revocation') return 'revoked'
    await paidRightsPort.use().hold(tx, granted)
    if (await isRevoked(tx, granted)) return 'revoked'
    const now = ctx.now()
    const at = now > granted.starts_at ? now : granted.starts_at
    const by = { note, actor_id, now }
    const { row } = await revoke(tx, emit, { ...revocationOf(granted, at), ...by })
    for (const start of await laterStarts(tx, granted, at))
      await revoke(tx, emit, { ...revocationOf(granted, start), ...by })
    await paidRightsPort.use().end(ctx, granted, at)
    return row
  })
}

function revocationOf(granted: EntitlementRow, at: Date): Omit<Revocation, 'now'> {
  const { subscriber_id, product_id, page_id, cause, cause_id } = granted
  const about = { subscriber_id, cause, cause_id, at, reason: 'manual' as const }
  return product_id === null ? { ...about, page_id: page_id ?? '' } : { ...about, product_id }
}
