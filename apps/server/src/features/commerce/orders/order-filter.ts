import { addDays, dayInZone, startOfDay } from '@foyer/domain/time'
import type { Ctx } from '#platform/context.ts'
import type { OrderFilter, OrderView } from '../repository/studio-orders.ts'

type FilterInput = {
  term?: string | undefined
  status?: OrderView | undefined
  product_id?: string | undefined
  subscriber_id?: string | undefined
  coupon?: string | undefined
  referral?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** The filter for the owner's input, with days in the app's time zone. */
export function createOrderFilter({ app }: Pick<Ctx, 'app'>, input: FilterInput): OrderFilter {
  const { term = '', status, product_id, subscriber_id, coupon, referral, from, to } = input
  const { time_zone: zone } = app
  return {
    term,
    view: status ?? null,
    product_id: product_id ?? null,
    subscriber_id: subscriber_id ?? null,
    coupon: coupon ? coupon.trim() : null,
    referral: referral || null,
    from: from ? new Date(startOfDay(from, zone)) : null,
    before: to ? new Date(startOfDay(addDays(to, 1), zone)) : null,
    with_test: app.is_sandbox,
  }
}

/** The number that a cursor of a list stands for; null without one or where it is none. */
export function parseOrderCursor(cursor: string | undefined): number | null {
  return cursor !== undefined && /^\d{1,9}$/.test(cursor) ? Number(cursor) : null
}

/** The current day in the app's zone, for the figures. */
export const todayOf = ({ app, now }: Pick<Ctx, 'app' | 'now'>): string =>
  dayInZone(now().toISOString(), app.time_zone)
