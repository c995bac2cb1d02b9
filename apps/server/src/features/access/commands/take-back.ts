import type { Ctx } from '#platform/context.ts'
import { paidRightsNeed } from '../needs.ts'
import {
  findEntitlement,
  isRevoked,
  laterStarts,
  lockEntitlement,
  type EntitlementRow,
} from '../repository/ledger.ts'
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
  const granted = await findEntitlement(ctx.db, subscriber_id, entitlement_id)
  if (!granted) return null
  if (granted.kind === 'revocation' || (await isRevoked(ctx.db, granted))) return 'revoked'
  const endPaid = await ctx.services.need(paidRightsNeed).end(ctx, granted)
  return ctx.write(async (tx, emit) => {
    await lockEntitlement(tx, granted)
    await ctx.services.need(paidRightsNeed).hold(tx, granted)
    if (await isRevoked(tx, granted)) return 'revoked'
    const now = ctx.now()
    const at = now > granted.starts_at ? now : granted.starts_at
    const by = { note, actor_id, now }
    const takeFrom = (moment: Date) => revoke(tx, emit, revocationOf(granted, { ...by, at: moment }))
    const { row } = await takeFrom(at)
    for (const start of await laterStarts(tx, granted, at)) await takeFrom(start)
    await endPaid(at)
    return row
  })
}

type By = Required<Pick<Revocation, 'at' | 'now' | 'note' | 'actor_id'>>

function revocationOf(granted: EntitlementRow, by: By): Revocation {
  const { subscriber_id, product_id, page_id, cause, cause_id } = granted
  const about = { ...by, subscriber_id, cause, cause_id, reason: 'manual' as const }
  return product_id === null ? { ...about, page_id: page_id ?? '' } : { ...about, product_id }
}
