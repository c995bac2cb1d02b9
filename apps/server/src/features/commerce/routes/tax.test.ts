import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct, MONTHLY, ONCE, TRIAL, versionOf, type TestProduct } from '#test/factories/commerce.ts'
import { aCoupon } from '#test/factories/coupons.ts'
import { aMember, atApp } from '#test/factories/identity.ts'
import { setTax } from '#test/factories/tax.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})

type Address = { country: string; tax_id?: string }
const FRENCH_ID = 'FR40303265045'
const ownerOf = (app: TestApp) => atApp(app.owner, app)

function preview(member: Caller, product: TestProduct, address?: Address, coupon_code?: string) {
  return api.as(member).call('commerce.previewOrder', {
    id: product.id,
    version_id: versionOf(product),
    ...(address ? { address } : {}),
    ...(coupon_code ? { coupon_code } : {}),
  })
}

async function buy(member: Caller, product: TestProduct, address?: Address, coupon?: string) {
  const { final_amount } = await preview(member, product, address, coupon)
  const order = await api.as(member).call('commerce.createIntent', {
    id: product.id,
    version_id: versionOf(product),
    final_amount,
    ...(address ? { address } : {}),
    ...(coupon ? { coupon } : {}),
  })
  if (order.kind !== 'free')
    await api
      .as(member)
      .call('commerce.confirmSandboxPayment', { order_id: order.order_id, card: 'succeeds' })
  return order
}

async function invoicesOf(member: Caller) {
  const { items } = await api.as(member).call('commerce.listInvoices')
  return Promise.all(items.map(({ uuid }) => api.as(member).call('commerce.getInvoice', { id: uuid })))
}

async function newestInvoice(member: Caller) {
  const [invoice] = await invoicesOf(member)
  if (!invoice) throw new Error('There is no invoice.')
  return invoice
}

describe('the tax of an order', () => {
  it('waits for the country, and is refused at its field without one', async () => {
    const app = await anApp()
    await setTax(app, { is_inclusive: false })
    const [member, product] = [await aMember(app), await aProduct(app)]
    expect(await preview(member, product)).toMatchObject({
      tax: null,
      tax_state: 'waiting',
      is_tax_inclusive: false,
      final_amount: 4900,
    })
    const input = { id: product.id, version_id: versionOf(product), final_amount: 4900 }
    const refused = (code: string, path: string) => ({
      code,
      status: 422,
      problem: { errors: [{ path, code }] },
    })
    await expect(api.as(member).call('commerce.createIntent', input)).rejects.toMatchObject(
      refused('invalid_customer_location', 'address.country'),
    )
    for (const [address, code, path] of [
      [{ country: 'XX' }, 'invalid_customer_location', 'address.country'],
      [{ country: 'FR', tax_id: 'FR1' }, 'invalid_tax_id', 'address.tax_id'],
    ] as const)
      await expect(preview(member, product, address)).rejects.toMatchObject(refused(code, path))
  })

  it('is part of the owner’s export, with its rate', async () => {
    const app = await anApp()
    await setTax(app, { is_inclusive: false })
    const [member, product] = [await aMember(app), await aProduct(app)]
    await buy(member, product, { country: 'DE' })
    const { header, lines } = await api.as(ownerOf(app)).call('commerce.exportOrders', {})
    expect(header).toContain('Tax,Tax rate,Total')
    expect(lines).toContain('49.00,0.00,9.31,19%,58.31')
  })

  it.each([
    ['inside of the price', true, { country: 'DE' }, 4900, [{ rate: 19_000, net: 4118, tax: 782 }], false],
    ['on top of it', false, { country: 'DE' }, 5831, [{ rate: 19_000, net: 4900, tax: 931 }], false],
    [
      'by the rate of the buyer',
      false,
      { country: 'FI' },
      6150,
      [{ rate: 25_500, net: 4900, tax: 1250 }],
      false,
    ],
    [
      'owed by a business',
      false,
      { country: 'FR', tax_id: FRENCH_ID },
      4900,
      [{ rate: 0, net: 4900, tax: 0 }],
      true,
    ],
    ['nowhere else', false, { country: 'JP' }, 4900, null, false],
  ] as const)(
    'is %s, in preview, order and invoice',
    async (_how, is_inclusive, address, total, rows, owed) => {
      const app = await anApp()
      await setTax(app, { is_inclusive })
      const [member, product] = [await aMember(app), await aProduct(app)]
      const { tax, final_amount } = await preview(member, product, address)
      expect(final_amount).toBe(total)
      expect(tax?.rows ?? null).toEqual(rows)
      const order = await buy(member, product, address)
      expect(order.final_amount).toBe(total)
      const invoice = await newestInvoice(member)
      expect(invoice).toMatchObject({ total, tax })
      expect(invoice.tax?.is_reverse_charge ?? false).toBe(owed)
      expect(invoice.buyer.country).toBe(address.country)
      const read = await api.as(ownerOf(app)).call('commerce.getStudioOrder', { id: order.order_id })
      expect(read).toMatchObject({ tax, country: address.country })
      expect(invoice.buyer.tax_id).toBe(owed ? FRENCH_ID : '')
    },
  )

  it('is that of the stored address where the buyer gives none', async () => {
    const app = await anApp()
    await setTax(app)
    const [member, product] = [await aMember(app), await aProduct(app)]
    const details = { name: 'Bo', address: 'Rue 1', country: 'FR', tax_id: '' }
    await api.as(member).call('commerce.setBillingDetails', details)
    expect((await preview(member, product)).tax).toMatchObject({ country: 'FR', amount: 817 })
    await buy(member, product)
    expect((await newestInvoice(member)).tax?.country).toBe('FR')
  })

  it('leaves what is free alone', async () => {
    const app = await anApp()
    await setTax(app)
    const versions = [{ ...MONTHLY, amount: 0 }]
    const [member, product] = [await aMember(app), await aProduct(app, { versions })]
    expect(await buy(member, product)).toMatchObject({ kind: 'free', status: 'succeeded' })
  })

  it('uses the owner’s rate from its first day on', async () => {
    const app = await anApp()
    const own_rates = [
      { country: 'DE', rate: 16_000, valid_from: '2020-01-01' },
      { country: 'DE', rate: 22_000, valid_from: '2999-01-01' },
    ]
    await setTax(app, { own_rates, is_inclusive: false })
    const { tax } = await preview(await aMember(app), await aProduct(app), { country: 'DE' })
    expect(tax?.rows).toEqual([{ rate: 16_000, net: 4900, tax: 784 }])
    const settings = await api.as(ownerOf(app)).call('commerce.getTaxSettings')
    expect(settings.own_rates).toEqual(own_rates)
    expect(settings.rates.find(({ country }) => country === 'DE')).toMatchObject({
      rate: 16_000,
      is_own: true,
    })
    const other = await api.as(ownerOf(await anApp())).call('commerce.getTaxSettings')
    expect(other).toMatchObject({ mode: 'off', own_rates: [] })
  })
})

describe('what prices say about tax', () => {
  it('is the same on a product, and on a plan with its next amount', async () => {
    const app = await anApp()
    const [member, product] = [await aMember(app), await aProduct(app, { versions: [MONTHLY] })]
    const note = async () => {
      const { versions } = await api.as(member).call('commerce.getProduct', { id: product.id })
      return versions.map(({ tax }) => tax)
    }
    expect(await note()).toEqual([null])
    await setTax(app)
    expect(await note()).toEqual(['included'])
    await setTax(app, { is_inclusive: false })
    expect(await note()).toEqual(['added'])
    await buy(member, product, { country: 'DE' })
    const { items } = await api.as(member).call('commerce.listSubscriptions')
    expect(items).toMatchObject([{ amount: 3451, next_amount: 3451, tax: 'included' }])
    const details = { name: '', address: '', country: 'JP', tax_id: '' }
    await api.as(member).call('commerce.setBillingDetails', details)
    const abroad = await api.as(member).call('commerce.listSubscriptions')
    expect(abroad.items).toMatchObject([{ amount: 2900, next_amount: 2900, tax: null }])
  })

  it('refuses two prices of a plan in one currency', async () => {
    const app = await anApp()
    const group = newId()
    const versions = [ONCE, { ...ONCE, currency: 'USD' }, { ...ONCE, amount: 5000 }].map((one) => ({
      ...one,
      group,
    }))
    await expect(aProduct(app, { versions })).rejects.toMatchObject({
      problem: {
        errors: [{ path: 'versions.2.currency', code: 'currency_twice', params: { currency: 'EUR' } }],
      },
    })
  })
})

describe('tax after an order', () => {
  const DAY_S = 86_400
  const moveClock = (app: TestApp, days: number) =>
    api.as(ownerOf(app)).call('apps.moveClock', { forward_seconds: days * DAY_S })

  it('of a renewal is that of the buyer’s address at that time', async () => {
    const app = await anApp()
    await setTax(app, { is_inclusive: false })
    const [member, product] = [await aMember(app), await aProduct(app, { versions: [MONTHLY] })]
    await buy(member, product, { country: 'DE' })
    const moved = { name: '', address: '', country: 'FI', tax_id: '' }
    await api.as(member).call('commerce.setBillingDetails', moved)
    await moveClock(app, 32)
    await expect.poll(async () => (await invoicesOf(member)).length, { timeout: 15_000 }).toBe(2)
    const [renewal, first] = await invoicesOf(member)
    expect(first).toMatchObject({ total: 3451, tax: { amount: 551, country: 'DE' } })
    expect(renewal).toMatchObject({ total: 3640, tax: { amount: 740, country: 'FI' } })
  })

  it('goes back with credit notes, by their share', async () => {
    const app = await anApp()
    await setTax(app)
    const [member, product] = [await aMember(app), await aProduct(app)]
    const { order_id } = await buy(member, product, { country: 'DE' })
    const [payment] = (await api.as(ownerOf(app)).call('commerce.getStudioOrder', { id: order_id })).payments
    if (!payment) throw new Error('There is no payment.')
    const refund = (amount: number) =>
      api.as(ownerOf(app)).call('commerce.refundOrder', {
        id: order_id,
        payment_id: payment.id,
        refund_id: newId(),
        lines: [{ product_id: product.id, amount }],
        access: 'keep',
        ends_renewal: false,
        reason: 'requested',
        is_mailed: false,
      })
    await refund(1900)
    await refund(3000)
    const notes = (await invoicesOf(member)).filter(({ kind }) => kind === 'credit_note')
    expect(
      notes.map(({ total, tax }) => [total, tax?.amount]).toSorted(([a], [b]) => (b ?? 0) - (a ?? 0)),
    ).toEqual([
      [-1900, -303],
      [-3000, -479],
    ])
  })
})

describe('a set-up fee', () => {
  it.each([
    ['a plan', MONTHLY, 3900, 3451],
    ['a trial', TRIAL, 1000, 3451],
  ])(
    'is charged with the first payment of %s, on a line of its own',
    async (_what, version, due, renewal) => {
      const app = await anApp()
      await setTax(app, { is_inclusive: false })
      const versions = [{ ...version, setup_fee: 1000 }]
      const [member, product] = [await aMember(app), await aProduct(app, { versions })]
      const shown = await preview(member, product, { country: 'DE' })
      const total = Math.round(due * 1.19)
      expect(shown).toMatchObject({ final_amount: total, lines: [{ setup_fee: 1000, setup_due: 1190 }] })
      expect(shown.recurring?.next_amount).toBe(renewal)
      await buy(member, product, { country: 'DE' })
      const { lines, total: paid } = await newestInvoice(member)
      expect(paid).toBe(total)
      expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
        ['product', total - 1190],
        ['setup_fee', 1190],
      ])
    },
  )

  it('has a coupon’s discount too', async () => {
    const app = await anApp()
    const versions = [{ ...MONTHLY, setup_fee: 1000 }]
    const [member, product] = [await aMember(app), await aProduct(app, { versions })]
    const { code } = await aCoupon(app, { discount: { kind: 'percent', percent_off: 50 } })
    expect(await preview(member, product, undefined, code)).toMatchObject({
      final_amount: 1950,
      discount: 1950,
    })
    await buy(member, product, undefined, code)
    expect((await newestInvoice(member)).lines.map(({ amount, discount }) => [amount, discount])).toEqual([
      [1450, 1450],
      [500, 500],
    ])
  })

  it('belongs to what recurs and costs something', async () => {
    const app = await anApp()
    for (const version of [ONCE, { ...MONTHLY, amount: 0 }])
      await expect(aProduct(app, { versions: [{ ...version, setup_fee: 100 }] })).rejects.toMatchObject({
        code: 'interval_mismatch',
      })
  })
})
