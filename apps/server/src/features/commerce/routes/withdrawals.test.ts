import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import {
  anOrder,
  aProduct,
  isProductOwned,
  MONTHLY,
  TRIAL,
  versionOf,
  type TestProduct,
} from '#test/factories/commerce.ts'
import { aCoupon } from '#test/factories/coupons.ts'
import { setTax } from '#test/factories/tax.ts'
import { aGuest, aMember, atApp, mailsTo } from '#test/factories/identity.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'
import { newSecret } from '#platform/secrets.ts'

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})

const TIMEOUT = { timeout: 20_000 }
const DAY_S = 24 * 60 * 60
const ownerOf = (app: TestApp) => api.as(atApp(app.owner, app))

/** An app whose seller is in Germany. */
async function aGermanApp(): Promise<TestApp> {
  const app = await anApp()
  await ownerOf(app).call('commerce.setInvoiceSettings', {
    name: 'Kiln GmbH',
    address: '',
    country: 'DE',
    tax_id: '',
    email: '',
    prefix: 'KILN',
  })
  return app
}

type BuyOptions = { coupon?: string; address?: { country: string } }

/** Buys with the ticks that the preview asks for. */
async function buyAsMember(member: Caller, product: TestProduct, { coupon, address }: BuyOptions = {}) {
  const { call } = api.as(member)
  const chosen = { id: product.id, version_id: versionOf(product), ...(address ? { address } : {}) }
  const preview = await call('commerce.previewOrder', {
    ...chosen,
    ...(coupon ? { coupon_code: coupon } : {}),
  })
  const { order_id } = await call('commerce.createIntent', {
    ...chosen,
    ...(coupon ? { coupon } : {}),
    final_amount: preview.final_amount,
    waives_withdrawal: preview.needs_waiver,
    requests_start: preview.needs_start_request,
  })
  await call('commerce.confirmSandboxPayment', { order_id, card: 'succeeds' })
  return order_id
}

async function buyAsGuest(app: TestApp, product: TestProduct) {
  const guest = { email: `guest-${newId()}@example.com`, name: 'Priya Raman', order_token: newSecret() }
  const { call } = api.as(aGuest(app))
  const chosen = { id: product.id, version_id: versionOf(product) }
  const { final_amount } = await call('commerce.previewOrder', chosen)
  const { order_id } = await call('commerce.createIntent', {
    ...chosen,
    final_amount,
    requests_start: true,
    ...guest,
  })
  const { order_token } = guest
  await call('commerce.confirmSandboxPayment', { order_id, order_token, card: 'succeeds' })
  return { ...guest, order_id }
}

const readOrder = (app: TestApp, id: string) => ownerOf(app).call('commerce.getStudioOrder', { id })

type Request = { email: string; reference: string; kind?: 'withdrawal' | 'cancellation' }

const send = (app: TestApp, { kind = 'withdrawal', ...request }: Request) =>
  api.as(aGuest(app)).call('commerce.requestWithdrawal', { kind, name: 'Priya Raman', ...request })

const numberOf = async (app: TestApp, id: string) => String((await readOrder(app, id)).number)

/** Sends a request and waits for what becomes of it. */
async function request(app: TestApp, sent: Request) {
  await send(app, sent)
  const find = async () => (await ownerOf(app).call('commerce.listWithdrawals', {})).items[0]
  await expect.poll(async () => (await find())?.state, TIMEOUT).not.toBe('received')
  return find()
}

/** The studio’s own mails belong to no app. */
const STUDIO = { id: null }

async function findMail(app: Parameters<typeof mailsTo>[0], email: string, words: string) {
  await expect
    .poll(async () => (await mailsTo(app, email)).map(({ text }) => text).join('\n'), TIMEOUT)
    .toContain(words)
}

describe('withdrawing from a contract', () => {
  it('refunds a guest without sign-in, ends access and renewals, and tells buyer and owner', async () => {
    const app = await aGermanApp()
    const { order_id, email } = await buyAsGuest(app, await aProduct(app, { versions: [MONTHLY] }))
    await findMail(app, email, '/me/withdraw?order=1001')
    const found = await request(app, { email: email.toUpperCase(), reference: '#1001' })
    expect(found).toMatchObject({ state: 'done', reason: 'refunded', order_id, name: 'Priya Raman' })
    const order = await readOrder(app, order_id)
    expect(order).toMatchObject({
      status: 'refunded',
      refunded: MONTHLY.amount,
      subscription: { state: 'ended' },
    })
    expect(order.timeline.map(({ kind, text }) => `${kind} ${text}`)).toContain('withdrawal withdrawal.done')
    await findMail(app, email, 'We received your withdrawal')
    await findMail(app, email, 'We refunded your payment')
    await findMail(STUDIO, app.owner.email, 'It was handled automatically')
    expect(await request(app, { email, reference: '1001' })).toMatchObject({ reason: 'already_refunded' })
  })

  it('refunds a member’s subscription by the days that are left', async () => {
    const app = await aGermanApp()
    const member = await aMember(app)
    const product = await aProduct(app, { versions: [{ ...MONTHLY, interval: 'week' }] })
    const order_id = await buyAsMember(member, product)
    await ownerOf(app).call('apps.moveClock', { forward_seconds: 3 * DAY_S + 60 })
    const [invoice] = (await api.as(member).call('commerce.listInvoices')).items
    const found = await request(app, { email: member.email, reference: invoice?.label ?? '' })
    expect(found).toMatchObject({ reason: 'refunded' })
    expect((await readOrder(app, order_id)).refunded).toBe(Math.ceil((MONTHLY.amount * 4) / 7))
    expect(await readOrder(app, order_id)).toMatchObject({ refunds: [{ reason: 'withdrawal' }] })
    expect(await isProductOwned(member, product)).toBe(false)
  })

  it.each([
    ['tax in the price', true, undefined, 5],
    ['tax on top', false, undefined, 5],
    ['tax in the price and a coupon', true, 'LESS20', 5],
    ['tax on top and a coupon', false, 'LESS20', 5],
    ['no request to start at once', true, 'LESS20', 7],
  ])('refunds %s with the share of the tax', async (_case, is_inclusive, coupon, days) => {
    const app = await anApp()
    await setTax(app, { is_inclusive })
    if (coupon) await aCoupon(app, { code: coupon })
    const product = await aProduct(app, { versions: [{ ...MONTHLY, interval: 'week' }] })
    const member = await aMember(app)
    // What is bought before the law is on is bought without the request.
    if (days < 7) await ownerOf(app).call('commerce.setLawSettings', { withdrawal: 'on' })
    const address = { country: 'DE' }
    const order_id = await buyAsMember(member, product, coupon ? { coupon, address } : { address })
    await ownerOf(app).call('commerce.setLawSettings', { withdrawal: 'on' })
    await ownerOf(app).call('apps.moveClock', { forward_seconds: 2 * DAY_S + 60 })
    const { total, number, tax } = await readOrder(app, order_id)
    const price = (coupon ? 0.8 : 1) * MONTHLY.amount
    expect(total).toBe(is_inclusive ? price : Math.round(price * 1.19))
    await request(app, { email: member.email, reference: String(number) })
    const refunded = Math.ceil((total * days) / 7)
    expect(await readOrder(app, order_id)).toMatchObject({ refunded, start_request: days < 7 ? {} : null })
    const [note] = (await api.as(member).call('commerce.listInvoices')).items
    const { tax: returned } = await api.as(member).call('commerce.getInvoice', { id: note?.uuid ?? '' })
    expect(-(returned?.amount ?? 0)).toBe(Math.round((refunded * (tax?.amount ?? 0)) / total))
  })

  it('refunds every payment of a guest, who has not used what they bought', async () => {
    const app = await aGermanApp()
    const product = await aProduct(app, { versions: [{ ...MONTHLY, interval: 'week' }] })
    const { order_id, email } = await buyAsGuest(app, product)
    await ownerOf(app).call('apps.moveClock', { forward_seconds: 8 * DAY_S })
    await expect.poll(async () => (await readOrder(app, order_id)).payments.length, TIMEOUT).toBe(2)
    expect(await request(app, { email, reference: '1001' })).toMatchObject({ reason: 'refunded' })
    expect((await readOrder(app, order_id)).refunded).toBe(2 * MONTHLY.amount)
  })

  it('ends a trial at once', async () => {
    const app = await aGermanApp()
    const member = await aMember(app)
    const product = await aProduct(app, { versions: [TRIAL] })
    const order_id = await buyAsMember(member, product)
    const reference = await numberOf(app, order_id)
    expect(await request(app, { email: member.email, reference })).toMatchObject({ reason: 'ended' })
    expect(await isProductOwned(member, product)).toBe(false)
    await findMail(app, member.email, 'The contract has ended')
  })

  it('refuses after 14 days, and says why', async () => {
    const app = await aGermanApp()
    const member = await aMember(app)
    const order_id = await buyAsMember(member, await aProduct(app))
    await ownerOf(app).call('apps.moveClock', { forward_seconds: 16 * DAY_S })
    const found = await request(app, { email: member.email, reference: await numberOf(app, order_id) })
    expect(found).toMatchObject({ state: 'refused', reason: 'too_late' })
    await findMail(app, member.email, 'The 14 days')
  })

  it('responds alike to unknown orders and other addresses, which wait for the team', async () => {
    const app = await aGermanApp()
    const { email, order_id } = await buyAsGuest(app, await aProduct(app, { versions: [MONTHLY] }))
    const known = await send(app, { email, reference: '9999' })
    expect(Object.keys(known)).toEqual(['received_at'])
    const other = `other-${newId()}@example.com`
    expect(Object.keys(await send(app, { email: other, reference: '1001' }))).toEqual(['received_at'])
    await findMail(app, other, 'We received your withdrawal')
    const list = async () => (await ownerOf(app).call('commerce.listWithdrawals', { view: 'waiting' })).items
    await expect
      .poll(async () => (await list()).map(({ reason }) => reason), TIMEOUT)
      .toEqual(['unmatched', 'unmatched'])
    expect((await readOrder(app, order_id)).status).toBe('paid')
    const [first] = await list()
    const id = first?.id ?? ''
    await expect(ownerOf(await anApp()).call('commerce.resolveWithdrawal', { id })).rejects.toMatchObject({
      code: 'not_found',
    })
    const resolved = await ownerOf(app).call('commerce.resolveWithdrawal', { id })
    expect(resolved).toMatchObject({ state: 'resolved', actor_name: expect.any(String) })
    expect(await list()).toHaveLength(1)
  })

  it('does not exist where the law is off, and cannot be tried without end', async () => {
    const app = await anApp()
    const email = `guest-${newId()}@example.com`
    expect(await api.as(aGuest(app)).call('commerce.getContractRights')).toMatchObject({
      can_withdraw: false,
    })
    await expect(send(app, { email, reference: '1' })).rejects.toMatchObject({ code: 'not_found' })
    await ownerOf(app).call('commerce.setLawSettings', { withdrawal: 'on' })
    expect(await ownerOf(app).call('commerce.getLawSettings', {})).toMatchObject({
      withdrawal: 'on',
      is_on_by_country: false,
    })
    const tries = Array.from({ length: 11 }, () =>
      send(app, { email, reference: '1' }).catch(({ code }: { code: string }) => code),
    )
    expect(await Promise.all(tries)).toContain('too_many_requests')
  })

  it('checks what was typed', async () => {
    const app = await aGermanApp()
    await expect(send(app, { email: 'nobody', reference: '1' })).rejects.toMatchObject({
      problem: { errors: [{ path: 'email', code: 'email_invalid' }] },
    })
  })
})

describe('canceling without sign-in', () => {
  it('ends renewals at the end of what is paid, and mails until when', async () => {
    const app = await anApp()
    const { email, order_id } = await buyAsGuest(app, await aProduct(app, { versions: [MONTHLY] }))
    await findMail(app, email, 'order=1001&kind=cancellation')
    const found = await request(app, { kind: 'cancellation', email, reference: '1001' })
    expect(found).toMatchObject({ state: 'done', reason: 'canceled', order_id })
    expect((await readOrder(app, order_id)).subscription).toMatchObject({ cancel_at_period_end: true })
    await findMail(app, email, 'won’t renew')
    expect(await request(app, { kind: 'cancellation', email, reference: '1001' })).toMatchObject({
      reason: 'already_canceled',
    })
    await findMail(app, email, 'already canceled')
    await findMail(app, email, 'Access until')
  })
})

describe('the contracts of a member', () => {
  it('are those to withdraw from or to cancel, of nobody else', async () => {
    const app = await aGermanApp()
    const [member, other] = [await aMember(app), await aMember(app)]
    const order_id = await buyAsMember(member, await aProduct(app, { versions: [MONTHLY] }))
    await buyAsMember(member, await aProduct(app))
    const list = async (who: Caller) => (await api.as(who).call('commerce.listContracts')).items
    expect(await list(other)).toEqual([])
    expect(await list(member)).toMatchObject([
      { order_id, number: 1001, renewal: 'renews', withdrawable_until: expect.any(String), ends_at: null },
    ])
    const [plan] = (await api.as(member).call('commerce.listSubscriptions')).items
    await api.as(member).call('commerce.cancelSubscription', { id: plan?.id ?? '' })
    await ownerOf(app).call('apps.moveClock', { forward_seconds: 16 * DAY_S })
    expect(await list(member)).toMatchObject([
      { renewal: 'canceled', withdrawable_until: null, ends_at: expect.any(String) },
    ])
  })
})

describe('the request to start at once', () => {
  it('is required for what recurs, and stored with its words', async () => {
    const app = await aGermanApp()
    const member = await aMember(app)
    const product = await aProduct(app, { versions: [MONTHLY] })
    await expect(anOrder(member, product)).rejects.toMatchObject({ code: 'start_request_required' })
    const { start_request, waiver } = await readOrder(app, await buyAsMember(member, product))
    expect({ start_request, waiver }).toMatchObject({
      start_request: { text: expect.stringContaining('Start my subscription at once') },
      waiver: null,
    })
    await findMail(app, member.email, `You agreed at the checkout: ${start_request?.text}`)
  })
})

describe('the waiver of withdrawal', () => {
  it('is required for what is paid once, stored with its words, mailed, and excludes withdrawal', async () => {
    const app = await aGermanApp()
    const member = await aMember(app)
    const product = await aProduct(app)
    const chosen = { id: product.id, version_id: versionOf(product) }
    const { needs_waiver } = await api.as(member).call('commerce.previewOrder', chosen)
    expect(needs_waiver).toBe(true)
    await expect(anOrder(member, product)).rejects.toMatchObject({ code: 'waiver_required', status: 422 })
    const order_id = await buyAsMember(member, product)
    const { waiver, number } = await readOrder(app, order_id)
    expect(waiver).toMatchObject({ text: expect.stringContaining('right of withdrawal') })
    await findMail(app, member.email, `You agreed at the checkout: ${waiver?.text}`)
    const found = await request(app, { email: member.email, reference: String(number) })
    expect(found).toMatchObject({ state: 'refused', reason: 'waived' })
    await findMail(app, member.email, 'you lose your right of withdrawal')
    expect(await isProductOwned(member, product)).toBe(true)
  })

  it('is not asked for subscriptions, nor where the law is off', async () => {
    const app = await aGermanApp()
    const member = await aMember(app)
    const plan = await aProduct(app, { versions: [MONTHLY] })
    expect((await readOrder(app, await buyAsMember(member, plan))).waiver).toBeNull()
    await ownerOf(app).call('commerce.setLawSettings', { withdrawal: 'off' })
    await anOrder(member, await aProduct(app))
  })
})
