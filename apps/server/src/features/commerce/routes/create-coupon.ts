import { createCoupon as call } from '@foyer/contract/commerce/create-coupon'
import { implement } from '#platform/http/implement.ts'
import { createCoupon } from '../commands/save-coupon.ts'
import { commercePolicy } from '../policy.ts'
import { presentCoupon } from '../present-coupon.ts'

export const createCouponRoute = implement(
  call,
  commercePolicy.manageCoupons,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    const save = { by: { id: viewer.team_member_id, name: viewer.name }, now: ctx.now() }
    const coupon = await ctx.write((tx) => createCoupon(tx, input, save))
    return presentCoupon(coupon, ctx.now(), ctx.app.time_zone)
  },
)
