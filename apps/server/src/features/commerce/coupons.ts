import {
  couponKey,
  findCouponRefusal,
  type Coupon,
  type CouponLimits,
  type CouponRefusal,
} from '@foyer/domain/money'
import { dayInZone } from '@foyer/domain/time'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { CallError } from '#platform/errors.ts'
import { countOwnUses, hasReservation, raiseUses } from './repository/coupon-uses.ts'
import { findCouponByKey, lockCoupon, type CouponRow } from './repository/coupons.ts'

/** Who wants to use a coupon, for which product, and when. */
export type CouponUser = { subscriber_id: string | null; product_id: string; now: Date; zone: string }

/** A coupon as an order has it. */
export type OrderCoupon = Coupon & Pick<CouponRow, 'id' | 'code' | 'name' | 'revision'>

const limitsOf = (row: CouponRow): CouponLimits => ({ ...row, is_paused: row.paused_at !== null })

/** Finds the coupon of a code, or why it cannot be used. What an open order of the product reserves counts as free. */
export async function findUsableCoupon(
  db: AppDb | AppTx,
  code: string,
  { subscriber_id, product_id, now, zone }: CouponUser,
): Promise<OrderCoupon | CouponRefusal> {
  const row = await findCouponByKey(db, couponKey(code))
  if (!row) return 'unknown'
  const owner = subscriber_id === null ? null : { coupon_id: row.id, subscriber_id }
  const reserved = owner && (await hasReservation(db, { ...owner, product_id })) ? 1 : 0
  const own_uses = owner ? (await countOwnUses(db, owner)) - reserved : 0
  const limits = { ...limitsOf(row), uses: row.uses - reserved }
  return findCouponRefusal(limits, { today: today(now, zone), own_uses }) ?? row
}

/**
 * Counts one use of a coupon for an order that is about to be reserved. Throws `invalid_coupon` if it cannot be used any
 * more, and `order_preview_mismatch` if it has changed since the order was priced.
 */
export async function claimCoupon(
  tx: AppTx,
  { id, revision }: Pick<OrderCoupon, 'id' | 'revision'>,
  { subscriber_id, now, zone }: { subscriber_id: string; now: Date; zone: string },
): Promise<void> {
  const row = await lockCoupon(tx, id)
  if (!row || row.archived_at) throw createCouponRefusal('unknown')
  const own_uses = await countOwnUses(tx, { coupon_id: id, subscriber_id })
  const refusal = findCouponRefusal(limitsOf(row), { today: today(now, zone), own_uses })
  if (refusal) throw createCouponRefusal(refusal)
  if (row.revision !== revision) throw new CallError('order_preview_mismatch')
  if (!(await raiseUses(tx, id))) throw createCouponRefusal('used_up')
}

/** The refusal of a coupon; its text is chosen by `reason`. */
export function createCouponRefusal(reason: CouponRefusal): CallError<'invalid_coupon'> {
  return new CallError('invalid_coupon', { reason })
}

const today = (now: Date, zone: string): string => dayInZone(now.toISOString(), zone)
