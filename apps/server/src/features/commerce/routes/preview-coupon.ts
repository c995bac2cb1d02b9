import { previewCoupon as call } from '@foyer/contract/commerce/preview-coupon'
import { implement } from '#platform/http/implement.ts'
import { previewCoupon } from '../coupon-preview.ts'
import { commercePolicy } from '../policy.ts'

export const previewCouponRoute = implement(
  call,
  commercePolicy.manageCoupons,
  async ({ input, ctx, authorize, fail }) => {
    authorize()
    const { product_id, version_id, ...coupon } = input
    const previewed = await previewCoupon(ctx.db, {
      product_id,
      version_id,
      coupon: { ...coupon, id: '', name: '', revision: 0 },
      now: ctx.now(),
      zone: ctx.app.time_zone,
    })
    if (typeof previewed === 'string') throw fail(previewed)
    return previewed
  },
)
