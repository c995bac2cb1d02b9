import { previewOrder as call } from '@foyer/contract/commerce/preview-order'
import { implement } from '#platform/http/implement.ts'
import { basketRefusal, priceBasket } from '../basket.ts'
import { commercePolicy } from '../policy.ts'
import { presentBasket } from '../present-basket.ts'

export const previewOrderRoute = implement(
  call,
  commercePolicy.seeProducts,
  async ({ input, viewer, ctx, authorize }) => {
    authorize({ access: ctx.app.access })
    const { id: product_id, version_id, coupon_code: coupon, order_bumps, products, address } = input
    const priced = await priceBasket(ctx.db, {
      product_id,
      version_id,
      coupon,
      order_bumps,
      products,
      address,
      subscriber_id: viewer?.subscriber_id ?? null,
      now: ctx.now(),
      zone: ctx.app.time_zone,
    })
    if (!priced.ok) throw basketRefusal(priced)
    return presentBasket(priced.basket, ctx.now(), ctx.app.time_zone)
  },
)
