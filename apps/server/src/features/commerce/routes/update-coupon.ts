import { updateCoupon as call } from '@foyer/contract/commerce/update-coupon'
import { implement } from '#platform/http/implement.ts'
import { updateCoupon } from '../commands/save-coupon.ts'
import { commercePolicy } from '../policy.ts'
import { presentCoupon } from '../present-coupon.ts'
import { findCoupon } from '../repository/coupons.ts'

export const updateCouponRoute = implement(
  call,
  commercePolicy.manageCoupon,
  async ({ input: { id, ...input }, viewer, ctx, authorize, fail }) => {
    const existing = await findCoupon(ctx.db, id)
    authorize({ exists: existing?.archived_at === null })
    const save = { by: { id: viewer.team_member_id, name: viewer.name }, now: ctx.now() }
    const coupon = await ctx.write((tx) => updateCoupon(tx, id, input, save))
    if (!coupon) throw fail('not_found')
    return presentCoupon(coupon, ctx.now(), ctx.app.time_zone)
  },
)
