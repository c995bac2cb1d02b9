import { beforeAll, describe, expect, it, vi } from 'vitest'
import { aGuest, aMember, aUser } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import {
  anOrder,
  aProduct,
  aPurchase,
  isProductOwned,
  MONTHLY,
  ONCE,
  TRIAL,
  versionOf,
} from '#test/factories/commerce.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const refusal = (code: string, status = 422) => ({ code, status })

describe('POST /products/:id/preview', () => {
  it('shows a guest the price of a product', async () => {
    const product = await aProduct(app)
    const preview = await api.as(aGuest(app)).call('commerce.previewOrder', { id: product.id })
    expect(preview).toEqual({
      currency: 'EUR',
      lines: [
        {
          product_id: product.id,
          version_id: versionOf(product),
          title: 'Strength Club',
          amount: 4900,
          discount: 0,
          total: 4900,
          interval: null,
          interval_count: null,
          trial_ends_at: null,
          is_bump: false,
          setup_fee: 0,
          setup_due: 0,
          tax: 0,
        },
      ],
      tax: null,
      tax_state: 'off',
      is_tax_inclusive: null,
      country: null,
      tax_id: null,
      needs_postal_code: false,
      subtotal: 4900,
      discount: 0,
      final_amount: 4900,
      owned_order_bumps: [],
      owned_parts: [],
      needs_waiver: false,
      needs_start_request: false,
      unfit_order_bumps: [],
      owned_products: [],
      unfit_products: [],
      tried_products: [],
      recurring: null,
      coupon: null,
    })
  })

  it('shows when a subscription renews, and that a trial costs nothing today', async () => {
    const product = await aProduct(app, { versions: [TRIAL] })
    const now = api.clock.now()
    const preview = await api.as(aGuest(app)).call('commerce.previewOrder', { id: product.id })
    const trial_end = new Date(now.getTime() + 14 * 24 * 60 * 60 * 1000).toISOString()
    expect(preview).toMatchObject({
      final_amount: 0,
      lines: [{ amount: 2900, total: 0, trial_ends_at: trial_end }],
      recurring: { amount: 2900, interval: 'month', interval_count: 1, next_at: trial_end },
    })
  })

  it('refuses what is not on sale here', async () => {
    const other = await aProduct(await anApp())
    const product = await aProduct(app)
    const archived = await aProduct(app)
    await api.as({ ...app.owner, slug: app.slug }).call('commerce.archiveProduct', { id: archived.id })
    const preview = (input: {
      id: string
      version_id?: string
      coupon_code?: string
      address?: { country: string }
    }) => api.as(aGuest(app)).call('commerce.previewOrder', input)
    for (const id of [newId(), other.id, archived.id]) {
      await expect(preview({ id })).rejects.toMatchObject(refusal('product_not_found', 404))
    }
    for (const version_id of [newId(), versionOf(other), versionOf(archived)]) {
      await expect(preview({ id: product.id, version_id })).rejects.toMatchObject({
        ...refusal('invalid_version'),
        problem: { errors: [{ path: 'version_id', code: 'invalid_version' }] },
      })
    }
    await expect(preview({ id: product.id, coupon_code: 'SPRING' })).rejects.toMatchObject(
      refusal('invalid_coupon'),
    )
    await expect(preview({ id: product.id, address: { country: 'QQ' } })).rejects.toMatchObject(
      refusal('invalid_customer_location'),
    )
    await expect(
      preview({ id: product.id, coupon_code: '', address: { country: 'DE' } }),
    ).resolves.toMatchObject({ final_amount: 4900 })
  })
})

describe('buying with test money', () => {
  it('unlocks the product when the payment is verified, and not before', async () => {
    const [member, product] = [await aMember(app), await aProduct(app)]
    const intent = await anOrder(member, product)
    expect(intent).toMatchObject({
      kind: 'payment_intent',
      provider: 'sandbox',
      client_secret: null,
      publishable_key: null,
      status: 'requires_payment',
      final_amount: 4900,
      currency: 'EUR',
    })
    expect(await isProductOwned(member, product)).toBe(false)
    const { order_id } = intent
    const paid = await api.as(member).call('commerce.confirmSandboxPayment', { order_id, card: 'succeeds' })
    expect(paid.status).toBe('succeeded')
    expect(await isProductOwned(member, product)).toBe(true)
    expect(await api.as(member).call('commerce.getOrder', { order_id })).toMatchObject({
      status: 'succeeded',
    })
    const { items } = await api.as(member).call('commerce.listPurchases')
    expect(items).toMatchObject([
      {
        product_id: product.id,
        title: 'Strength Club',
        total: { amount: 4900, currency: 'EUR' },
        is_test: true,
        subscription_id: null,
      },
    ])
    expect(items[0]?.invoice_uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
  })

  it('notifies the member that their access has changed', async () => {
    const [member, product] = [await aMember(app), await aProduct(app)]
    const published = vi.spyOn(api.services.realtime, 'publish')
    await aPurchase(member, product)
    const response = () => published.mock.calls.filter(([, channel]) => channel === `user:${member.user_id}`)
    await expect
      .poll(response, { timeout: 15_000 })
      .toMatchObject([[app.id, `user:${member.user_id}`, { type: 'access_changed' }]])
    published.mockRestore()
  })

  it('grants free products immediately', async () => {
    const [member, product] = [
      await aMember(app),
      await aProduct(app, { versions: [{ ...ONCE, amount: 0 }] }),
    ]
    expect(await anOrder(member, product)).toMatchObject({
      kind: 'free',
      provider: 'none',
      status: 'succeeded',
      final_amount: 0,
    })
    expect(await isProductOwned(member, product)).toBe(true)
  })

  it('grants nothing for a declined card, which may be retried', async () => {
    const [member, product] = [await aMember(app), await aProduct(app)]
    const { order_id } = await anOrder(member, product)
    const pay = (card: 'declines' | 'succeeds') =>
      api.as(member).call('commerce.confirmSandboxPayment', { order_id, card })
    await expect(pay('declines')).rejects.toMatchObject(refusal('payment_failed'))
    expect(await api.as(member).call('commerce.getOrder', { order_id })).toMatchObject({ status: 'failed' })
    expect(await isProductOwned(member, product)).toBe(false)
    expect(await pay('succeeds')).toMatchObject({ status: 'succeeded' })
    expect(await isProductOwned(member, product)).toBe(true)
  })

  it('waits for the bank where a card needs authentication', async () => {
    const [member, product] = [await aMember(app), await aProduct(app)]
    const { order_id } = await anOrder(member, product)
    const card = 'needs_authentication' as const
    const requested = await api.as(member).call('commerce.confirmSandboxPayment', { order_id, card })
    expect(requested.status).toBe('requires_action')
    expect(await isProductOwned(member, product)).toBe(false)
    const done = await api
      .as(member)
      .call('commerce.confirmSandboxPayment', { order_id, card, is_authenticated: true })
    expect(done.status).toBe('succeeded')
    expect(await isProductOwned(member, product)).toBe(true)
  })
})

describe('POST /products/:id/intent refuses', () => {
  const intent = (
    who: Parameters<TestServer['as']>[0],
    id: string,
    version_id: string,
    final_amount: number,
  ) => api.as(who).call('commerce.createIntent', { id, version_id, final_amount })

  it('an amount that is not the server’s own', async () => {
    const [member, product] = [await aMember(app), await aProduct(app)]
    for (const amount of [0, 1, 4899, 4901, -4900]) {
      await expect(intent(member, product.id, versionOf(product), amount)).rejects.toMatchObject(
        refusal('order_preview_mismatch'),
      )
    }
    const orders = await api.inApp(app.id, (tx) =>
      tx.selectFrom('orders').select('id').where('subscriber_id', '=', member.subscriber_id).execute(),
    )
    expect(orders).toEqual([])
  })

  it('guests, who sign in first, and users not admitted to the app', async () => {
    const product = await aProduct(app)
    await expect(intent(aGuest(app), product.id, versionOf(product), 4900)).rejects.toMatchObject(
      refusal('authentication_required'),
    )
    await expect(intent(await aUser(app), product.id, versionOf(product), 4900)).rejects.toMatchObject(
      refusal('user_not_found'),
    )
  })

  it('unknown and foreign products and versions, and the cheaper version of another product', async () => {
    const [member, product, cheap] = [
      await aMember(app),
      await aProduct(app),
      await aProduct(app, { versions: [{ ...ONCE, amount: 50 }] }),
    ]
    const other = await aProduct(await anApp())
    await expect(intent(member, newId(), versionOf(product), 4900)).rejects.toMatchObject(
      refusal('product_not_found', 404),
    )
    await expect(intent(member, other.id, versionOf(other), 4900)).rejects.toMatchObject(
      refusal('product_not_found', 404),
    )
    for (const version_id of [newId(), versionOf(other), versionOf(cheap)]) {
      await expect(intent(member, product.id, version_id, 4900)).rejects.toMatchObject(
        refusal('invalid_version'),
      )
    }
  })

  it('coupons that do not exist, and countries that are none', async () => {
    const [member, product] = [await aMember(app), await aProduct(app)]
    const input = { id: product.id, version_id: versionOf(product), final_amount: 4900 }
    await expect(
      api.as(member).call('commerce.createIntent', { ...input, coupon: 'SPRING' }),
    ).rejects.toMatchObject(refusal('invalid_coupon'))
    await expect(
      api.as(member).call('commerce.createIntent', { ...input, address: { country: 'XX' } }),
    ).rejects.toMatchObject(refusal('invalid_customer_location'))
  })

  it('what the member already owns', async () => {
    const [member, product, club] = [
      await aMember(app),
      await aProduct(app),
      await aProduct(app, { versions: [MONTHLY] }),
    ]
    await aPurchase(member, product)
    await aPurchase(member, club)
    await expect(intent(member, product.id, versionOf(product), 4900)).rejects.toMatchObject(
      refusal('existing_subscription'),
    )
    await expect(intent(member, club.id, versionOf(club), 2900)).rejects.toMatchObject(
      refusal('existing_subscription'),
    )
  })

  it('every purchase in an app that can’t accept payments yet', async () => {
    const live = await anApp({ is_sandbox: false })
    const [member, product] = [await aMember(live), await aProduct(live)]
    await expect(intent(member, product.id, versionOf(product), 4900)).rejects.toMatchObject(
      refusal('payments_unavailable'),
    )
  })

  it('fields that are the server’s to know', async () => {
    const [member, product] = [await aMember(app), await aProduct(app)]
    const body = JSON.stringify({
      version_id: versionOf(product),
      final_amount: 4900,
      price: 1,
      subscriber_id: newId(),
    })
    const headers = { 'content-type': 'application/json', 'x-user-token': member.token }
    const answer = await api.raw('POST', `/api/v1/products/${product.id}/intent`, {
      host: `${app.slug}.localhost`,
      headers,
      body,
    })
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      errors: [{ path: 'price' }, { path: 'subscriber_id' }],
    })
  })
})

describe('buying once', () => {
  it('returns the same order for a double click', async () => {
    const [member, product] = [await aMember(app), await aProduct(app)]
    const [one, two] = await Promise.all([anOrder(member, product), anOrder(member, product)])
    expect(two.order_id).toBe(one.order_id)
  })

  it('ends the open order when the member chooses another price', async () => {
    const member = await aMember(app)
    const product = await aProduct(app, { versions: [ONCE, MONTHLY] })
    const first = await anOrder(member, product)
    const second = await anOrder(member, product, { version_id: product.versions[1]?.id ?? '' })
    expect(second.order_id).not.toBe(first.order_id)
    const pay = (order_id: string) =>
      api.as(member).call('commerce.confirmSandboxPayment', { order_id, card: 'succeeds' })
    await expect(pay(first.order_id)).rejects.toMatchObject(refusal('payment_failed'))
    expect(await isProductOwned(member, product)).toBe(false)
    expect(await pay(second.order_id)).toMatchObject({ status: 'succeeded' })
  })

  it('takes the money once for a hundred purchases at a time', async () => {
    const [member, product] = [await aMember(app), await aProduct(app)]
    const tries = await Promise.allSettled(Array.from({ length: 100 }, () => aPurchase(member, product)))
    const codes = new Set(
      tries.map((one) => (one.status === 'fulfilled' ? one.value.status : String(one.reason.code))),
    )
    expect([...codes].toSorted()).toEqual(
      codes.size === 1 ? ['succeeded'] : ['existing_subscription', 'succeeded'],
    )
    const count = await api.inApp(app.id, async (tx) => {
      const own = (table: 'purchases' | 'payments' | 'invoices' | 'entitlements') =>
        tx.selectFrom(table).select('id').where('subscriber_id', '=', member.subscriber_id).execute()
      return Promise.all([own('purchases'), own('payments'), own('invoices'), own('entitlements')])
    })
    expect(count.map((rows) => rows.length)).toEqual([1, 1, 1, 1])
  }, 60_000)
})

describe('an order', () => {
  it('is visible only to its buyer', async () => {
    const product = await aProduct(app)
    const [member, other, stranger] = [await aMember(app), await aMember(app), await aMember(await anApp())]
    const { order_id } = await anOrder(member, product)
    for (const who of [other, stranger]) {
      await expect(api.as(who).call('commerce.getOrder', { order_id })).rejects.toMatchObject(
        refusal('not_found', 404),
      )
      await expect(
        api.as(who).call('commerce.confirmSandboxPayment', { order_id, card: 'succeeds' }),
      ).rejects.toMatchObject(refusal('not_found', 404))
    }
    await expect(api.as(aGuest(app)).call('commerce.getOrder', { order_id })).rejects.toMatchObject(
      refusal('unauthorized', 401),
    )
    await expect(api.as(member).call('commerce.getOrder', { order_id: newId() })).rejects.toMatchObject(
      refusal('not_found', 404),
    )
    expect(await api.as(member).call('commerce.getOrder', { order_id })).toMatchObject({
      order_id,
      status: 'requires_payment',
    })
  })

  it('that cost nothing takes no test card', async () => {
    const [member, product] = [
      await aMember(app),
      await aProduct(app, { versions: [{ ...ONCE, amount: 0 }] }),
    ]
    const { order_id } = await anOrder(member, product)
    await expect(
      api.as(member).call('commerce.confirmSandboxPayment', { order_id, card: 'succeeds' }),
    ).rejects.toMatchObject(refusal('not_a_sandbox_order'))
  })
})
