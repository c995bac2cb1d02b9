import { afterAll, describe, expect, it } from 'vitest'
import { aGrant } from '#test/factories/access.ts'
import { aMember, atApp } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { anOrder, aProduct, aPurchase, isProductOwned, MONTHLY, ONCE } from '#test/factories/commerce.ts'
import { runJob } from '#test/factories/jobs.ts'
import { anAppStore, claim, connectStore } from '#test/factories/stores.ts'
import {
  aStripeApp,
  startAtStripe,
  deliverAll,
  countMoneyRows,
  useStripeFixture,
} from '#test/factories/stripe.ts'
import type { TestServer } from '#test/harness.ts'
import { APP_STORE_KEYS, type AppStoreStandIn } from '#test/stand-ins/app-store/app-store-stand-in.ts'
import { renew as renewInStore, sell, type Transaction } from '#test/stand-ins/app-store/store-ledger.ts'
import { payIntent, renew } from '#test/stand-ins/stripe/bank.ts'
import type { StripeStandIn } from '#test/stand-ins/stripe/stripe-stand-in.ts'
import { readInAppPurchaseJob } from '../store-jobs.ts'

let api: TestServer
let stripe: StripeStandIn
let at_stripe: TestApp
let apple: AppStoreStandIn | undefined
useStripeFixture((scene) => {
  ;({ api, stripe, app: at_stripe } = scene)
})
afterAll(() => apple?.close())

type Person = { subscriber_id: string; user_id: string }

const asOwner = (app: TestApp) => api.as(atApp(app.owner, app))

/** Revokes a member's product as the owner does in the studio. */
async function revoke(app: TestApp, { subscriber_id }: Person): Promise<void> {
  const { active_ids } = await asOwner(app).call('access.listEntitlements', { subscriber_id })
  for (const entitlement_id of active_ids)
    await asOwner(app).call('access.revokeEntitlement', { subscriber_id, entitlement_id })
}

async function listLedger(app: TestApp, { subscriber_id }: Person) {
  return api.inApp(app.id, (tx) =>
    tx
      .selectFrom('entitlements')
      .select(['kind', 'reason'])
      .where('subscriber_id', '=', subscriber_id)
      .orderBy('id')
      .execute(),
  )
}

const statesOf = async (app: TestApp, { user_id }: Person) =>
  (await asOwner(app).call('members.showMember', { id: user_id })).purchases.map(({ status }) => status)

describe('a product revoked by the owner', () => {
  it('can be bought again after a one-time purchase, and is owned again', async () => {
    const app = await anApp()
    const [product, member] = [await aProduct(app), await aMember(app)]
    await aPurchase(member, product)
    await expect(anOrder(member, product)).rejects.toMatchObject({ code: 'existing_subscription' })
    await revoke(app, member)
    expect(await isProductOwned(member, product)).toBe(false)
    expect(await statesOf(app, member)).toEqual(['taken_back'])

    api.clock.advance(1000)
    await aPurchase(member, product)
    expect(await isProductOwned(member, product)).toBe(true)
    expect((await statesOf(app, member)).toSorted()).toEqual(['paid', 'taken_back'])
  })

  it('is a plan that charges no more money, and that can be started again', async () => {
    const app = await anApp()
    const [product, member] = [await aProduct(app, { versions: [MONTHLY] }), await aMember(app)]
    await aPurchase(member, product)
    await revoke(app, member)
    const { items } = await api.as(member).call('commerce.listSubscriptions')
    expect(items.map(({ state }) => state)).toEqual(['ended'])
    expect(await listLedger(app, member)).toEqual([
      { kind: 'grant', reason: null },
      { kind: 'revocation', reason: 'manual' },
    ])
    await asOwner(app).call('apps.moveClock', { forward_seconds: 40 * 24 * 60 * 60 })
    await aPurchase(member, product)
    expect(await isProductOwned(member, product)).toBe(true)
    const { payments } = await countMoneyRows({ api, app }, member)
    expect(payments).toBe(2)
  })

  it('is ended at Stripe without money going back; a renewal that was on its way opens nothing', async () => {
    const product = await aProduct(at_stripe, { versions: [MONTHLY] })
    const { member, id } = await startAtStripe({ app: at_stripe }, product)
    payIntent(stripe.bank, id)
    await deliverAll(at_stripe, stripe.bank)
    const subscription = [...stripe.bank.subscriptions.keys()].at(-1) ?? ''
    api.clock.advance(2000)
    await revoke(at_stripe, member)
    expect(stripe.bank.subscriptions.get(subscription)).toMatchObject({ status: 'canceled' })
    expect([...stripe.bank.charges.values()].flatMap((charge) => charge.refunds)).toEqual([])
    expect(await isProductOwned(member, product)).toBe(false)

    renew(stripe.bank, subscription, { is_paid: true })
    await deliverAll(at_stripe, stripe.bank)
    api.clock.advance(40 * 24 * 60 * 60 * 1000)
    expect(await isProductOwned(member, product)).toBe(false)
    expect((await listLedger(at_stripe, member)).filter(({ kind }) => kind === 'grant')).toHaveLength(1)
  })

  it('stays owned when the provider does not respond, so that nobody pays for nothing', async () => {
    const product = await aProduct(at_stripe, { versions: [MONTHLY] })
    const { member, id } = await startAtStripe({ app: at_stripe }, product)
    payIntent(stripe.bank, id)
    await deliverAll(at_stripe, stripe.bank)
    stripe.setUnreachable(true)
    await expect(revoke(at_stripe, member)).rejects.toMatchObject({ code: 'unavailable', status: 503 })
    stripe.setUnreachable(false)
    expect(await isProductOwned(member, product)).toBe(true)
    await revoke(at_stripe, member)
    expect(await isProductOwned(member, product)).toBe(false)
  })

  it('ends only here when the account that it was bought with is disconnected', async () => {
    const app = await aStripeApp()
    const product = await aProduct(app, { versions: [MONTHLY] })
    const { member, id } = await startAtStripe({ app }, product)
    payIntent(stripe.bank, id)
    await deliverAll(app, stripe.bank)
    await asOwner(app).call('commerce.setPaymentSettings', { publishable_key: '', secret_key: '' })
    await revoke(app, member)
    expect(await isProductOwned(member, product)).toBe(false)
    const { items } = await api.as(member).call('commerce.listSubscriptions')
    expect(items.map(({ state }) => state)).toEqual(['ended'])
    await expect(anOrder(member, product)).resolves.toMatchObject({ kind: 'payment_intent' })
  })

  it('continues in the App Store, grants nothing from it any more and can be bought here', async () => {
    apple ??= await anAppStore()
    const app = await anApp()
    const [product, member] = [await aProduct(app, { versions: [ONCE] }), await aMember(app)]
    await connectStore(app, { club: product.id })
    const bought: Transaction = sell(apple.books, {
      bundle_id: APP_STORE_KEYS.bundle_id,
      store_product_id: 'club',
      account_token: member.subscriber_id,
      type: 'Auto-Renewable Subscription',
    })
    await claim(member, product, bought)
    await revoke(app, member)
    const again = renewInStore(apple.books, bought)
    const { originalTransactionId: original_transaction_id } = bought
    await runJob(readInAppPurchaseJob, app, { original_transaction_id })
    api.clock.set(new Date(again.purchaseDate + 1000))
    expect(await isProductOwned(member, product)).toBe(false)
    expect(await claim(member, product, again)).toBe(false)
    await aPurchase(member, product)
    expect(await isProductOwned(member, product)).toBe(true)
  })

  it('takes along what is granted for later', async () => {
    const app = await anApp()
    const [product, member] = [await aProduct(app), await aMember(app)]
    const owned = { product_id: product.id }
    const { cause_id } = await aGrant(app, member, owned, { cause: 'import' })
    const starts_at = new Date(api.clock.now().getTime() + 60_000)
    await aGrant(app, member, owned, { cause: 'import', cause_id, starts_at })
    await revoke(app, member)
    api.clock.advance(61_000)
    expect(await isProductOwned(member, product)).toBe(false)
  })

  it('and what another bought stays theirs', async () => {
    const app = await anApp()
    const product = await aProduct(app, { versions: [MONTHLY] })
    const [member, other] = [await aMember(app), await aMember(app)]
    await aPurchase(member, product)
    await aPurchase(other, product)
    await revoke(app, member)
    expect([await isProductOwned(member, product), await isProductOwned(other, product)]).toEqual([
      false,
      true,
    ])
    const { items } = await api.as(other).call('commerce.listSubscriptions')
    expect(items.map(({ state }) => state)).toEqual(['active'])
  })
})

describe('the owner’s list of a plan', () => {
  const lines = async (app: TestApp, { subscriber_id }: Person) =>
    (await asOwner(app).call('access.listEntitlements', { subscriber_id })).items
  const notified = async (app: TestApp, member: Person) =>
    (await lines(app, member)).map(({ kind, cause, status, plan }) => [kind, cause, status, plan])
  const moveClock = (app: TestApp, days: number) =>
    asOwner(app).call('apps.moveClock', { forward_seconds: days * 24 * 60 * 60 })
  const TIMEOUT = { timeout: 15_000 }

  it('shows whether it continues, its renewals, overdue payments and its end', async () => {
    const app = await anApp()
    const [product, member] = [await aProduct(app, { versions: [MONTHLY] }), await aMember(app)]
    await aPurchase(member, product)
    const { items } = await api.as(member).call('commerce.listSubscriptions')
    expect(await lines(app, member)).toMatchObject([
      { status: 'held', plan: 'active', paid_until: items[0]?.current_period_ends_at },
    ])
    await moveClock(app, 33)
    await expect
      .poll(() => notified(app, member), TIMEOUT)
      .toEqual([
        ['grant', 'subscription', 'held', 'active'],
        ['grant', 'subscription', 'replaced', null],
      ])
    await api.as(member).call('commerce.cancelSubscription', { id: items[0]?.id ?? '' })
    expect((await notified(app, member))[0]).toEqual(['grant', 'subscription', 'held', 'canceled'])
    await moveClock(app, 31)
    await expect
      .poll(() => notified(app, member), TIMEOUT)
      .toEqual([
        ['revocation', 'ended', 'ended', null],
        ['grant', 'subscription', 'ended', null],
        ['grant', 'subscription', 'replaced', null],
      ])
  })

  it('shows an overdue payment while the grace runs', async () => {
    const app = await anApp()
    const [product, member] = [await aProduct(app, { versions: [MONTHLY] }), await aMember(app)]
    await aPurchase(member, product, { card: 'expires' })
    await moveClock(app, 32)
    await expect
      .poll(() => notified(app, member), TIMEOUT)
      .toEqual([['grant', 'subscription', 'held', 'past_due']])
  })
})
