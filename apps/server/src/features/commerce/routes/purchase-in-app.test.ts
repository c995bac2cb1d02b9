import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setAppAccess } from '#test/factories/access.ts'
import { aMember, aUser } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct, isProductOwned } from '#test/factories/commerce.ts'
import { aLiveApp, anAppStore, claim, createClaim, connectStore } from '#test/factories/stores.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { APP_STORE_KEYS, type AppStoreStandIn } from '#test/stand-ins/app-store/app-store-stand-in.ts'
import { findLastTransaction, sell, type Transaction } from '#test/stand-ins/app-store/store-ledger.ts'

let api: TestServer
let apple: AppStoreStandIn
beforeAll(async () => {
  api = await aServer()
  apple = await anAppStore()
})
afterAll(() => apple.close())

const { bundle_id } = APP_STORE_KEYS
const RENEWS = 'Auto-Renewable Subscription'
const NOT_VERIFIED = { code: 'purchase_not_verified', status: 422 }

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

type InvalidTransactions = Record<
  | 'bought'
  | 'other'
  | 'of_another'
  | 'of_nobody'
  | 'elsewhere'
  | 'used_up'
  | 'unnamed'
  | 'gold'
  | 'tested'
  | 'gone',
  Transaction
>

describe('POST /products/{id}/purchase/iap', () => {
  it('grants a one-time purchase permanently, under its own cause', async () => {
    const { app, product, member, buy } = await aShop()
    const bought = buy()
    expect(await claim(member, product, bought)).toBe(true)
    expect(await isProductOwned(member, product)).toBe(true)
    expect(await listLedger(app, member)).toEqual([
      {
        kind: 'grant',
        cause: 'in_app_purchase',
        product_id: product.id,
        reason: null,
        starts_at: new Date(bought.purchaseDate),
        ends_at: null,
      },
    ])
    const { items } = await api.as(member).call('commerce.listHoldings')
    expect(items).toMatchObject([
      { object_id: product.id, reasons: [{ cause: 'in_app_purchase', until: null }] },
    ])
  })

  it('grants once, however often and simultaneously it is claimed', async () => {
    const { app, product, member, buy } = await aShop()
    const bought = buy()
    const claims = await Promise.all([1, 2, 3, 4].map(() => claim(member, product, bought)))
    expect([...claims, await claim(member, product, bought)]).toEqual([true, true, true, true, true])
    expect(await listLedger(app, member)).toHaveLength(1)
  })

  it('is shown until the end of the paid period, not of the grace', async () => {
    const { product, member, buy } = await aShop()
    const bought = buy(RENEWS)
    await claim(member, product, bought)
    const { items } = await api.as(member).call('commerce.listHoldings')
    expect(items).toMatchObject([{ reasons: [{ until: new Date(bought.expiresDate ?? 0).toISOString() }] }])
  })

  it.each([
    ['that the store does not know', ({ gone: removed }: InvalidTransactions) => removed],
    [
      'of another purchase than it says',
      ({ bought, other }: InvalidTransactions) => ({
        ...bought,
        originalTransactionId: other.originalTransactionId,
      }),
    ],
    ['that carries another member’s token', ({ of_another }: InvalidTransactions) => of_another],
    ['that carries no token', ({ of_nobody }: InvalidTransactions) => of_nobody],
    ['of another app', ({ elsewhere }: InvalidTransactions) => elsewhere],
    ['of what is used up', ({ used_up }: InvalidTransactions) => used_up],
    ['of a product that the owner did not name', ({ unnamed }: InvalidTransactions) => unnamed],
    ['of another product', ({ gold }: InvalidTransactions) => gold],
    ['that a tester made, in an app that takes money', ({ tested }: InvalidTransactions) => tested],
  ])('refuses a transaction %s, and gives nothing', async (_what, chooseTransaction) => {
    const { app, product, member, buy } = await aShop()
    const stranger = await aMember(app)
    const account_token = member.subscriber_id
    const bought = buy()
    const invalid: InvalidTransactions = {
      bought,
      other: buy(),
      of_another: buy('Non-Consumable', stranger.subscriber_id),
      of_nobody: sell(apple.books, { bundle_id, store_product_id: 'club' }),
      elsewhere: sell(apple.books, { bundle_id: 'example.other', store_product_id: 'club', account_token }),
      used_up: buy('Consumable'),
      unnamed: sell(apple.books, { bundle_id, store_product_id: 'club.silver', account_token }),
      gold: sell(apple.books, { bundle_id, store_product_id: 'club.gold', account_token }),
      tested: sell(apple.books, {
        bundle_id,
        store_product_id: 'club',
        account_token,
        store_environment: 'sandbox',
      }),
      gone: { ...bought, transactionId: '9', originalTransactionId: '9' },
    }
    await expect(claim(member, product, chooseTransaction(invalid))).rejects.toMatchObject(NOT_VERIFIED)
    expect(await isProductOwned(member, product)).toBe(false)
    expect(await listLedger(app, member)).toEqual([])
  })

  it('takes what testers buy in a sandbox app, and where the owner lets it', async () => {
    const sandbox = await aShop({ is_live: false })
    const live = await aShop()
    await connectStore(live.app, { club: live.product.id }, { accepts_test: true })
    for (const { product, member } of [sandbox, live]) {
      const account_token = member.subscriber_id
      const tested = sell(apple.books, {
        bundle_id,
        store_product_id: 'club',
        account_token,
        store_environment: 'sandbox',
      })
      expect(await claim(member, product, tested)).toBe(true)
    }
  })

  it('stays with its member, though the token were moved to another one', async () => {
    const { app, product, member, buy } = await aShop()
    const other = await aMember(app)
    const bought = buy()
    await claim(member, product, bought)
    findLastTransaction(apple.books, bought.originalTransactionId).appAccountToken = other.subscriber_id
    await expect(claim(other, product, bought)).rejects.toMatchObject(NOT_VERIFIED)
    expect(await isProductOwned(other, product)).toBe(false)
    expect(await isProductOwned(member, product)).toBe(true)
  })

  it('accepts only members with their own address, and products of their app', async () => {
    const { app, product, member, buy } = await aShop()
    const elsewhere = await aShop()
    const bought = createClaim(buy())
    const input = { id: product.id, email: member.email, ...bought }
    const refused = async (who: object, ended: object, status: number, code: string) =>
      expect(api.as(who).call('commerce.purchaseInApp', { ...input, ...ended })).rejects.toMatchObject({
        status,
        code,
      })
    await refused({ slug: app.slug }, {}, 401, 'unauthorized')
    await refused(await aUser(app), {}, 403, 'forbidden')
    await refused({ ...app.owner, slug: app.slug }, {}, 401, 'unauthorized')
    await refused({ ...elsewhere.member, slug: app.slug }, {}, 401, 'unauthorized')
    await refused(elsewhere.member, {}, 422, 'purchase_of_another')
    await refused(elsewhere.member, { email: elsewhere.member.email }, 422, 'product_not_found')
    await refused(member, { email: 'someone@example.com' }, 422, 'purchase_of_another')
    await refused(member, { id: elsewhere.product.id }, 422, 'product_not_found')
    await refused(member, { transaction_id: '../../accounts' }, 422, 'invalid')
    await refused(member, { transaction_id: '' }, 422, 'invalid')
    expect(await isProductOwned(member, product)).toBe(false)
    expect(
      await api.as(member).call('commerce.purchaseInApp', { ...input, email: member.email.toUpperCase() }),
    ).toEqual({ has_active_purchase: true })
  })

  it('reports that the app is not connected, or that the store does not respond', async () => {
    const app = await aLiveApp()
    const product = await aProduct(app)
    const member = await aMember(app)
    const bought = sell(apple.books, {
      bundle_id,
      store_product_id: 'club',
      account_token: member.subscriber_id,
    })
    await expect(claim(member, product, bought)).rejects.toMatchObject({ code: 'payments_unavailable' })
    await connectStore(app, { club: product.id })
    apple.setUnreachable(true)
    await expect(claim(member, product, bought)).rejects.toMatchObject({ code: 'unavailable', status: 503 })
    apple.setUnreachable(false)
    expect(await claim(member, product, bought)).toBe(true)
  })

  it('opens a subscriber-only app', async () => {
    const { app, product, member, buy } = await aShop()
    await setAppAccess(app, { is_subscriber_only: true, app_products: [product.id] })
    expect(await claim(member, product, buy(RENEWS))).toBe(true)
  })
})

describe('POST /purchases/restore', () => {
  it('opens what the store confirms for the member, and counts what it does not', async () => {
    const { product, member, buy } = await aShop()
    const stranger = await aMember(await aLiveApp())
    const mine = createClaim(buy())
    const of_another = createClaim(buy('Non-Consumable', stranger.subscriber_id))
    const restore = (transactions: (typeof mine)[]) =>
      api.as(member).call('commerce.restorePurchases', { store: 'app_store', transactions })
    const restored = { active_product_ids: [product.id], refused: 1 }
    expect(await restore([mine, of_another])).toEqual(restored)
    expect(await restore([mine, of_another])).toEqual(restored)
    expect(await isProductOwned(member, product)).toBe(true)
    const { items } = await api.as(member).call('commerce.listHoldings')
    expect(items).toMatchObject([{ object_id: product.id, reasons: [{ store: 'app_store' }] }])
    await expect(
      api.as(stranger).call('commerce.restorePurchases', { store: 'app_store', transactions: [of_another] }),
    ).rejects.toMatchObject({ code: 'payments_unavailable' })
  })
})
