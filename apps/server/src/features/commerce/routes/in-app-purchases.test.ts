import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { anOrder, aProduct, isProductOwned, MONTHLY } from '#test/factories/commerce.ts'
import { runJob } from '#test/factories/jobs.ts'
import { aLiveApp, anAppStore, claim, connectStore } from '#test/factories/stores.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { APP_STORE_KEYS, type AppStoreStandIn } from '#test/stand-ins/app-store/app-store-stand-in.ts'
import {
  findLastTransaction,
  refund,
  renew,
  reverseRefund,
  sell,
  setStatus,
  type Transaction,
} from '#test/stand-ins/app-store/store-ledger.ts'
import { GRACE_MS } from '../subscription-state.ts'
import { readDuePurchasesJob, readInAppPurchaseJob } from '../store-jobs.ts'

let api: TestServer
let apple: AppStoreStandIn
beforeAll(async () => {
  api = await aServer()
  apple = await anAppStore()
})
afterAll(() => apple.close())

const { bundle_id } = APP_STORE_KEYS
const RENEWS = 'Auto-Renewable Subscription'

/** Creates an app with a shop that sells `club` in the App Store. */
async function aShop({ is_live = true }: { is_live?: boolean } = {}) {
  const app = is_live ? await aLiveApp() : await anApp()
  const [product, gold] = [await aProduct(app), await aProduct(app, { title: 'Gold' })]
  await connectStore(app, { club: product.id, 'club.gold': gold.id })
  const member = await aMember(app)
  const buy = (type: Transaction['type'] = 'Non-Consumable', account_token = member.subscriber_id) =>
    sell(apple.books, { bundle_id, store_product_id: 'club', account_token, type })
  return { app, product, gold, member, buy }
}

const rereadPurchase = (app: TestApp, { originalTransactionId: original_transaction_id }: Transaction) =>
  runJob(readInAppPurchaseJob, app, { original_transaction_id })

async function listLedger(app: TestApp, { subscriber_id }: { subscriber_id: string }) {
  return api.inApp(app.id, (tx) =>
    tx
      .selectFrom('entitlements')
      .select(['kind', 'cause', 'product_id', 'starts_at', 'ends_at', 'reason'])
      .where('subscriber_id', '=', subscriber_id)
      .orderBy('id')
      .execute(),
  )
}

describe('a purchase in the App Store', () => {
  const moveClock = (ms: number) => api.clock.set(new Date(api.clock.now().getTime() + ms))
  const untilEnd = ({ expiresDate }: Transaction) => (expiresDate ?? 0) - api.clock.now().getTime()

  it('that renews is followed through renewal, failed payment, grace and end', async () => {
    const { app, product, member, buy } = await aShop()
    const bought = buy(RENEWS)
    await claim(member, product, bought)
    moveClock(untilEnd(bought))
    expect(await isProductOwned(member, product)).toBe(true)

    const renewed = renew(apple.books, bought)
    await rereadPurchase(app, bought)
    moveClock(untilEnd(renewed) + GRACE_MS - 1000)
    setStatus(apple.books, bought, 3)
    await rereadPurchase(app, bought)
    expect(await isProductOwned(member, product)).toBe(true)
    moveClock(2000)
    expect(await isProductOwned(member, product)).toBe(false)

    setStatus(apple.books, bought, 2)
    await rereadPurchase(app, bought)
    expect((await listLedger(app, member)).at(-1)).toMatchObject({
      kind: 'revocation',
      reason: 'ended',
      starts_at: new Date(renewed.expiresDate ?? 0),
    })
    expect(await claim(member, product, renew(apple.books, bought))).toBe(true)
  })

  it('that the store still tries to be paid stays open until the store’s own grace is over', async () => {
    const { app, product, member, buy } = await aShop()
    const bought = buy(RENEWS)
    await claim(member, product, bought)
    const grace_ends_at = new Date((bought.expiresDate ?? 0) + 2 * GRACE_MS)
    setStatus(apple.books, bought, 4, grace_ends_at)
    await rereadPurchase(app, bought)
    api.clock.set(new Date(grace_ends_at.getTime() - 1000))
    expect(await isProductOwned(member, product)).toBe(true)
    api.clock.set(grace_ends_at)
    expect(await isProductOwned(member, product)).toBe(false)
  })

  it('that is refunded locks immediately, and unlocks when the refund is reversed', async () => {
    const { app, product, member, buy } = await aShop()
    for (const type of ['Non-Consumable', RENEWS] as const) {
      const bought = buy(type)
      await claim(member, product, bought)
      moveClock(1000)
      refund(apple.books, bought)
      await rereadPurchase(app, bought)
      expect(await isProductOwned(member, product)).toBe(false)
      expect((await listLedger(app, member)).at(-1)).toMatchObject({ kind: 'revocation', reason: 'refund' })
      moveClock(1000)
      reverseRefund(apple.books, bought)
      await rereadPurchase(app, bought)
      expect(await isProductOwned(member, product)).toBe(true)
      moveClock(1000)
      refund(apple.books, bought)
      await rereadPurchase(app, bought)
      expect(await isProductOwned(member, product)).toBe(false)
    }
  })

  it('that is upgraded grants the other product instead of the old one', async () => {
    const { app, product, gold, member, buy } = await aShop()
    const bought = buy(RENEWS)
    await claim(member, product, bought)
    moveClock(1000)
    const better = renew(apple.books, bought, 'club.gold')
    expect(await claim(member, gold, better)).toBe(true)
    expect(await isProductOwned(member, product)).toBe(false)
    await rereadPurchase(app, bought)
    expect(await isProductOwned(member, gold)).toBe(true)
  })

  it('that becomes a product unknown to the app revokes the old one, and grants the new one once configured', async () => {
    const { app, product, gold, member, buy } = await aShop({ is_live: false })
    const bought = buy(RENEWS)
    await claim(member, product, bought)
    moveClock(1000)
    renew(apple.books, bought, 'club.silver')
    await rereadPurchase(app, bought)
    expect(await isProductOwned(member, product)).toBe(false)
    await expect(anOrder(member, product)).resolves.toMatchObject({ kind: 'payment_intent' })
    await connectStore(app, { club: product.id, 'club.silver': gold.id })
    moveClock(1000)
    await rereadPurchase(app, bought)
    expect([await isProductOwned(member, product), await isProductOwned(member, gold)]).toEqual([false, true])
  })

  it('counts even when the store’s clock is ahead of ours', async () => {
    const { product, member, buy } = await aShop()
    const bought = buy()
    bought.purchaseDate = api.clock.now().getTime() + 5000
    await claim(member, product, bought)
    moveClock(5000)
    expect(await isProductOwned(member, product)).toBe(true)
  })

  it('that is over can be bought again, and counts from then', async () => {
    const { app, product, member, buy } = await aShop()
    const bought = buy(RENEWS)
    await claim(member, product, bought)
    moveClock(untilEnd(bought) + 5000)
    setStatus(apple.books, bought, 2)
    await rereadPurchase(app, bought)
    expect(await isProductOwned(member, product)).toBe(false)
    moveClock(5000)
    findLastTransaction(apple.books, bought.originalTransactionId).expiresDate = api.clock.now().getTime()
    expect(await claim(member, product, renew(apple.books, bought))).toBe(true)
  })

  it('that runs is not sold a second time here; one that lapsed is', async () => {
    const { app, member } = await aShop({ is_live: false })
    const product = await aProduct(app, { versions: [MONTHLY] })
    await connectStore(app, { club: product.id })
    const account_token = member.subscriber_id
    const bought = sell(apple.books, { bundle_id, store_product_id: 'club', account_token, type: RENEWS })
    await claim(member, product, bought)
    await expect(anOrder(member, product)).rejects.toMatchObject({ code: 'existing_subscription' })
    moveClock(untilEnd(bought) + 1000)
    await expect(anOrder(member, product)).resolves.toMatchObject({ kind: 'payment_intent' })
  })

  it('of test money ends once tests no longer count', async () => {
    const { app, product, member } = await aShop()
    await connectStore(app, { club: product.id }, { accepts_test: true })
    const account_token = member.subscriber_id
    const tested = sell(apple.books, {
      bundle_id,
      store_product_id: 'club',
      account_token,
      store_environment: 'sandbox',
    })
    expect(await claim(member, product, tested)).toBe(true)
    await connectStore(app, { club: product.id }, { accepts_test: false })
    await expect.poll(() => isProductOwned(member, product), { timeout: 15_000 }).toBe(false)
  })

  it('that its store no longer knows is read again for a week, and then ends', async () => {
    const { app, product, member, buy } = await aShop()
    const bought = buy()
    await claim(member, product, bought)
    findLastTransaction(apple.books, bought.originalTransactionId).bundleId = 'com.example.other'
    await rereadPurchase(app, bought)
    expect(await isProductOwned(member, product)).toBe(true)
    moveClock(7 * 24 * 60 * 60 * 1000)
    await rereadPurchase(app, bought)
    expect(await isProductOwned(member, product)).toBe(false)
  })

  it('that became another store product without access revokes what the first one granted', async () => {
    const { app, product, member, buy } = await aShop()
    const bought = buy(RENEWS)
    await claim(member, product, bought)
    moveClock(untilEnd(bought) + 1000)
    renew(apple.books, bought).productId = 'club.small'
    await rereadPurchase(app, bought)
    expect(await isProductOwned(member, product)).toBe(false)
  })

  it('is read again by a job when due, and not earlier or without a key', async () => {
    const { app, product, member, buy } = await aShop()
    const bought = buy(RENEWS)
    await claim(member, product, bought)
    refund(apple.books, bought)
    const due = async () => {
      apple.requests.length = 0
      await runJob(readDuePurchasesJob, app, {})
      return api.inApp(app.id, (tx) =>
        tx.selectFrom('in_app_purchases').select('next_read_at').executeTakeFirstOrThrow(),
      )
    }
    expect((await due()).next_read_at).toEqual(new Date(api.clock.now().getTime() + 24 * 60 * 60 * 1000))
    moveClock(24 * 60 * 60 * 1000)
    await due()
    await expect.poll(() => isProductOwned(member, product), { timeout: 15_000 }).toBe(false)
    expect((await due()).next_read_at).toBeNull()
  })
})
