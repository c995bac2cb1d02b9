import { describe, expect, it } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import type { TestApp } from '#test/factories/apps.ts'
import { anOrder, aProduct, runInApp } from '#test/factories/commerce.ts'
import { startAtStripe, useStripeFixture } from '#test/factories/stripe.ts'
import type { TestServer } from '#test/harness.ts'
import { payIntent } from '#test/stand-ins/stripe/bank.ts'
import type { StripeStandIn } from '#test/stand-ins/stripe/stripe-stand-in.ts'
import { inControlTransaction, inTransaction } from '#platform/database/app-db.ts'
import type { Ctx } from '#platform/context.ts'
import { syncOrder } from './commands/sync-order.ts'
import { findOrder } from './repository/orders.ts'

let api: TestServer
let stripe: StripeStandIn
let app: TestApp

useStripeFixture((scene) => {
  ;({ api, stripe, app } = scene)
})

type Member = Awaited<ReturnType<typeof aMember>>

describe('a provider that hangs', () => {
  const connections = () => api.database.pool.options.max ?? 10

  /** Fifty reads and writes that need no provider, all answered while it hangs. */
  async function callFiftyTimes(member: Member, product_id: string): Promise<void> {
    const caller = api.as(member)
    await Promise.all(
      Array.from({ length: 25 }, () => [
        caller.call('commerce.getProduct', { id: product_id }),
        caller.call('identity.updateUser', { name: 'Someone else' }),
      ]).flat(),
    )
  }

  /** Work that follows an answer may occupy a connection for a moment; a provider that hangs would for as long as it does. */
  async function expectNoneOpen(): Promise<void> {
    const { pool } = api.database
    await expect.poll(() => [pool.waitingCount, pool.totalCount - pool.idleCount]).toEqual([0, 0])
  }

  it('occupies no connection: others are served while more checkouts wait than there are connections', async () => {
    const [product, other] = [await aProduct(app), await aMember(app)]
    const members = []
    for (let n = 0; n < connections() + 4; n += 1) members.push(await aMember(app))
    const open_connections = stripe.delayAnswers(/payment_intents$/)
    const orders = Promise.all(members.map((member) => anOrder(member, product)))
    await expect.poll(open_connections.count, { timeout: 7000 }).toBe(members.length)
    await expectNoneOpen()
    await callFiftyTimes(other, product.id)
    await expectNoneOpen()
    open_connections.release()
    expect(new Set((await orders).map(({ status }) => status))).toEqual(new Set(['requires_payment']))
  })

  it('occupies no connection while orders are read there either', async () => {
    const [product, other] = [await aProduct(app), await aMember(app)]
    const started = []
    for (let n = 0; n < connections() + 4; n += 1) started.push(await startAtStripe({ app }, product))
    for (const { id } of started) payIntent(stripe.bank, id)
    const open_connections = stripe.delayAnswers(/payment_intents\/pi_/)
    const confirmed = Promise.all(
      started.map(({ member, intent }) =>
        api.as(member).call('commerce.confirmOrder', { order_id: intent.order_id }),
      ),
    )
    await expect.poll(open_connections.count, { timeout: 7000 }).toBe(started.length)
    await expectNoneOpen()
    await callFiftyTimes(other, product.id)
    await expectNoneOpen()
    open_connections.release()
    expect(new Set((await confirmed).map(({ status }) => status))).toEqual(new Set(['succeeded']))
  })

  const transactions: [string, (ctx: Ctx, work: () => Promise<unknown>) => Promise<unknown>][] = [
    ['the transaction of its request', (ctx, work) => ctx.write(work)],
    [
      'a request whose transaction is still open',
      (ctx, work) => ctx.write(() => Promise.resolve()).then(work),
    ],
    ['one that is committed at once', (ctx, work) => ctx.writeNow(work)],
    ['one of its own', (ctx, work) => inTransaction(ctx.services.database, ctx.app.id, work)],
    ['one of no app', (ctx, work) => inControlTransaction(ctx.control, work)],
  ]

  it.each(transactions)('is never called inside %s', async (_name, open) => {
    const { intent } = await startAtStripe({ app }, await aProduct(app))
    const requested = stripe.requests.length
    const reading = runInApp(app, async (ctx) => {
      const order = await findOrder(ctx.db, intent.order_id)
      if (order) await open(ctx, () => syncOrder(ctx, order))
    })
    await expect(reading).rejects.toThrow('inside a transaction')
    expect(stripe.requests.length).toBe(requested)
  })

  it('creates one payment when the member retries before its response, and asks for a later retry', async () => {
    const [member, product] = [await aMember(app), await aProduct(app)]
    const before = stripe.bank.intents.size
    const open_connections = stripe.delayAnswers(/payment_intents$/)
    const first = anOrder(member, product)
    await expect.poll(open_connections.count).toBe(1)
    const again = anOrder(member, product)
    await expect(again).rejects.toMatchObject({ code: 'conflict', status: 409, retry_after: 1 })
    open_connections.release()
    expect(await anOrder(member, product)).toEqual(await first)
    expect(stripe.bank.intents.size).toBe(before + 1)
  })
})
