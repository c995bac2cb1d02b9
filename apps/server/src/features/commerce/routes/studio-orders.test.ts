import type { OutputFor } from '@foyer/contract/client'
import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { anOrder, aProduct, aPurchase, isProductOwned, MONTHLY, ONCE } from '#test/factories/commerce.ts'
import { aMember, atApp } from '#test/factories/identity.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

type StudioOrder = OutputFor<'commerce.getStudioOrder'>
type Refund = {
  amount?: number
  access?: 'keep' | 'now' | 'period_end'
  refund_id?: string
  ends_renewal?: boolean
}

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const asOwner = () => api.as(atApp(app.owner, app))
const read = (id: string) => asOwner().call('commerce.getStudioOrder', { id })

/** Refunds the newest payment of an order: all that is left of it, unless an amount is given. */
async function refund(
  id: string,
  { amount, refund_id = newId(), ...more }: Refund = {},
): Promise<StudioOrder> {
  const { payments } = await read(id)
  const payment = payments.at(-1)
  if (!payment) throw new Error('Nothing was paid.')
  const lines = payment.refundable.map((line) => ({
    product_id: line.product_id,
    amount: amount ?? line.amount,
  }))
  return asOwner().call('commerce.refundOrder', {
    id,
    refund_id,
    payment_id: payment.id,
    lines,
    access: 'now',
    reason: 'requested',
    ...more,
  })
}

async function aPaidOrder(versions = [ONCE], details: { name?: string } = {}) {
  const member = await aMember(app, details)
  const product = await aProduct(app, { versions })
  const { order_id: id } = await aPurchase(member, product)
  return { member, product, id }
}

async function dispute(id: string, state: 'open' | 'won' | 'lost'): Promise<void> {
  await asOwner().call('commerce.disputeTestOrder', { id, state })
}

describe('the list of orders', () => {
  it('finds orders by name, address, number and invoice, and pages through them without repeats', async () => {
    const { member, id, product } = await aPaidOrder([ONCE], { name: 'Ottilie Quandt' })
    const { number, invoices } = await read(id)
    for (const term of [
      'Ottilie',
      'quandt',
      member.email,
      `#${number}`,
      String(number),
      invoices[0]?.label ?? '',
    ])
      expect((await asOwner().call('commerce.listOrders', { term })).items.map((one) => one.id)).toEqual([id])
    expect((await asOwner().call('commerce.listOrders', { term: 'Nobody' })).items).toEqual([])
    const { items } = await asOwner().call('commerce.listOrders', { product_id: product.id })
    expect(items).toMatchObject([
      { id, status: 'paid', total: 4900, currency: 'EUR', customer: { name: 'Ottilie Quandt' } },
    ])

    await aPaidOrder()
    const first = await asOwner().call('commerce.listOrders', { limit: 1 })
    await aPaidOrder()
    const second = await asOwner().call('commerce.listOrders', { limit: 1, cursor: first.next_cursor ?? '' })
    expect(second.items.map((one) => one.number)).toEqual([(first.items[0]?.number ?? 0) - 1])
  })

  it('lists orders that nobody paid apart from the others', async () => {
    const member = await aMember(app)
    const { order_id } = await anOrder(member, await aProduct(app))
    const list = async (status?: 'unpaid' | 'failed') =>
      (
        await asOwner().call('commerce.listOrders', {
          subscriber_id: member.subscriber_id,
          ...(status && { status }),
        })
      ).items
    expect(await list()).toEqual([])
    expect(await list('unpaid')).toMatchObject([{ id: order_id, status: 'open' }])
    const declined = api.as(member).call('commerce.confirmSandboxPayment', { order_id, card: 'declines' })
    await expect(declined).rejects.toMatchObject({ code: 'payment_failed' })
    expect(await list('failed')).toMatchObject([{ id: order_id, status: 'failed' }])
    expect((await read(order_id)).timeline.map(({ kind }) => kind)).toEqual(['payment_failed', 'created'])
  })

  it('is exported as CSV in which no cell is a formula', async () => {
    const { id } = await aPaidOrder([ONCE], { name: '=HYPERLINK("x")' })
    const { number } = await read(id)
    const { header, lines, count } = await asOwner().call('commerce.exportOrders', { term: `#${number}` })
    expect(count).toBe(1)
    expect(header).toContain('Customer')
    expect(lines).toContain(`"'=HYPERLINK(""x"")"`)
    expect(lines).toContain('49.00')
  })

  it('counts and sums what was paid, refunded and is disputed', async () => {
    const before = await asOwner().call('commerce.getOrderFigures')
    const [eur] = before.currencies
    const { id } = await aPaidOrder()
    await refund(id, { amount: 900, access: 'keep' })
    const { counts, currencies } = await asOwner().call('commerce.getOrderFigures')
    expect(counts).toMatchObject({ all: before.counts.all + 1, refunded: before.counts.refunded + 1 })
    expect(currencies[0]).toMatchObject({
      currency: 'EUR',
      today: (eur?.today ?? 0) + 4900,
      refunded: (eur?.refunded ?? 0) + 900,
    })
  })
})

describe('a refund', () => {
  it('of all of an order ends what it opened, once, with a credit note', async () => {
    const { member, product, id } = await aPaidOrder()
    const other = await aProduct(app)
    await aPurchase(member, other)
    const refund_id = newId()
    const { payments, refunds, ...order } = await refund(id, { refund_id })
    expect(order).toMatchObject({ status: 'refunded', refunded: 4900, access: [{ state: 'ended' }] })
    expect(payments).toMatchObject([{ amount: 4900, refunded: 4900, refundable: [] }])
    expect(refunds).toMatchObject([
      { id: refund_id, amount: 4900, state: 'done', actor_name: expect.any(String) },
    ])
    expect(order.invoices.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', 4900],
      ['credit_note', -4900],
    ])
    expect(order.timeline.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['created', 'paid', 'refunded']),
    )
    expect([await isProductOwned(member, product), await isProductOwned(member, other)]).toEqual([
      false,
      true,
    ])
  })

  it('of a part keeps access, and no two together exceed what was paid', async () => {
    const { member, product, id } = await aPaidOrder()
    const part = await refund(id, { amount: 1000, access: 'keep' })
    expect(part).toMatchObject({ status: 'partly_refunded', payments: [{ refundable: [{ amount: 3900 }] }] })
    expect(await isProductOwned(member, product)).toBe(true)
    await expect(refund(id, { amount: 3901, access: 'keep' })).rejects.toMatchObject({
      code: 'refund_too_large',
    })

    const both = await Promise.allSettled([
      refund(id, { amount: 2000, access: 'keep' }),
      refund(id, { amount: 2000, access: 'keep' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await read(id)).toMatchObject({ refunded: 3000 })
  })

  it('that is sent again under its id refunds nothing more', async () => {
    const { id } = await aPaidOrder()
    const refund_id = newId()
    await refund(id, { amount: 500, access: 'keep', refund_id })
    await refund(id, { amount: 500, access: 'keep', refund_id })
    expect(await read(id)).toMatchObject({ refunded: 500, refunds: [{ id: refund_id }] })
  })

  it('of a subscription takes the period and, where chosen, ends it', async () => {
    const { member, product, id } = await aPaidOrder([MONTHLY])
    const kept = await refund(id, { amount: 900, access: 'period_end', ends_renewal: true })
    expect(kept.access).toMatchObject([{ state: 'active' }])
    await expect
      .poll(async () => (await read(id)).subscription, { timeout: 10_000 })
      .toMatchObject({ cancel_at_period_end: true, state: 'canceled' })
    const ended = await refund(id, { access: 'now', ends_renewal: true })
    expect(ended).toMatchObject({ status: 'refunded', subscription: { state: 'ended' } })
    expect(await isProductOwned(member, product)).toBe(false)
  })

  it('is refused for what was free, for another order and while a payment is disputed', async () => {
    const free_product = await aProduct(app, { versions: [{ ...ONCE, amount: 0 }] })
    const free = await anOrder(await aMember(app), free_product)
    const { id, product } = await aPaidOrder()
    const [payment] = (await read(id)).payments
    const lines = [{ product_id: product.id, amount: 100 }]
    const input = {
      refund_id: newId(),
      payment_id: payment?.id ?? '',
      lines,
      access: 'keep',
      reason: 'other',
    } as const
    await expect(
      asOwner().call('commerce.refundOrder', { ...input, id: free.order_id }),
    ).rejects.toMatchObject({
      code: 'nothing_to_refund',
    })
    await dispute(id, 'open')
    await expect(asOwner().call('commerce.refundOrder', { ...input, id })).rejects.toMatchObject({
      code: 'dispute_open',
    })
  })
})

describe('a dispute', () => {
  it('suspends what the order opened, and restores it where it is won', async () => {
    const { member, product, id } = await aPaidOrder()
    await dispute(id, 'open')
    expect(await read(id)).toMatchObject({ status: 'disputed', access: [{ state: 'suspended' }] })
    expect(await isProductOwned(member, product)).toBe(false)
    api.clock.advance(1000)
    await dispute(id, 'won')
    expect(await read(id)).toMatchObject({ status: 'paid', access: [{ state: 'active' }] })
    expect(await isProductOwned(member, product)).toBe(true)
  })

  it('that is lost ends it, and a disputed subscription is not renewed', async () => {
    const { member, product, id } = await aPaidOrder([MONTHLY])
    await dispute(id, 'open')
    await expect
      .poll(async () => (await read(id)).subscription, { timeout: 10_000 })
      .toMatchObject({ cancel_at_period_end: true })
    await dispute(id, 'lost')
    expect(await read(id)).toMatchObject({ status: 'dispute_lost', disputes: [{ state: 'lost' }] })
    expect(await isProductOwned(member, product)).toBe(false)
  })
})

describe('the team at an order', () => {
  it('adds notes that stand on its timeline, and mails the receipt again', async () => {
    const { member, id } = await aPaidOrder()
    const note = await asOwner().call('commerce.addOrderNote', { id, text: 'Called her.\nAll fine.' })
    expect((await read(id)).timeline[0]).toEqual(note)
    await asOwner().call('commerce.resendReceipt', { id })
    await expect
      .poll(async () => (await read(id)).timeline.filter(({ kind }) => kind === 'mail').length, {
        timeout: 10_000,
      })
      .toBe(2)
    expect(member.email).not.toBe('')
  })

  it('is the owner’s own: a member and another team find no order', async () => {
    const { member, id } = await aPaidOrder()
    const other = await anApp()
    const stranger = api.as(atApp(other.owner, other))
    await expect(stranger.call('commerce.getStudioOrder', { id })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(stranger.call('commerce.addOrderNote', { id, text: 'Hi' })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(stranger.call('commerce.disputeTestOrder', { id, state: 'open' })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(stranger.call('commerce.resendReceipt', { id })).rejects.toMatchObject({ code: 'not_found' })
    expect((await stranger.call('commerce.listOrders')).items).toEqual([])
    const asMember = api.as(member)
    const refusal = { code: 'unauthorized' }
    await expect(asMember.call('commerce.listOrders')).rejects.toMatchObject(refusal)
    await expect(asMember.call('commerce.getStudioOrder', { id })).rejects.toMatchObject(refusal)
  })
})
