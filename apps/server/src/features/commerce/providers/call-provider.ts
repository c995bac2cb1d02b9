import type { Ctx } from '#platform/context.ts'
import { isInsideTransaction } from '#platform/database/app-db.ts'
import type { OrderRow } from '../order.ts'
import { findPaymentSettings } from '../repository/settings.ts'
import { NotConnectedError, type PaymentProvider } from './provider.ts'
import { sandboxProvider, type SandboxBank } from './sandbox/sandbox-provider.ts'
import { decryptKeys } from './stripe/keys.ts'
import { stripeProvider } from './stripe/stripe-provider.ts'

/**
 * Who takes the money of new orders: Stripe once the app has keys, test money in a sandbox app without; null where
 * the app can't accept payments yet.
 */
export async function currentProvider(ctx: Ctx): Promise<PaymentProvider | null> {
  const stripe = await findStripeProvider(ctx)
  if (stripe) return stripe
  return ctx.app.is_sandbox ? sandboxProvider(sandboxBank(ctx)) : null
}

/** The provider that an order was opened with. Throws a `NotConnectedError` where the app no longer has its keys. */
export async function findOrderProvider(ctx: Ctx, order: OrderRow): Promise<PaymentProvider> {
  if (order.provider === 'sandbox') return sandboxProvider(sandboxBank(ctx))
  const stripe = order.provider === 'stripe' ? await findStripeProvider(ctx) : null
  if (stripe?.account === order.provider_account) return stripe
  throw new NotConnectedError()
}

/**
 * The only way to call an order's provider. Throws inside an open transaction, because a slow provider would occupy
 * its connection and locks.
 */
export async function callProvider<T>(
  ctx: Ctx,
  order: OrderRow,
  call: (provider: PaymentProvider) => Promise<T>,
): Promise<T> {
  if ('afterCommit' in ctx.db || isInsideTransaction())
    throw new Error('A payment provider is called inside a transaction.')
  return call(await findOrderProvider(ctx, order))
}

/** The sandbox bank of an app; it opens its own transactions. */
export function sandboxBank({ app, services, now }: Ctx): SandboxBank {
  return { database: services.database, app_id: app.id, now, zone: app.time_zone }
}

async function findStripeProvider(ctx: Ctx): Promise<PaymentProvider | null> {
  const settings = await findPaymentSettings(ctx.db)
  const keys = settings && decryptKeys(ctx, settings)
  if (!keys?.secret_key) return null
  const { app, services, now } = ctx
  return stripeProvider({
    database: services.database,
    app_id: app.id,
    now,
    address: services.addresses.stripe,
    keys: { ...keys, secret_key: keys.secret_key },
  })
}
