import { beforeAll, describe, expect, it } from 'vitest'
import { aGuest, aMember, mailsTo, PASSWORD } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import {
  anOrder,
  aProduct,
  aPurchase,
  isProductOwned,
  MONTHLY,
  TRIAL,
  versionOf,
  type TestProduct,
} from '#test/factories/commerce.ts'
import { setSignIn } from '#test/factories/providers.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'
import { newSecret } from '#platform/secrets.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

type Guest = { email: string; name: string; order_token: string }

const anAddress = (): string => `guest-${newId()}@example.com`
const aBuyer = (email = anAddress()): Guest => ({ email, name: 'Priya Raman', order_token: newSecret() })
const TIMEOUT = { timeout: 20_000 }

function order(product: TestProduct, guest: Guest, final_amount = 4900) {
  const input = { id: product.id, version_id: versionOf(product), final_amount, ...guest }
  return api.as(aGuest(app)).call('commerce.createIntent', input)
}

const payOrder = (order_id: string, { order_token }: Guest) =>
  api.as(aGuest(app)).call('commerce.confirmSandboxPayment', { order_id, order_token, card: 'succeeds' })

async function buy(product: TestProduct, guest: Guest, final_amount = 4900) {
  return payOrder((await order(product, guest, final_amount)).order_id, guest)
}

/** The link that creates the account of a guest, once it is mailed. */
async function findClaimLink(of: TestApp, email: string): Promise<URL> {
  const find = async () =>
    (await mailsTo(of, email)).flatMap(({ text }) => /http\S+purpose=purchase\S+/.exec(text)?.[0] ?? [])[0]
  await expect.poll(find, TIMEOUT).toBeDefined()
  return new URL((await find()) ?? '')
}

const findToken = async (of: TestApp, email: string): Promise<string> =>
  new URLSearchParams((await findClaimLink(of, email)).hash.replace('#auth?', '')).get('token') ?? ''

const claim = async (email: string, by: Caller = aGuest(app)) =>
  api.as(by).call('commerce.claimPurchase', { token: await findToken(app, email) })

describe('buying without an account', () => {
  it('opens, pays and shows an order by the secret of the device', async () => {
    const [product, guest] = [await aProduct(app), aBuyer()]
    const { order_id, status } = await order(product, guest)
    expect(status).toBe('requires_payment')
    expect((await payOrder(order_id, guest)).status).toBe('succeeded')
    const { order_token } = guest
    expect(await api.as(aGuest(app)).call('commerce.getGuestOrder', { order_id, order_token })).toMatchObject(
      {
        intent: { order_id, status: 'succeeded', final_amount: 4900 },
        email: guest.email,
        name: 'Priya Raman',
        lines: [{ product_id: product.id, title: 'Strength Club', total: 4900 }],
        paid_at: expect.any(String),
      },
    )
  })

  it('has a trial once for an address, also for the member that it belongs to later', async () => {
    const product = await aProduct(app, { versions: [TRIAL] })
    const first = aBuyer()
    await buy(product, first, 0)
    await expect(order(product, first, 0)).rejects.toMatchObject({ code: 'trial_used' })
    await api.inApp(app.id, (tx) =>
      tx.updateTable('subscriptions').set({ ended_at: api.clock.now(), state: 'ended' }).execute(),
    )
    const member = await aMember(app, { email: first.email })
    expect(await api.as(member).call('commerce.previewOrder', { id: product.id })).toMatchObject({
      final_amount: 2900,
      tried_products: [product.id],
    })
    const other = await api.as(aGuest(app)).call('commerce.previewOrder', { id: product.id })
    expect([other.final_amount, other.tried_products]).toEqual([0, []])
  })

  it('hides an order from whoever has its id alone, another secret, or is in another app', async () => {
    const [product, guest, other] = [await aProduct(app), aBuyer(), aBuyer()]
    const { order_id } = await order(product, guest)
    await order(product, other)
    const hidden = { status: 404, code: 'not_found' }
    const member = await aMember(app)
    const stranger = aGuest(await anApp())
    const wrong = { order_id, order_token: other.order_token }
    for (const caller of [aGuest(app), member]) {
      await expect(api.as(caller).call('commerce.confirmOrder', { order_id })).rejects.toMatchObject(hidden)
      await expect(api.as(caller).call('commerce.confirmOrder', wrong)).rejects.toMatchObject(hidden)
      await expect(api.as(caller).call('commerce.getGuestOrder', wrong)).rejects.toMatchObject(hidden)
      await expect(
        api.as(caller).call('commerce.confirmSandboxPayment', { ...wrong, card: 'succeeds' }),
      ).rejects.toMatchObject(hidden)
    }
    const right = { order_id, order_token: guest.order_token }
    await expect(api.as(stranger).call('commerce.getGuestOrder', right)).rejects.toMatchObject(hidden)
    await expect(api.as(member).call('commerce.getOrder', { order_id })).rejects.toMatchObject(hidden)
  })

  it('checks what a guest typed, and asks for it', async () => {
    const product = await aProduct(app)
    await expect(order(product, { ...aBuyer('nobody'), name: 'A' })).rejects.toMatchObject({
      code: 'invalid',
      problem: { errors: [{ path: 'email', code: 'email_invalid' }, { path: 'name' }] },
    })
    const input = { id: product.id, version_id: versionOf(product), final_amount: 4900 }
    await expect(api.as(aGuest(app)).call('commerce.createIntent', input)).rejects.toMatchObject({
      code: 'authentication_required',
    })
    await expect(order(product, aBuyer(), 1)).rejects.toMatchObject({ code: 'order_preview_mismatch' })
  })

  it('refuses an address with an account, also one in capitals, and one that has paid', async () => {
    const product = await aProduct(app)
    const { email } = await aMember(app)
    for (const address of [email, email.toUpperCase()])
      await expect(order(product, aBuyer(address))).rejects.toMatchObject({ code: 'existing_subscriber' })
    const paid = aBuyer()
    await buy(product, paid)
    await expect(order(product, aBuyer(paid.email))).rejects.toMatchObject({ code: 'existing_subscriber' })
    await expect(order(product, paid)).rejects.toMatchObject({ code: 'existing_subscription' })
    expect((await buy(await aProduct(app), paid)).status).toBe('succeeded')
  })

  it('does not admit a new address where sign-up is closed', async () => {
    const closed = await anApp()
    const product = await aProduct(closed)
    await setSignIn(closed, { is_sign_up_open: false })
    const input = { id: product.id, version_id: versionOf(product), final_amount: 4900, ...aBuyer() }
    await expect(api.as(aGuest(closed)).call('commerce.createIntent', input)).rejects.toMatchObject({
      code: 'user_not_found',
    })
  })

  it('limits how often one address can be tried', async () => {
    const [product, { email }] = [await aProduct(app), await aMember(app)]
    const tries = Array.from({ length: 31 }, () =>
      order(product, aBuyer(email)).catch(({ code }: { code: string }) => code),
    )
    expect(await Promise.all(tries)).toContain('too_many_requests')
  })

  it('sells once to a guest who presses a hundred times', async () => {
    const quiet = await anApp()
    const [product, guest] = [await aProduct(quiet), aBuyer()]
    const input = { id: product.id, version_id: versionOf(product), final_amount: 4900, ...guest }
    const opened = await Promise.allSettled(
      Array.from({ length: 25 }, () => api.as(aGuest(quiet)).call('commerce.createIntent', input)),
    )
    const ids = opened.flatMap((one) => (one.status === 'fulfilled' ? one.value.order_id : []))
    expect(new Set(ids).size).toBe(1)
    const { order_token } = guest
    await Promise.allSettled(
      Array.from({ length: 100 }, () =>
        api
          .as(aGuest(quiet))
          .call('commerce.confirmSandboxPayment', { order_id: ids[0] ?? '', order_token, card: 'succeeds' }),
      ),
    )
    const rows = await api.inApp(quiet.id, (tx) => tx.selectFrom('purchases').selectAll().execute())
    expect(rows).toHaveLength(1)
  })

  it('refunds the second of two guests with one address', async () => {
    const product = await aProduct(app)
    const first = aBuyer()
    const second = aBuyer(first.email)
    const orders = [await order(product, first), await order(product, second)]
    await payOrder(orders[0]?.order_id ?? '', first)
    await payOrder(orders[1]?.order_id ?? '', second)
    const order_id = orders[1]?.order_id ?? ''
    await expect
      .poll(
        () =>
          api.inApp(app.id, (tx) =>
            tx.selectFrom('orders').select('status').where('id', '=', order_id).executeTakeFirst(),
          ),
        TIMEOUT,
      )
      .toEqual({ status: 'refunded' })
  })
})

describe('the account of a guest who has paid', () => {
  it('is created by the mailed link, once, with what was bought', async () => {
    const [product, guest] = [await aProduct(app), aBuyer()]
    await buy(product, guest)
    const { search, hash, pathname } = await findClaimLink(app, guest.email)
    expect([search, pathname]).toEqual(['', '/me/my-content'])
    expect(hash).toMatch(/^#auth\?purpose=purchase&token=[\w-]{43}$/)
    const token = await findToken(app, guest.email)
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => api.as(aGuest(app)).call('commerce.claimPurchase', { token })),
    )
    const [login] = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect(login?.user).toMatchObject({
      email: guest.email,
      name: 'Priya Raman',
      is_email_verified: true,
      passwordless: true,
      active_product_ids: [product.id],
    })
    const caller = { ...aGuest(app), token: login?.authentication_token ?? '', email: guest.email }
    expect((await api.as(caller).call('commerce.listPurchases')).items).toMatchObject([
      { product_id: product.id, total: { amount: 4900 } },
    ])
    await expect(api.as(aGuest(app)).call('commerce.claimPurchase', { token })).rejects.toMatchObject({
      code: 'token_invalid',
    })
  })

  it('moves a subscription, which renews for the member and can be canceled by them', async () => {
    const other = await anApp()
    const [product, guest] = [await aProduct(other, { versions: [MONTHLY] }), aBuyer()]
    const input = { id: product.id, version_id: versionOf(product), final_amount: 2900, ...guest }
    const { order_id } = await api.as(aGuest(other)).call('commerce.createIntent', input)
    const { order_token } = guest
    await api
      .as(aGuest(other))
      .call('commerce.confirmSandboxPayment', { order_id, order_token, card: 'succeeds' })
    const token = await findToken(other, guest.email)
    const login = await api.as(aGuest(other)).call('commerce.claimPurchase', { token })
    const caller = { ...aGuest(other), token: login.authentication_token, email: guest.email }
    await api
      .as({ ...other.owner, slug: other.slug })
      .call('apps.moveClock', { forward_seconds: 32 * 24 * 60 * 60 })
    await expect
      .poll(async () => (await api.as(caller).call('commerce.listPurchases')).items[0]?.total.amount, TIMEOUT)
      .toBe(5800)
    const [subscription] = (await api.as(caller).call('commerce.listSubscriptions')).items
    expect(subscription?.state).toBe('active')
    const canceled = await api.as(caller).call('commerce.cancelSubscription', { id: subscription?.id ?? '' })
    expect(canceled).toMatchObject({ cancel_at_period_end: true })
  })

  it('waits for the proof: signing up with the address alone gives nothing', async () => {
    const [product, guest] = [await aProduct(app), aBuyer()]
    await buy(product, guest)
    const { email } = guest
    const token = await findToken(app, email)
    const input = { email, name: 'Somebody Else', password: PASSWORD, provider: 'default' } as const
    const login = await api.as(aGuest(app)).call('identity.signUp', input)
    expect(login.user.active_product_ids).toEqual([])
    const thief = { ...aGuest(app), token: login.authentication_token, email }
    expect((await api.as(thief).call('commerce.listPurchases')).items).toEqual([])
    const claimed = await api.as(aGuest(app)).call('commerce.claimPurchase', { token })
    expect(claimed.user).toMatchObject({ passwordless: true, active_product_ids: [product.id] })
    await expect(api.as(thief).call('commerce.listPurchases')).rejects.toMatchObject({ status: 401 })
  })

  it('refunds what the account owns already', async () => {
    const [product, guest] = [await aProduct(app), aBuyer()]
    const { order_id } = await order(product, guest)
    const member = await aMember(app, { email: guest.email })
    await aPurchase(member, product)
    await payOrder(order_id, guest)
    await claim(guest.email)
    expect(await isProductOwned(member, product)).toBe(true)
    await expect
      .poll(
        () =>
          api.inApp(app.id, (tx) =>
            tx.selectFrom('orders').select('status').where('id', '=', order_id).executeTakeFirst(),
          ),
        TIMEOUT,
      )
      .toEqual({ status: 'refunded' })
    expect(await isProductOwned(member, product)).toBe(true)
    expect((await anOrder(member, await aProduct(app))).status).toBe('requires_payment')
  })

  it('is not made by a link of another app', async () => {
    const guest = aBuyer()
    await buy(await aProduct(app), guest)
    await expect(claim(guest.email, aGuest(await anApp()))).rejects.toMatchObject({ code: 'token_invalid' })
    expect((await claim(guest.email)).user.email).toBe(guest.email)
  })
})

describe('correctGuestEmail', () => {
  it('mails the receipt to the corrected address, whose link alone makes the account', async () => {
    const [product, typed, correct] = [await aProduct(app), anAddress(), anAddress()]
    const { order_id: id } = await buy(product, aBuyer(typed))
    const mistaken = await findToken(app, typed)
    const asOwner = api.as({ ...app.owner, slug: app.slug })
    await asOwner.call('commerce.correctGuestEmail', { id, email: correct })
    const { customer, timeline } = await asOwner.call('commerce.getStudioOrder', { id })
    expect(customer.email).toBe(correct)
    expect(timeline.find(({ kind }) => kind === 'note')?.text).toBe(`${typed} → ${correct}`)
    await expect(
      api.as(aGuest(app)).call('commerce.claimPurchase', { token: mistaken }),
    ).rejects.toMatchObject({ code: expect.any(String) })
    const { user } = await claim(correct)
    expect(user.email).toBe(correct)
  })

  it('finds no order of a member, nor of another app', async () => {
    const member = await aMember(app)
    const { order_id } = await aPurchase(member, await aProduct(app))
    const guest_order = await buy(await aProduct(app), aBuyer())
    const correct = (of: TestApp, id: string) =>
      api.as({ ...of.owner, slug: of.slug }).call('commerce.correctGuestEmail', { id, email: anAddress() })
    await expect(correct(app, order_id)).rejects.toMatchObject({ status: 404 })
    await expect(correct(await anApp(), guest_order.order_id)).rejects.toMatchObject({ status: 404 })
  })
})
