import { describe, expect, it } from 'vitest'
import type { TestApp } from '#test/factories/apps.ts'
import { aProduct, holds, type TestProduct } from '#test/factories/commerce.ts'
import { aStripeApp, beginAtStripe, deliver, moneyRowsOf, stripeScene } from '#test/factories/stripe.ts'
import { type TestServer } from '#test/harness.ts'
import { payIntent } from '#test/stand-ins/stripe/bank.ts'
import type { StripeStandIn } from '#test/stand-ins/stripe/stripe-stand-in.ts'

let api: TestServer
let stripe: StripeStandIn
let app: TestApp

stripeScene((scene) => {
  ;({ api, stripe, app } = scene)
})

const begin = (product: TestProduct, wish: Parameters<typeof beginAtStripe>[2] = {}) =>
  beginAtStripe({ app }, product, wish)

const rowsOf = (member: { subscriber_id: string }) => moneyRowsOf({ api, app }, member)

describe('POST /webhooks/stripe', () => {
  it('believes nothing that is not signed with the app’s own secret', async () => {
    const product = await aProduct(app)
    const { member, id } = await begin(product)
    payIntent(stripe.bank, id)
    const happening = stripe.bank.happenings.at(-1)
    if (!happening) throw new Error('Nothing has happened.')
    const old = `t=${Math.floor(Date.now() / 1000) - 600},v1=${'0'.repeat(64)}`
    expect(await deliver(app, stripe.bank, happening, { secret: 'whsec_ofsomeoneelse' })).toBe(403)
    expect(await deliver(app, stripe.bank, happening, { signature: old })).toBe(403)
    expect(await deliver(app, stripe.bank, happening, { signature: '' })).toBe(403)
    expect(await deliver(app, stripe.bank, happening, { body: JSON.stringify({ id: 'evt_x' }) })).toBe(403)
    expect(await holds(member, product)).toBe(false)
    expect(await deliver(app, stripe.bank, happening)).toBe(200)
    expect(await holds(member, product)).toBe(true)
  })

  it('does nothing a second time for an event that it has taken', async () => {
    const { member, id } = await begin(await aProduct(app))
    payIntent(stripe.bank, id)
    const happening = stripe.bank.happenings.at(-1)
    if (!happening) throw new Error('Nothing has happened.')
    await Promise.all(Array.from({ length: 5 }, () => deliver(app, stripe.bank, happening)))
    const asked = stripe.requests.length
    expect(await deliver(app, stripe.bank, happening)).toBe(200)
    expect(stripe.requests.length).toBe(asked)
    expect(await rowsOf(member)).toEqual({ purchases: 1, payments: 1, invoices: 1 })
  })

  it('hears of money while the app is switched off, and at an address that it has left', async () => {
    const changing = await aStripeApp()
    const studio = api.as({ ...changing.owner, headers: { 'x-app-slug': changing.slug } })
    const [switched, moved] = [await aProduct(changing), await aProduct(changing)]
    const [first, second] = [
      await beginAtStripe({ app: changing }, switched),
      await beginAtStripe({ app: changing }, moved),
    ]
    const lastOf = (id: string) => {
      payIntent(stripe.bank, id)
      const happening = stripe.bank.happenings.at(-1)
      if (!happening) throw new Error('Nothing has happened.')
      return happening
    }
    await studio.call('apps.switchOff', {})
    expect(await deliver(changing, stripe.bank, lastOf(first.id))).toBe(200)
    await studio.call('apps.switchOn', {})
    expect(await holds(first.member, switched)).toBe(true)

    const slug = `moved-${changing.slug}`.slice(0, 40)
    await studio.call('apps.changeSlug', { slug })
    expect(await deliver(changing, stripe.bank, lastOf(second.id))).toBe(200)
    expect(await moneyRowsOf({ api, app: changing }, second.member)).toMatchObject({ payments: 1 })
  })

  it('does nothing for another app’s order, though the secret fits', async () => {
    const other = await aStripeApp()
    const product = await aProduct(app)
    const { member, id } = await begin(product)
    payIntent(stripe.bank, id)
    for (const happening of stripe.bank.happenings)
      expect(await deliver(other, stripe.bank, happening)).toBe(200)
    expect(await holds(member, product)).toBe(false)
  })

  it('takes events about things that are none of ours', async () => {
    payIntentOfNobody()
    for (const happening of stripe.bank.happenings)
      expect(await deliver(app, stripe.bank, happening)).toBe(200)
  })

  it('asks for the event again while Stripe is away', async () => {
    const product = await aProduct(app)
    const { member, id } = await begin(product)
    payIntent(stripe.bank, id)
    const happening = stripe.bank.happenings.at(-1)
    if (!happening) throw new Error('Nothing has happened.')
    stripe.setAway(true)
    expect(await deliver(app, stripe.bank, happening)).toBe(503)
    stripe.setAway(false)
    expect(await deliver(app, stripe.bank, happening)).toBe(200)
    expect(await holds(member, product)).toBe(true)
  })

  it('is not there without a secret', async () => {
    const silent = await aStripeApp()
    const owner = api.as({ ...silent.owner, slug: silent.slug })
    await owner.call('commerce.setPaymentSettings', {
      publishable_key: 'pk_test_standin0001',
      webhook_secret: '',
    })
    payIntentOfNobody()
    const [happening] = stripe.bank.happenings
    if (!happening) throw new Error('Nothing has happened.')
    expect(await deliver(silent, stripe.bank, happening)).toBe(404)
    expect(await deliver(silent, stripe.bank, happening, { secret: 'x' })).toBe(404)
  })
})

function payIntentOfNobody(): void {
  const { bank } = stripe
  const id = bank.newId('pi')
  bank.intents.set(id, {
    ...{ id, object: 'payment_intent', amount: 4900, currency: 'eur', customer: 'cus_nobody', metadata: {} },
    ...{
      status: 'requires_payment_method',
      has_error: false,
      charge: null,
      invoice: null,
      created: bank.seconds(),
    },
  })
  payIntent(bank, id)
}
