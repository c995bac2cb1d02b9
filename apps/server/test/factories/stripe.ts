import { Stripe } from 'stripe'
import { stripeAddressPort } from '../../src/features/commerce/index.ts'
import { aServer } from '../harness.ts'
import type { Bank, Happening } from '../stand-ins/stripe/bank.ts'
import { showEvent } from '../stand-ins/stripe/present.ts'
import { startStripeStandIn, STRIPE_KEYS, type StripeStandIn } from '../stand-ins/stripe/stripe-stand-in.ts'
import { anApp, type TestApp } from './apps.ts'

/** A Stripe for one test file; the server under test speaks to it from now on. */
export async function aStripe(): Promise<StripeStandIn> {
  const api = await aServer()
  const stripe = await startStripeStandIn(() => api.clock.now())
  stripeAddressPort.provide(stripe.address)
  return stripe
}

/** An app whose owner has set the keys that the stand-in knows. */
export async function aStripeApp(overrides: Parameters<typeof anApp>[0] = {}): Promise<TestApp> {
  const app = await anApp({ is_sandbox: false, ...overrides })
  const api = await aServer()
  await api.as({ ...app.owner, slug: app.slug }).call('commerce.setPaymentSettings', STRIPE_KEYS)
  return app
}

type Delivery = { secret?: string; signature?: string; body?: string }

/** Sends an event to an app's webhook, signed as Stripe signs; gives the status of the answer. */
export async function deliver(
  app: Pick<TestApp, 'slug'>,
  bank: Bank,
  happening: Happening,
  { secret = STRIPE_KEYS.webhook_secret, ...forged }: Delivery = {},
): Promise<number> {
  const api = await aServer()
  const payload = JSON.stringify(showEvent(bank, happening))
  const signature = forged.signature ?? Stripe.webhooks.generateTestHeaderString({ payload, secret })
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    ...(signature ? { 'stripe-signature': signature } : {}),
  }
  const body = forged.body ?? payload
  const answer = await api.raw('POST', '/api/v1/webhooks/stripe', {
    host: `${app.slug}.localhost`,
    headers,
    body,
  })
  return answer.status
}

/** Sends everything that has happened since the last time, in order. */
export async function deliverAll(app: Pick<TestApp, 'slug'>, bank: Bank): Promise<void> {
  for (const happening of bank.happenings.splice(0)) {
    const status = await deliver(app, bank, happening)
    if (status !== 200) throw new Error(`The webhook answered ${status} to ${happening.type}.`)
  }
}
