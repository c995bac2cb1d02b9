import { describe, expect, it } from 'vitest'
import { aGuest, aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { anOrder, aProduct, aPurchase, isProductOwned, ONCE } from '#test/factories/commerce.ts'
import { startAtStripe, countMoneyRows, useStripeFixture } from '#test/factories/stripe.ts'
import type { TestServer } from '#test/harness.ts'
import { declineIntent, payIntent } from '#test/stand-ins/stripe/bank.ts'
import type { StripeStandIn } from '#test/stand-ins/stripe/stripe-stand-in.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let stripe: StripeStandIn
let app: TestApp

useStripeFixture((scene) => {
  ;({ api, stripe, app } = scene)
})

const refusal = (code: string, status: number) => ({ code, status })

describe('POST /orders/:id/confirm', () => {
  it('unlocks a paid product immediately, and once', async () => {
    const product = await aProduct(app)
    const { member, intent, id } = await startAtStripe({ app }, product)
    const confirm = () => api.as(member).call('commerce.confirmOrder', { order_id: intent.order_id })
    expect(await confirm()).toMatchObject({ status: 'requires_payment', client_secret: intent.client_secret })
    expect(await isProductOwned(member, product)).toBe(false)
    payIntent(stripe.bank, id)
    const answers = await Promise.all([confirm(), confirm(), confirm()])
    expect(answers.map(({ status, client_secret }) => [status, client_secret])).toEqual(
      Array.from({ length: 3 }, () => ['succeeded', null]),
    )
    expect(await isProductOwned(member, product)).toBe(true)
    expect(await countMoneyRows({ api, app }, member)).toEqual({ purchases: 1, payments: 1, invoices: 1 })
  })

  it('returns the bank’s reason for a declined card', async () => {
    const { member, intent, id } = await startAtStripe({ app }, await aProduct(app))
    declineIntent(stripe.bank, id)
    expect(await api.as(member).call('commerce.confirmOrder', { order_id: intent.order_id })).toMatchObject({
      status: 'failed',
    })
  })

  it('is unavailable while Stripe is away, and changes nothing', async () => {
    const { member, intent, id } = await startAtStripe({ app }, await aProduct(app))
    const { order_id } = intent
    payIntent(stripe.bank, id)
    stripe.setUnreachable(true)
    await expect(api.as(member).call('commerce.confirmOrder', { order_id })).rejects.toMatchObject(
      refusal('unavailable', 503),
    )
    stripe.setUnreachable(false)
    expect(await api.as(member).call('commerce.getOrder', { order_id })).toMatchObject({
      status: 'requires_payment',
    })
    expect(await api.as(member).call('commerce.confirmOrder', { order_id })).toMatchObject({
      status: 'succeeded',
    })
  })

  it('calls no provider for an order that is settled, free or paid with test money', async () => {
    const sandbox = await anApp()
    const member = await aMember(sandbox)
    const paid = await aPurchase(member, await aProduct(sandbox))
    const free = await anOrder(member, await aProduct(sandbox, { versions: [{ ...ONCE, amount: 0 }] }))
    const waiting = await anOrder(member, await aProduct(sandbox))
    const statuses = []
    for (const { order_id } of [paid, free, waiting])
      statuses.push((await api.as(member).call('commerce.confirmOrder', { order_id })).status)
    expect(statuses).toEqual(['succeeded', 'succeeded', 'requires_payment'])
  })

  it('is available only to the buyer', async () => {
    const { member, intent } = await startAtStripe({ app }, await aProduct(app))
    const { order_id } = intent
    const before = stripe.requests.length
    for (const who of [await aMember(app), await aMember(await anApp()), aGuest(app)]) {
      await expect(api.as(who).call('commerce.confirmOrder', { order_id })).rejects.toMatchObject(
        refusal('not_found', 404),
      )
    }
    await expect(api.as(member).call('commerce.confirmOrder', { order_id: newId() })).rejects.toMatchObject(
      refusal('not_found', 404),
    )
    expect(stripe.requests.length).toBe(before)
  })
})

describe('GET /orders/:id', () => {
  it('reads the stored state and never calls Stripe', async () => {
    const { member, intent, id } = await startAtStripe({ app }, await aProduct(app))
    const { order_id } = intent
    const before = stripe.requests.length
    const pollOrder = () => api.as(member).call('commerce.getOrder', { order_id })
    expect(await pollOrder()).toMatchObject({ status: 'requires_payment', client_secret: null })
    payIntent(stripe.bank, id)
    const answers = await Promise.all(Array.from({ length: 20 }, pollOrder))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['requires_payment']))
    stripe.setUnreachable(true)
    expect(await pollOrder()).toMatchObject({ status: 'requires_payment' })
    stripe.setUnreachable(false)
    expect(stripe.requests.length).toBe(before)
  })
})
