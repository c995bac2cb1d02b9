import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import type { OrderRow } from '../repository/orders.ts'
import { findPaymentSettings } from '../repository/settings.ts'
import { ProviderError, type PaymentProvider } from './provider.ts'
import { sandboxProvider } from './sandbox/sandbox-provider.ts'
import { openKeys } from './stripe/keys.ts'
import { stripeProvider } from './stripe/stripe-provider.ts'

/**
 * Who takes the money of new orders: Stripe once the app has keys, test money in a sandbox app without; null where
 * the app can't accept payments yet.
 */
export async function currentProvider(ctx: Ctx, tx: AppTx): Promise<PaymentProvider | null> {
  const stripe = await stripeOf(ctx, tx)
  if (stripe) return stripe
  return ctx.app.is_sandbox ? sandboxOf(ctx, tx) : null
}

/** The provider that an order was opened with. Throws a `ProviderError` where the app no longer has its keys. */
export async function providerOf(ctx: Ctx, tx: AppTx, order: OrderRow): Promise<PaymentProvider> {
  if (order.provider === 'sandbox') return sandboxOf(ctx, tx)
  const stripe = order.provider === 'stripe' ? await stripeOf(ctx, tx) : null
  if (stripe?.account === order.provider_account) return stripe
  throw new ProviderError('The account that this order was opened with is no longer connected.', {
    is_temporary: false,
  })
}

function sandboxOf(ctx: Ctx, tx: AppTx): PaymentProvider {
  return sandboxProvider({ tx, now: ctx.now(), zone: ctx.app.time_zone })
}

async function stripeOf(ctx: Ctx, tx: AppTx): Promise<PaymentProvider | null> {
  const settings = await findPaymentSettings(tx)
  const keys = settings && openKeys(ctx, settings)
  return keys?.secret_key ? stripeProvider({ ctx, tx, keys: { ...keys, secret_key: keys.secret_key } }) : null
}
