import { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { aServer, type TestServer } from '../harness.ts'
import type { Bank, StripeEvent } from '../stand-ins/stripe/bank.ts'
import { presentEvent } from '../stand-ins/stripe/present.ts'
import { startStripeStandIn, STRIPE_KEYS, type StripeStandIn } from '../stand-ins/stripe/stripe-stand-in.ts'
import { aMember } from './identity.ts'
import { anApp, type TestApp } from './apps.ts'
import { anOrder, type TestProduct } from './commerce.ts'

/** Starts a Stripe stand-in for one test file; the server under test uses it from now on. */
export async function aStripe(): Promise<StripeStandIn> {
  const api = await aServer()
  const stripe = await startStripeStandIn(() => api.clock.now())
  api.services.addresses.stripe = stripe.address
  return stripe
}

/** Creates an app with the keys of the stand-in. */
export async function aStripeApp(overrides: Parameters<typeof anApp>[0] = {}): Promise<TestApp> {
  const app = await anApp(overrides)
  const api = await aServer()
  await api.as({ ...app.owner, slug: app.slug }).call('commerce.setPaymentSettings', STRIPE_KEYS)
  return app
}

type Delivery = { secret?: string; signature?: string; body?: string }

/** Sends an event to an app's webhook, signed as Stripe does; returns the response status. */
export async function deliver(
  app: Pick<TestApp, 'slug'>,
  bank: Bank,
  stripe_event: StripeEvent,
  { secret = STRIPE_KEYS.webhook_secret, ...forged_delivery }: Delivery = {},
): Promise<number> {
  const api = await aServer()
  const payload = JSON.stringify(presentEvent(bank, stripe_event))
  const signature = forged_delivery.signature ?? Stripe.webhooks.generateTestHeaderString({ payload, secret })
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    ...(signature ? { 'stripe-signature': signature } : {}),
  }
  const body = forged_delivery.body ?? payload
  const answer = await api.raw('POST', '/api/v1/webhooks/stripe', {
    host: `${app.slug}.localhost`,
    headers,
    body,
  })
  return answer.status
}

/** Sends all events since the last time, in order. */
export async function deliverAll(app: Pick<TestApp, 'slug'>, bank: Bank): Promise<void> {
  for (const stripe_event of bank.events.splice(0)) {
    const status = await deliver(app, bank, stripe_event)
    if (status !== 200) throw new Error(`The webhook answered ${status} to ${stripe_event.type}.`)
  }
}

/** The fixture of a test file about Stripe: its own stand-in, reset before every test, and a connected app. */
export type StripeFixture = {
  readonly api: TestServer
  readonly stripe: StripeStandIn
  readonly app: TestApp
}

/** Sets the scene once for the tests of a file, and hands it out before they run. */
export function useStripeFixture(onReady: (fixture: StripeFixture) => void): void {
  let stripe: StripeStandIn
  beforeAll(async () => {
    const api = await aServer()
    stripe = await aStripe()
    onReady({ api, stripe, app: await aStripeApp() })
  })
  beforeEach(() => {
    Object.assign(stripe.bank, { livemode: false, card_works: true })
    stripe.recover()
    stripe.bank.events.length = 0
    stripe.requests.length = 0
  })
  afterAll(() => stripe.close())
}

/** Returns the id of the Stripe intent of a client secret. */
export function intentIdOf(intent: { client_secret: string | null }): string {
  return intent.client_secret?.split('_secret_')[0] ?? ''
}

/** Creates a member who starts to buy a product, and returns the intent at Stripe. */
export async function startAtStripe(
  { app }: Pick<StripeFixture, 'app'>,
  product: TestProduct,
  options: Parameters<typeof anOrder>[2] = {},
) {
  const member = await aMember(app)
  const intent = await anOrder(member, product, options)
  return { member, intent, id: intentIdOf(intent) }
}

/** How many purchases, payments and invoices a member has. */
export async function countMoneyRows(
  { api, app }: Pick<StripeFixture, 'api' | 'app'>,
  { subscriber_id }: { subscriber_id: string },
) {
  const count = async (table: 'purchases' | 'payments' | 'invoices'): Promise<number> => {
    const rows = await api.inApp(app.id, (tx) =>
      tx.selectFrom(table).select('id').where('subscriber_id', '=', subscriber_id).execute(),
    )
    return rows.length
  }
  const [purchases, payments, invoices] = [
    await count('purchases'),
    await count('payments'),
    await count('invoices'),
  ]
  return { purchases, payments, invoices }
}
