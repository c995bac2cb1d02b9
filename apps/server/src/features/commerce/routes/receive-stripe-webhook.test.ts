import { Stripe } from 'stripe'
import { describe, expect, it } from 'vitest'
import type { TestApp } from '#test/factories/apps.ts'
import { aProduct, isProductOwned, type TestProduct } from '#test/factories/commerce.ts'
import {
  aStripeApp,
  startAtStripe,
  deliver,
  countMoneyRows,
  useStripeFixture,
} from '#test/factories/stripe.ts'
import { type TestServer } from '#test/harness.ts'
import { payIntent } from '#test/stand-ins/stripe/bank.ts'
import { presentEvent } from '#test/stand-ins/stripe/present.ts'
import { STRIPE_KEYS, type StripeStandIn } from '#test/stand-ins/stripe/stripe-stand-in.ts'

let api: TestServer
let stripe: StripeStandIn
let app: TestApp

useStripeFixture((scene) => {
  ;({ api, stripe, app } = scene)
})

const start = (product: TestProduct, options: Parameters<typeof startAtStripe>[2] = {}) =>
  startAtStripe({ app }, product, options)

const rowsOf = (member: { subscriber_id: string }) => countMoneyRows({ api, app }, member)

describe('POST /webhooks/stripe', () => {
  it('believes nothing that is not signed with the app’s own secret', async () => {
    const product = await aProduct(app)
    const { member, id } = await start(product)
    payIntent(stripe.bank, id)
    const createEvent = stripe.bank.events.at(-1)
    if (!createEvent) throw new Error('Nothing has happened.')
    expect(await deliver(app, stripe.bank, createEvent, { secret: 'whsec_ofsomeoneelse' })).toBe(403)
    expect(await deliver(app, stripe.bank, createEvent, { body: JSON.stringify({ id: 'evt_x' }) })).toBe(403)
    expect(await isProductOwned(member, product)).toBe(false)
    expect(await deliver(app, stripe.bank, createEvent)).toBe(200)
    expect(await isProductOwned(member, product)).toBe(true)
  })

  it('refuses a signature that is older than five minutes, or from further in the future', async () => {
    const { payload, createEvent } = aSignedEvent()
    const now = Math.floor(Date.now() / 1000)
    for (const [seconds, status] of [
      [-310, 403],
      [310, 403],
      [31_536_000, 403],
      [-200, 200],
      [200, 200],
    ] as const) {
      const signature = sign(payload, now + seconds)
      expect([seconds, await deliver(app, stripe.bank, createEvent, { signature })]).toEqual([
        seconds,
        status,
      ])
    }
  })

  it('refuses what is no signature as malformed', async () => {
    const { payload, createEvent } = aSignedEvent()
    const now = Math.floor(Date.now() / 1000)
    const good = sign(payload, now)
    const v1 = good.split(',')[1] ?? ''
    const shapes = [
      '',
      't=1,v1=',
      't=1',
      't=,v1=',
      ',',
      '=',
      'x',
      v1,
      `t=${now}`,
      `t=${now},v0=${'0'.repeat(64)}`,
      `t=${now},v1=abc`,
      `t=${now},v1=${'z'.repeat(64)}`,
      `t=${now},v1=${'0'.repeat(63)}`,
      `t=${now},v1=${'0'.repeat(65)}`,
      `t=,${v1}`,
      `t=now,${v1}`,
      `t=-${now},${v1}`,
      `t=${now}.5,${v1}`,
      `t=1e9,${v1}`,
      `t=${'9'.repeat(400)},${v1}`,
      `t=${now},t=${now},${v1}`,
      `${good},v1=`,
      `${good},`,
      `t = ${now}, ${v1}`,
      `t=${now};${v1}`,
      `${good}${',v1=00'.repeat(200)}`,
      'ü',
      'x'.repeat(1900),
      'x'.repeat(5000),
    ]
    for (const signature of shapes)
      expect([signature, await deliver(app, stripe.bank, createEvent, { signature })]).toEqual([
        signature,
        400,
      ])
    expect(await deliver(app, stripe.bank, createEvent, { signature: `${good},v0=${'0'.repeat(64)}` })).toBe(
      200,
    )
  })

  it('does nothing a second time for an event that it has taken', async () => {
    const { member, id } = await start(await aProduct(app))
    payIntent(stripe.bank, id)
    const createEvent = stripe.bank.events.at(-1)
    if (!createEvent) throw new Error('Nothing has happened.')
    await Promise.all(Array.from({ length: 5 }, () => deliver(app, stripe.bank, createEvent)))
    const requested = stripe.requests.length
    expect(await deliver(app, stripe.bank, createEvent)).toBe(200)
    expect(stripe.requests.length).toBe(requested)
    expect(await rowsOf(member)).toEqual({ purchases: 1, payments: 1, invoices: 1 })
  })

  it('hears of money while the app is switched off, and at an address that it has left', async () => {
    const changing = await aStripeApp()
    const studio = api.as({ ...changing.owner, headers: { 'x-app-slug': changing.slug } })
    const [switched, moved] = [await aProduct(changing), await aProduct(changing)]
    const [first, second] = [
      await startAtStripe({ app: changing }, switched),
      await startAtStripe({ app: changing }, moved),
    ]
    const lastEvent = (id: string) => {
      payIntent(stripe.bank, id)
      const createEvent = stripe.bank.events.at(-1)
      if (!createEvent) throw new Error('Nothing has happened.')
      return createEvent
    }
    await studio.call('apps.switchOff', {})
    expect(await deliver(changing, stripe.bank, lastEvent(first.id))).toBe(200)
    await studio.call('apps.switchOn', {})
    expect(await isProductOwned(first.member, switched)).toBe(true)

    const slug = `moved-${changing.slug}`.slice(0, 40)
    await studio.call('apps.changeSlug', { slug })
    expect(await deliver(changing, stripe.bank, lastEvent(second.id))).toBe(200)
    expect(await countMoneyRows({ api, app: changing }, second.member)).toMatchObject({ payments: 1 })
  })

  it('does nothing for another app’s order, though the secret fits', async () => {
    const other = await aStripeApp()
    const product = await aProduct(app)
    const { member, id } = await start(product)
    payIntent(stripe.bank, id)
    for (const createEvent of stripe.bank.events)
      expect(await deliver(other, stripe.bank, createEvent)).toBe(200)
    expect(await isProductOwned(member, product)).toBe(false)
  })

  it('takes events about things that are none of ours', async () => {
    payUnknownIntent()
    for (const createEvent of stripe.bank.events)
      expect(await deliver(app, stripe.bank, createEvent)).toBe(200)
  })

  it('requests redelivery of the event while Stripe is unavailable', async () => {
    const product = await aProduct(app)
    const { member, id } = await start(product)
    payIntent(stripe.bank, id)
    const createEvent = stripe.bank.events.at(-1)
    if (!createEvent) throw new Error('Nothing has happened.')
    stripe.setUnreachable(true)
    expect(await deliver(app, stripe.bank, createEvent)).toBe(503)
    stripe.setUnreachable(false)
    expect(await deliver(app, stripe.bank, createEvent)).toBe(200)
    expect(await isProductOwned(member, product)).toBe(true)
  })

  it('is not there without a secret', async () => {
    const unsigned = await aStripeApp()
    const owner = api.as({ ...unsigned.owner, slug: unsigned.slug })
    await owner.call('commerce.setPaymentSettings', {
      publishable_key: 'pk_test_standin0001',
      webhook_secret: '',
    })
    payUnknownIntent()
    const [createEvent] = stripe.bank.events
    if (!createEvent) throw new Error('Nothing has happened.')
    expect(await deliver(unsigned, stripe.bank, createEvent)).toBe(404)
    expect(await deliver(unsigned, stripe.bank, createEvent, { secret: 'x' })).toBe(404)
  })
})

function aSignedEvent() {
  payUnknownIntent()
  const [createEvent] = stripe.bank.events
  if (!createEvent) throw new Error('Nothing has happened.')
  return { createEvent, payload: JSON.stringify(presentEvent(stripe.bank, createEvent)) }
}

function sign(payload: string, timestamp: number): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, timestamp, secret: STRIPE_KEYS.webhook_secret })
}

function payUnknownIntent(): void {
  const { bank } = stripe
  const id = bank.newId('pi')
  bank.intents.set(id, {
    id,
    object: 'payment_intent',
    amount: 4900,
    currency: 'eur',
    customer: 'cus_nobody',
    metadata: {},
    status: 'requires_payment_method',
    has_error: false,
    charge: null,
    invoice: null,
    created: bank.seconds(),
  })
  payIntent(bank, id)
}
