import { listCoupons as call } from '@foyer/contract/commerce/list-coupons'
import { couponKey } from '@foyer/domain/money'
import { invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { isId } from '#platform/ids.ts'
import { commercePolicy } from '../policy.ts'
import { presentCoupon, presentResults } from '../present-coupon.ts'
import { sumCoupons } from '../repository/coupon-uses.ts'
import { searchCoupons } from '../repository/coupons.ts'

export const listCouponsRoute = implement(
  call,
  commercePolicy.manageCoupons,
  async ({ input, ctx, authorize }) => {
    authorize()
    const { term: name, is_archived, cursor, limit } = input
    if (cursor !== undefined && !isId(cursor)) throw invalidField('cursor', 'invalid')
    const { rows: found, total_count } = await searchCoupons(ctx.db, {
      key: couponKey(name),
      name,
      is_archived,
      before: cursor ?? null,
      limit: limit + 1,
    })
    const rows = found.slice(0, limit)
    const sums = await sumCoupons(
      ctx.db,
      rows.map((row) => row.id),
      { with_test: ctx.app.is_sandbox },
    )
    return {
      items: rows.map((row) => ({
        ...presentCoupon(row, ctx.now(), ctx.app.time_zone),
        ...presentResults(sums, row.id),
      })),
      next_cursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
      total_count,
    }
  },
)
