import { archiveCoupon as call } from '@foyer/contract/commerce/archive-coupon'
import { implement } from '#platform/http/implement.ts'
import { switchCoupon } from '../commands/save-coupon.ts'
import { commercePolicy } from '../policy.ts'

export const archiveCouponRoute = implement(
  call,
  commercePolicy.manageCoupon,
  async ({ input: { id }, viewer, ctx, authorize }) => {
    const save = { by: { id: viewer.team_member_id, name: viewer.name }, now: ctx.now() }
    const coupon = await ctx.write((tx) => switchCoupon(tx, id, 'archived', save))
    authorize({ exists: coupon !== null })
    return { is_archived: true as const }
  },
)
