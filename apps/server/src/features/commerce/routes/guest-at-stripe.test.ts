import { describe, expect, it } from 'vitest'
import type { TestApp } from '#test/factories/apps.ts'
import { aProduct, runInApp, versionOf } from '#test/factories/commerce.ts'
import { aGuest, mailsTo } from '#test/factories/identity.ts'
import { intentIdOf, startAtStripe, useStripeFixture } from '#test/factories/stripe.ts'
import type { TestServer } from '#test/harness.ts'
import { payIntent, refundCharge, require } from '#test/stand-ins/stripe/bank.ts'
import type { StripeStandIn } from '#test/stand-ins/stripe/stripe-stand-in.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { newId } from '#platform/ids.ts'
import { newSecret } from '#platform/secrets.ts'
import { syncOrderJob } from '../commands/poll-order.ts'

let api: TestServer
let stripe: StripeStandIn
let app: TestApp

useStripeFixture((scene) => {
  ;({ api, stripe, app } = scene)
})

const TIMEOUT = { timeout: 20_000 }

describe('a guest at Stripe', () => {
  it('pays by the secret, and their payment is still theirs after it has moved to an account', async () => {
    const product = await aProduct(app)
    const guest = {
      email: `guest-${newId()}@example.com`,
      name: 'Priya Raman',
      order_token: newSecret(),
    }
    const intent = await api.as(aGuest(app)).call('commerce.createIntent', {
      id: product.id,
      version_id: versionOf(product),
      final_amount: 4900,
      ...guest,
    })
    expect(intent).toMatchObject({ provider: 'stripe', saved_cards_secret: null })
    const { order_id } = intent
    const { order_token } = guest
    payIntent(stripe.bank, intentIdOf(intent))
    const paid = await api.as(aGuest(app)).call('commerce.confirmOrder', { order_id, order_token })
    expect(paid.status).toBe('succeeded')

    const findToken = async () =>
      (await mailsTo(app, guest.email)).flatMap(
        ({ text }) => /purpose=purchase&token=([\w-]+)/.exec(text)?.[1] ?? [],
      )[0]
    await expect.poll(findToken, TIMEOUT).toBeDefined()
    const login = await api
      .as(aGuest(app))
      .call('commerce.claimPurchase', { token: (await findToken()) ?? '' })
    expect(login.user.active_product_ids).toEqual([product.id])
    expect(await orderStatus(order_id)).toBe('paid')
    refundCharge(stripe.bank, require(stripe.bank.intents, intentIdOf(intent)).charge ?? '', 4900)
    await runInApp(app, (ctx) => ctx.write((tx) => enqueue(tx, syncOrderJob, { order_id })))
    await expect.poll(() => orderStatus(order_id), TIMEOUT).toBe('refunded')
  })

  it('shows a member the cards that are saved at Stripe', async () => {
    const { intent } = await startAtStripe({ app }, await aProduct(app))
    expect(intent.saved_cards_secret).toMatch(/^cuss_secret_cus/)
  })
})

async function orderStatus(id: string): Promise<string | undefined> {
  const row = await api.inApp(app.id, (tx) =>
    tx.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirst(),
  )
  return row?.status
}
