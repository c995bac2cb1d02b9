import { describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct, MONTHLY, ONCE, versionOf } from '#test/factories/commerce.ts'
import { aGuest, aMember, atApp } from '#test/factories/identity.ts'
import { intentIdOf, useStripeFixture } from '#test/factories/stripe.ts'
import type { TestServer } from '#test/harness.ts'
import { require } from '#test/stand-ins/stripe/bank.ts'
import type { StripeStandIn } from '#test/stand-ins/stripe/stripe-stand-in.ts'
import { newSecret } from '#platform/secrets.ts'

let api: TestServer
let stripe: StripeStandIn
let app: TestApp

useStripeFixture((scene) => {
  ;({ api, stripe, app } = scene)
})

const asOwner = () => api.as(atApp(app.owner, app))
const setSlug = (platform_rewardful_slug: string) =>
  asOwner().call('apps.updateApp', { platform_rewardful_slug })

async function order(referral: string, version = ONCE) {
  const product = await aProduct(app, { versions: [version] })
  return api.as(await aMember(app)).call('commerce.createIntent', {
    id: product.id,
    version_id: versionOf(product),
    final_amount: version.amount,
    referral,
  })
}

describe('a referral', () => {
  it('is stored with the order of a member and of a guest, found by it and exported', async () => {
    const product = await aProduct(app)
    await order('anna')
    const guest = { email: 'referred@example.com', name: 'Priya Raman', order_token: newSecret() }
    const { order_id } = await api.as(aGuest(app)).call('commerce.createIntent', {
      id: product.id,
      version_id: versionOf(product),
      final_amount: ONCE.amount,
      referral: 'Anna',
      ...guest,
    })
    expect((await asOwner().call('commerce.getStudioOrder', { id: order_id })).referral).toBe('Anna')
    const filter = { referral: 'ANNA', status: 'unpaid' } as const
    const { items } = await asOwner().call('commerce.listOrders', filter)
    expect(items).toHaveLength(2)
    const { header, lines } = await asOwner().call('commerce.exportOrders', filter)
    expect(header.trim().endsWith('Referral')).toBe(true)
    expect(
      lines
        .trim()
        .split(/\r?\n/)
        .map((line) => line.split(',').at(-1)),
    ).toEqual(['Anna', 'anna'])
    const other = await anApp()
    expect((await api.as(atApp(other.owner, other)).call('commerce.listOrders', filter)).items).toEqual([])
  })

  it('goes to Stripe where the app has an account at Rewardful', async () => {
    const silent = await order('anna')
    expect(require(stripe.bank.intents, intentIdOf(silent)).metadata).not.toHaveProperty('referral')
    await setSlug('kiln')
    expect((await api.as(aGuest(app)).call('apps.getApp')).platform_rewardful_slug).toBe('kiln')
    const sent = { referral: 'anna', client_reference_id: 'anna' }
    expect(require(stripe.bank.intents, intentIdOf(await order('anna'))).metadata).toMatchObject(sent)
    await order('anna', MONTHLY)
    expect([...stripe.bank.subscriptions.values()].at(-1)?.metadata).toMatchObject(sent)
    await setSlug('')
  })

  it('refuses a slug that is none', async () => {
    await expect(setSlug('a b')).rejects.toMatchObject({ status: 422 })
  })
})
