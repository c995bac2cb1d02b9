import { createIntent as call } from '@foyer/contract/commerce/create-intent'
import type { Ctx } from '#platform/context.ts'
import { CallError } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import type { Viewer } from '#platform/session/viewer.ts'
import { checkAll, readEmail, readName } from '../../identity/index.ts'
import { basketRefusal, isFree, type Basket } from '../basket.ts'
import { createConsents, findNeededConsents } from '../consumer-law.ts'
import { identifyGuest, type GuestDetails } from '../commands/identify-guest.ts'
import { openOrder } from '../commands/open-order.ts'
import type { OpenedOrder } from '../order.ts'
import { priceOrder } from '../price-order.ts'
import { commercePolicy } from '../policy.ts'
import { presentIntent } from '../presenter.ts'
import { callProvider } from '../providers/call-provider.ts'
import { listTriedProducts } from '../repository/trials.ts'
import { ProviderBusyError, ProviderError, UnknownLocationError, type Buyer } from '../providers/provider.ts'

export const createIntentRoute = implement(
  call,
  commercePolicy.seeProducts,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const guest = viewer ? null : readGuest(input)
    if (!viewer && !guest) throw fail('authentication_required')
    authorize({ access: ctx.app.access })
    if (viewer && !viewer.subscriber_id) throw fail('user_not_found')

    const { id: product_id, version_id, coupon, order_bumps, products, address, without_trial } = input
    const priced = await priceOrder(ctx, {
      product_id,
      version_id,
      coupon,
      order_bumps,
      products,
      address,
      subscriber_id: viewer?.subscriber_id ?? null,
      email: viewer?.email ?? null,
      without_trial,
      now: ctx.now(),
      zone: ctx.app.time_zone,
    })
    if (!priced.ok) throw basketRefusal(priced)
    if (priced.basket.sale_tax.state === 'waiting' && !isFree(priced.basket))
      throw basketRefusal({ ok: false, code: 'invalid_customer_location' })
    if (priced.basket.final_amount !== input.final_amount) throw fail('order_preview_mismatch')

    const needed = await findNeededConsents(ctx.db, priced.basket)
    if (needed.needs_waiver && !input.waives_withdrawal) throw fail('waiver_required')
    if (needed.needs_start_request && !input.requests_start) throw fail('start_request_required')

    const buyer = viewer ? toBuyer(viewer) : guest && (await identifyGuest(ctx, guest))
    if (!buyer) throw fail('user_not_found')
    if (typeof buyer === 'string') throw fail(buyer)
    // The preview does not know the address of a guest.
    if (guest && !without_trial && (await hasTried(ctx, buyer, priced.basket))) throw fail('trial_used')
    const buyer_details = {
      name: guest?.name ?? input.name ?? null,
      referral: input.referral ?? null,
      ...createConsents(ctx, needed),
    }
    try {
      const opened = await openOrder(ctx, {
        buyer,
        basket: priced.basket,
        buyer_details,
      })
      if (typeof opened === 'string') throw fail(opened)
      const saved_cards_secret = viewer ? await findSavedCards(ctx, opened, buyer) : null
      return { ...presentIntent(opened), saved_cards_secret }
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      if (error instanceof UnknownLocationError)
        throw basketRefusal({ ok: false, code: 'invalid_customer_location' })
      if (error instanceof ProviderBusyError) throw new CallError('conflict', {}, { retry_after: 1 })
      ctx.services.log.error({ err: error }, 'A payment could not begin.')
      throw fail('unknown_error')
    }
  },
)

/** Whether a buyer has had a trial of something that would begin with one. */
async function hasTried(ctx: Ctx, buyer: Buyer, { lines }: Basket): Promise<boolean> {
  const on_trial = lines.flatMap((line) => (line.trial_days > 0 ? [line.product_id] : []))
  return (await listTriedProducts(ctx.db, buyer, on_trial)).size > 0
}

/** Saved cards are a convenience: where their secret cannot be created, the buyer types a card. */
async function findSavedCards(
  ctx: Ctx,
  { order, status }: OpenedOrder,
  buyer: Buyer,
): Promise<string | null> {
  if (order.provider !== 'stripe' || status === 'succeeded') return null
  try {
    return await callProvider(ctx, order, (provider) => provider.showSavedCards(order, buyer))
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    ctx.services.log.warn({ err: error }, 'Saved cards could not be shown.')
    return null
  }
}

function toBuyer({ subscriber_id, email, name }: Viewer): Buyer | null {
  return subscriber_id === null ? null : { subscriber_id, email, name }
}

type GuestInput = { email?: string | undefined; name?: string | undefined; order_token?: string | undefined }

/** What a guest typed, normalized; null where they gave no address. Throws field errors. */
function readGuest({ email, name = '', order_token }: GuestInput): GuestDetails | null {
  if (email === undefined || order_token === undefined) return null
  checkAll(
    () => readEmail(email),
    () => readName(name),
  )
  return { email: readEmail(email), name: readName(name), order_token }
}
