import { createIntent as call } from '@foyer/contract/commerce/create-intent'
import { CallError } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { basketRefusal, priceBasket } from '../basket.ts'
import { openOrder } from '../commands/open-order.ts'
import { commercePolicy } from '../policy.ts'
import { presentIntent } from '../presenter.ts'
import { ProviderBusyError, ProviderError } from '../providers/provider.ts'

export const createIntentRoute = implement(
  call,
  commercePolicy.seeProducts,
  async ({ input, viewer, ctx, authorize, fail }) => {
    if (!viewer) throw fail('authentication_required')
    authorize({ access: ctx.app.access })
    if (!viewer.subscriber_id) throw fail('user_not_found')

    const { id: product_id, version_id, coupon, order_bumps, address } = input
    const priced = await priceBasket(ctx.db, {
      product_id,
      version_id,
      coupon,
      order_bumps,
      country: address?.country,
      subscriber_id: viewer.subscriber_id,
      now: ctx.now(),
    })
    if (!priced.ok) throw basketRefusal(priced.code)
    if (priced.basket.final_amount !== input.final_amount) throw fail('order_preview_mismatch')

    const { subscriber_id, email, name } = viewer
    const buyer_details = {
      name: input.name ?? null,
      country: address?.country ?? null,
      postal_code: address?.postal_code ?? null,
      referral: input.referral ?? null,
    }
    try {
      const opened = await openOrder(ctx, {
        buyer: { subscriber_id, email, name },
        basket: priced.basket,
        buyer_details,
      })
      if (typeof opened === 'string') throw fail(opened)
      return presentIntent(opened)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      if (error instanceof ProviderBusyError) throw new CallError('conflict', {}, { retry_after: 1 })
      ctx.services.log.error({ err: error }, 'A payment could not begin.')
      throw fail('unknown_error')
    }
  },
)
