import { describe, expect, it } from 'vitest'
import type { TestApp } from '#test/factories/apps.ts'
import { aProduct, anOrder, isProductOwned, MONTHLY, ONCE, TRIAL } from '#test/factories/commerce.ts'
import { aMember } from '#test/factories/identity.ts'
import { deliverAll, intentIdOf, useStripeFixture } from '#test/factories/stripe.ts'
import { setTax } from '#test/factories/tax.ts'
import type { TestServer } from '#test/harness.ts'
import { payIntent, renew, require } from '#test/stand-ins/stripe/bank.ts'
import type { StripeStandIn } from '#test/stand-ins/stripe/stripe-stand-in.ts'

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
