import { foldText } from '../search/index.ts'
import type { CalendarDay } from '../time/index.ts'
import type { Money } from './money.ts'

/** What a coupon gives: whole per cent, an amount in each of some currencies, or free days before the first payment. */
export type CouponDiscount =
  | { kind: 'percent'; percent_off: number }
  | { kind: 'fixed'; amounts_off: readonly Money[] }
  | { kind: 'trial'; trial_days: number }

/** A coupon as far as a total depends on it. */
export interface Coupon {
  discount: CouponDiscount
  /** How many paid periods of a subscription have the discount; 0: all of them. */
  periods: number
  /** The products it counts for; `null`: all. */
  product_ids: readonly string[] | null
  /** The prices of those products it counts for; `null`: all. */
  version_ids: readonly string[] | null
}

/** Why a coupon cannot be used. */
export type CouponRefusal =
  | 'unknown'
  | 'paused'
  | 'not_started'
  | 'expired'
  | 'used_by_you'
  | 'used_up'
  | 'other_product'
  | 'other_currency'
  | 'below_minimum'

/** The limits of a coupon, and how often it has been used. */
export interface CouponLimits {
  is_paused: boolean
  /** First and last day in the app's time zone, both included. */
  starts_on: CalendarDay | null
  ends_on: CalendarDay | null
  max_uses: number | null
  max_uses_each: number | null
  uses: number
}

/** The form in which codes are compared: in any case, without blanks. */
export function couponKey(code: string): string {
  return foldText(code).replaceAll(/\s/gu, '')
}

/** Returns why a coupon cannot be used on a day by someone who has used it so often; `null` where it can. */
export function findCouponRefusal(
  { is_paused, starts_on, ends_on, max_uses, max_uses_each, uses }: CouponLimits,
  { today, own_uses }: { today: CalendarDay; own_uses: number },
): CouponRefusal | null {
  if (is_paused) return 'paused'
  if (starts_on !== null && today < starts_on) return 'not_started'
  if (ends_on !== null && today > ends_on) return 'expired'
  if (max_uses_each !== null && own_uses >= max_uses_each) return 'used_by_you'
  return max_uses !== null && uses >= max_uses ? 'used_up' : null
}

/** The discount of the nth paid period of a subscription, counted from 1; `periods` of 0 are all of them. */
export function discountOfPeriod(
  { discount, periods }: { discount: number; periods: number },
  n: number,
): number {
  return periods === 0 || n <= periods ? discount : 0
}
