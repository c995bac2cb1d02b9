import type { z } from 'zod'
import type {
  coupon as couponShape,
  couponChange,
  couponResults,
} from '@foyer/contract/commerce/coupon-shapes'
import { dayInZone } from '@foyer/domain/time'
import { changedFields } from './commands/save-coupon.ts'
import type { CouponSums } from './repository/coupon-uses.ts'
import type { CouponChangeRow, CouponRow } from './repository/coupons.ts'

type Coupon = z.infer<typeof couponShape>

/** A coupon as its owner has it; its state is that of the app's present day. */
export function presentCoupon(row: CouponRow, now: Date, zone: string): Coupon {
  const { id, code, name, periods, product_ids, version_ids, max_uses, max_uses_each } = row
  const { starts_on, ends_on, uses, revision, changed_by, changed_by_name, changed_at } = row
  return {
    id,
    code,
    name,
    discount: presentDiscount(row.discount),
    periods,
    product_ids,
    version_ids,
    max_uses,
    max_uses_each,
    starts_on,
    ends_on,
    uses,
    revision,
    state: stateOf(row, dayInZone(now.toISOString(), zone)),
    changed_by: presentAuthor(changed_by, changed_by_name),
    changed_at: changed_at.toISOString(),
  }
}

/** Copies a discount of the domain into the shape of the contract. */
export function presentDiscount(discount: CouponRow['discount']): Coupon['discount'] {
  if (discount.kind !== 'fixed') return discount
  return { kind: 'fixed', amounts_off: discount.amounts_off.map((one) => ({ ...one })) }
}

function stateOf(row: CouponRow, today: string): Coupon['state'] {
  const { archived_at, paused_at, starts_on, ends_on, max_uses, uses } = row
  if (archived_at) return 'archived'
  if (paused_at) return 'paused'
  if (ends_on !== null && today > ends_on) return 'expired'
  if (max_uses !== null && uses >= max_uses) return 'used_up'
  return starts_on !== null && today < starts_on ? 'scheduled' : 'active'
}

const presentAuthor = (id: string | null, name: string | null): Coupon['changed_by'] =>
  id === null ? null : { id, name: name ?? '' }

/** What came of one coupon, by currency. */
export function presentResults(
  sums: readonly CouponSums[],
  coupon_id: string,
): z.infer<typeof couponResults> {
  const own = sums.filter((one) => one.coupon_id === coupon_id)
  return {
    revenue: own.map(({ currency, revenue: amount }) => ({ amount, currency })),
    discounted: own.map(({ currency, discounted: amount }) => ({ amount, currency })),
  }
}

/** A change of a coupon by the names of what changed. */
export function presentChange(row: CouponChangeRow): z.infer<typeof couponChange> {
  const { revision, action, changed_by, changed_by_name, changed_at, before, after } = row
  return {
    revision,
    action,
    changed_by: presentAuthor(changed_by, changed_by_name),
    changed_at: changed_at.toISOString(),
    fields: changedFields(before, after),
  }
}
