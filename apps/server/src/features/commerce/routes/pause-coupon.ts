import { pauseCoupon as call } from '@foyer/contract/commerce/pause-coupon'
import { implement } from '#platform/http/implement.ts'
import { switchCoupon } from '../commands/save-coupon.ts'
import { commercePolicy } from '../policy.ts'
import { presentCoupon } from '../present-coupon.ts'

export const pauseCouponRoute = implement(
  call,
  commercePolicy.manageCoupon,
  async ({ input: { id }, viewer, ctx, authorize, fail }) => {
    const save = { by: { id: viewer.team_member_id, name: viewer.name }, now: ctx.now() }
    const coupon = await ctx.write((tx) => switchCoupon(tx, id, 'paused', save))
    authorize({ exists: coupon !== null })
    if (!coupon) throw fail('not_found')
    return presentCoupon(coupon, ctx.now(), ctx.app.time_zone)
  },
)
