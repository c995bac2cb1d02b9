import { describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import {
  aProduct,
  anOrder,
  isProductOwned,
  MONTHLY,
  ONCE,
  TRIAL,
  versionOf,
  type TestProduct,
} from '#test/factories/commerce.ts'
import { aMember, atApp } from '#test/factories/identity.ts'
import { deliverAll, intentIdOf, useStripeFixture } from '#test/factories/stripe.ts'
import { setTax } from '#test/factories/tax.ts'
import type { Caller, TestServer } from '#test/harness.ts'
import { payIntent, renew, require } from '#test/stand-ins/stripe/bank.ts'
import type { StripeStandIn } from '#test/stand-ins/stripe/stripe-stand-in.ts'

type TaxAddress = { country: string; postal_code?: string; tax_id?: string }

let api: TestServer
let stripe: StripeStandIn
let app: TestApp

useStripeFixture((scene) => {
  ;({ api, stripe, app } = scene)
})

async function buy(version: typeof ONCE) {
  await setTax(app, { is_inclusive: false })
  const [member, product] = [await aMember(app), await aProduct(app, { versions: [version] })]
  const intent = await anOrder(member, product, { address: { country: 'DE' } })
  payIntent(stripe.bank, intentIdOf(intent))
  await deliverAll(app, stripe.bank)
  return { member, product, intent }
}

describe('tax that is added, through Stripe', () => {
  it.each([
    ['a single payment', ONCE, 5831],
    ['a plan', MONTHLY, 3451],
    ['a plan with a set-up fee', { ...MONTHLY, setup_fee: 999 }, 4640],
    ['a trial with a set-up fee', { ...TRIAL, setup_fee: 999 }, 1189],
  ])('is part of what Stripe takes for %s', async (_what, version, total) => {
    const { member, product, intent } = await buy(version)
    expect(intent.final_amount).toBe(total)
    expect(require(stripe.bank.intents, intentIdOf(intent)).amount).toBe(total)
    expect(await isProductOwned(member, product)).toBe(true)
  })

  it('is part of each renewal', async () => {
    const { member } = await buy({ ...MONTHLY, setup_fee: 999 })
    const [subscription] = [...stripe.bank.subscriptions.values()].slice(-1)
    if (!subscription) throw new Error('There is no subscription.')
    renew(stripe.bank, subscription.id, { is_paid: true })
    await deliverAll(app, stripe.bank)
    const { items } = await api.as(member).call('commerce.listInvoices')
    const [newest] = items
    if (!newest) throw new Error('There is no invoice.')
    const invoice = await api.as(member).call('commerce.getInvoice', { id: newest.uuid })
    expect(invoice).toMatchObject({ total: 3451, tax: { amount: 551 } })
  })
})

describe('plans in two currencies', () => {
  it('belong to two customers at Stripe, each with its cards', async () => {
    await setTax(app, { mode: 'off' })
    const member = await aMember(app)
    for (const currency of ['EUR', 'USD', 'EUR']) {
      const product = await aProduct(app, { versions: [{ ...MONTHLY, currency }] })
      payIntent(stripe.bank, intentIdOf(await anOrder(member, product)))
      await deliverAll(app, stripe.bank)
      expect(await isProductOwned(member, product)).toBe(true)
    }
    const [euro, dollar, other] = [...stripe.bank.subscriptions.values()].slice(-3).map((one) => one.customer)
    expect(dollar).not.toBe(euro)
    expect(other).toBe(euro)
  })
})

describe('tax by Stripe', () => {
  const choose = (is_inclusive: boolean) => setTax(app, { mode: 'stripe', home_country: null, is_inclusive })
  const preview = (member: Caller, product: TestProduct, address: TaxAddress) =>
    api.as(member).call('commerce.previewOrder', { id: product.id, version_id: versionOf(product), address })

  async function invoicesOf(member: Caller) {
    const { items } = await api.as(member).call('commerce.listInvoices')
    return Promise.all(items.map(({ uuid }) => api.as(member).call('commerce.getInvoice', { id: uuid })))
  }

  it('is chosen only where Stripe Tax is set up', async () => {
    stripe.bank.tax.status = 'pending'
    await expect(choose(false)).rejects.toMatchObject({
      problem: { errors: [{ path: 'mode', code: 'stripe_tax_inactive' }] },
    })
    stripe.bank.tax.status = 'active'
    const sandbox = await anApp()
    await expect(setTax(sandbox, { mode: 'stripe', home_country: null })).rejects.toMatchObject({
      problem: { errors: [{ path: 'mode', code: 'provider_not_configured' }] },
    })
    await choose(false)
    const settings = await api.as(atApp(app.owner, app)).call('commerce.getTaxSettings')
    expect(settings).toMatchObject({ mode: 'stripe', provider: 'stripe' })
  })

  it.each([
    ['a single payment', ONCE, false, { country: 'FI' }, 6150, 1250],
    ['a single payment that contains it', ONCE, true, { country: 'DE' }, 4900, 782],
    ['a plan with a set-up fee', { ...MONTHLY, setup_fee: 999 }, false, { country: 'DE' }, 4640, 741],
    ['a business elsewhere', ONCE, false, { country: 'FR', tax_id: 'FR40303265045' }, 4900, 0],
    ['a place in the US', ONCE, false, { country: 'US', postal_code: '94103' }, 5304, 404],
  ] as const)('is what Stripe computes for %s', async (_what, version, is_inclusive, address, total, tax) => {
    await choose(is_inclusive)
    const [member, product] = [await aMember(app), await aProduct(app, { versions: [version] })]
    const shown = await preview(member, product, address)
    expect(shown).toMatchObject({ tax_state: 'computed', final_amount: total, tax: { amount: tax } })
    const intent = await anOrder(member, product, { address })
    expect(intent.final_amount).toBe(total)
    payIntent(stripe.bank, intentIdOf(intent))
    await deliverAll(app, stripe.bank)
    expect(await isProductOwned(member, product)).toBe(true)
    expect(await invoicesOf(member)).toMatchObject([
      { total, tax: { amount: tax, country: address.country } },
    ])
  })

  it('is that of each invoice for a renewal, after a trial too', async () => {
    await choose(false)
    const [member, product] = [await aMember(app), await aProduct(app, { versions: [TRIAL] })]
    const shown = await preview(member, product, { country: 'DE' })
    expect(shown).toMatchObject({ final_amount: 0, recurring: { next_amount: 3451, amount: 3451 } })
    const intent = await anOrder(member, product, { address: { country: 'DE' } })
    payIntent(stripe.bank, intentIdOf(intent))
    await deliverAll(app, stripe.bank)
    const [subscription] = [...stripe.bank.subscriptions.values()].slice(-1)
    stripe.bank.tax.rates['DE'] = 20
    renew(stripe.bank, subscription?.id ?? '', { is_paid: true })
    stripe.bank.tax.rates['DE'] = 19
    await deliverAll(app, stripe.bank)
    expect(await invoicesOf(member)).toMatchObject([
      { total: 3480, tax: { amount: 580, country: 'DE', rows: [{ rate: 20_000 }] } },
    ])
  })

  it('says at its field where the place is not known', async () => {
    await choose(false)
    const [member, product] = [await aMember(app), await aProduct(app)]
    expect((await preview(member, product, { country: 'DE' })).needs_postal_code).toBe(false)
    for (const [address, path] of [
      [{ country: 'US' }, 'address.postal_code'],
      [{ country: 'US', postal_code: 'nowhere' }, 'address.country'],
    ] as const)
      await expect(preview(member, product, address)).rejects.toMatchObject({
        code: 'invalid_customer_location',
        problem: { errors: [{ path, code: 'invalid_customer_location' }] },
      })
  })
})
