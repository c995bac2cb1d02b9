import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct, isProductOwned } from '#test/factories/commerce.ts'
import { aMember, atApp } from '#test/factories/identity.ts'
import { anAppStore, claim, connectStore } from '#test/factories/stores.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { APP_STORE_KEYS, type AppStoreStandIn } from '#test/stand-ins/app-store/app-store-stand-in.ts'
import { createChain } from '#test/stand-ins/app-store/certificates.ts'
import {
  refund,
  renew,
  reverseRefund,
  sell,
  setStatus,
  type Transaction,
} from '#test/stand-ins/app-store/store-ledger.ts'

let api: TestServer
let apple: AppStoreStandIn
beforeAll(async () => {
  api = await aServer()
  apple = await anAppStore()
})
afterAll(() => apple.close())

const READING = 'commerce.read_in_app_purchase'
const TIMEOUT = { timeout: 20_000 }
const { bundle_id } = APP_STORE_KEYS

/** A member with a plan that the App Store sold. */
async function aStoreMember() {
  const app = await anApp({ is_sandbox: false })
  const product = await aProduct(app)
  await connectStore(app, { club: product.id })
  const member = await aMember(app)
  const bought = sell(apple.books, {
    bundle_id,
    store_product_id: 'club',
    account_token: member.subscriber_id,
    type: 'Auto-Renewable Subscription',
  })
  await claim(member, product, bought)
  return { app, product, member, bought }
}

async function send(app: TestApp, body: string): Promise<number> {
  const { status } = await api.raw('POST', '/api/v1/webhooks/app-store', {
    host: `${app.slug}.localhost`,
    headers: { 'content-type': 'application/json' },
    body,
  })
  return status
}

const notify = async (app: TestApp, transaction: Transaction, ...types: string[]) => {
  const bodies = await Promise.all(
    types.map((notificationType) => apple.signNotification({ notificationType, transaction })),
  )
  expect(await Promise.all(bodies.map((body) => send(app, body)))).toEqual(types.map(() => 200))
}

const findPurchase = (app: TestApp, { originalTransactionId }: Transaction) =>
  api.inApp(app.id, (tx) =>
    tx
      .selectFrom('in_app_purchases')
      .select(['period_ends_at', 'ended_at'])
      .where('original_transaction_id', '=', originalTransactionId)
      .executeTakeFirstOrThrow(),
  )

/** Readings of purchases that are enqueued or run. */
async function countWaitingReadings({ id }: TestApp): Promise<number> {
  const { rows } = await api.inApp(id, (tx) =>
    sql<{ count: number }>`
      select (
        (select count(*) from outbox where app_id = ${id} and dispatched_at is null and name = ${READING})
        + (select count(*) from foyer_jobs.job
            where name = ${READING} and state < 'completed' and data->>'app_id' = ${id}::text)
      )::int as count
    `.execute(tx),
  )
  return rows[0]?.count ?? 0
}

describe('notifications of the App Store', () => {
  it('report renewal, grace, refund and its reversal, however often and in which order they come', async () => {
    const { app, product, member, bought } = await aStoreMember()
    const owns = () => isProductOwned(member, product)
    const hasEnded = async () => (await findPurchase(app, bought)).ended_at !== null
    const moveClockTo = (ms: number) => api.clock.set(new Date(ms))
    const renewed = renew(apple.books, bought)
    moveClockTo(renewed.purchaseDate + 1000)
    await notify(app, renewed, 'DID_RENEW', 'DID_RENEW', 'SUBSCRIBED')
    const until = async () => (await findPurchase(app, bought)).period_ends_at?.getTime()
    await expect.poll(until, TIMEOUT).toBe(renewed.expiresDate)

    setStatus(apple.books, bought, 4, new Date((renewed.expiresDate ?? 0) + 1000))
    await notify(app, renewed, 'DID_FAIL_TO_RENEW')
    expect(await owns()).toBe(true)

    moveClockTo(renewed.purchaseDate + 2000)
    refund(apple.books, bought)
    await notify(app, bought, 'REVOKE', 'DID_RENEW', 'REFUND')
    await expect.poll(hasEnded, TIMEOUT).toBe(true)
    await expect.poll(owns, TIMEOUT).toBe(false)
    // A reading that began before the reversal would end at the later instant.
    await expect.poll(() => countWaitingReadings(app), TIMEOUT).toBe(0)
    moveClockTo(renewed.purchaseDate + 3000)
    reverseRefund(apple.books, bought)
    await notify(app, renewed, 'REFUND_REVERSED', 'REFUND')
    await expect.poll(hasEnded, TIMEOUT).toBe(false)
    await expect.poll(owns, TIMEOUT).toBe(true)
  })

  it('are refused without Apple’s signature, and change nothing at another app', async () => {
    const { app, product, member, bought } = await aStoreMember()
    refund(apple.books, bought)
    const forged = { notificationType: 'REFUND', transaction: bought, chain: createChain() }
    expect(await send(app, await apple.signNotification(forged))).toBe(403)
    expect(await send(app, '{}')).toBe(403)
    const signed = await apple.signNotification({ notificationType: 'REFUND', transaction: bought })
    expect(await send(await anApp(), signed)).toBe(404)
    const other = await aStoreMember()
    expect(await send(other.app, signed)).toBe(200)
    expect(await send(app, await apple.signNotification({ notificationType: 'TEST' }))).toBe(200)
    expect(await findPurchase(app, bought)).toMatchObject({ ended_at: null })
    expect(await isProductOwned(member, product)).toBe(true)
  })

  it('have the address that the studio shows', async () => {
    const app = await anApp()
    const settings = await api.as(atApp(app.owner, app)).call('commerce.getStoreSettings', {})
    expect(settings.notification_url).toMatch(new RegExp(`${app.slug}.*/api/v1/webhooks/app-store$`))
  })
})
