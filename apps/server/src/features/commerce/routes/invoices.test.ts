import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct, aPurchase, MONTHLY } from '#test/factories/commerce.ts'
import { aGuest, aMember, atApp, mailsTo } from '#test/factories/identity.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'
import { insertCreditNote } from '../repository/invoices.ts'

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})

const TIMEOUT = { timeout: 15_000 }
const ownerOf = (app: TestApp) => atApp(app.owner, app)
const listOf = async (member: Caller) => (await api.as(member).call('commerce.listInvoices')).items

async function anInvoice(app: TestApp) {
  const member = await aMember(app)
  await aPurchase(member, await aProduct(app, { title: 'Pull-up Primer' }))
  const [invoice] = await listOf(member)
  if (!invoice) throw new Error('There is no invoice.')
  return { member, invoice }
}

const SELLER = {
  name: 'Kiln Strength Ltd',
  address: '14 Quay Street\nBristol BS1 4DJ',
  country: 'GB',
  tax_id: 'GB 418 2207 51',
  email: 'bills@kiln.example',
  prefix: 'KILN',
}

describe('an invoice', () => {
  it('is open to whoever has its link, in its app alone', async () => {
    const app = await anApp({ name: 'Kiln' })
    const { member, invoice } = await anInvoice(app)
    const read = await api.as(aGuest(app)).call('commerce.getInvoice', { id: invoice.uuid })
    expect(read).toMatchObject({
      kind: 'invoice',
      label: 'INV-TEST-0001',
      seller: { name: 'Kiln', address: '', country: null },
      buyer: { email: member.email },
      lines: [{ title: 'Pull-up Primer', discount: 0 }],
      credited: 0,
      credits: null,
    })
    expect(read.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(read.total)
    const refused = { code: 'invalid_invoice', status: 404 }
    const foreign = aGuest(await anApp())
    for (const caller of [aGuest(app), foreign]) {
      const id = caller === foreign ? invoice.uuid : newId()
      await expect(api.as(caller).call('commerce.getInvoice', { id })).rejects.toMatchObject(refused)
      await expect(api.as(caller).call('commerce.getInvoiceUrl', { id })).rejects.toMatchObject(refused)
      await expect(api.as(caller).call('commerce.mailInvoice', { id })).rejects.toMatchObject(refused)
    }
  })

  it('has the next number of its app, without gap or duplicate when many pay at once', async () => {
    const app = await anApp()
    const product = await aProduct(app)
    const members = await Promise.all(Array.from({ length: 8 }, () => aMember(app)))
    await Promise.all(members.map((member) => aPurchase(member, product)))
    const labels = (await Promise.all(members.map(listOf))).flat().map(({ label }) => label)
    expect(labels.toSorted()).toEqual(
      Array.from({ length: 8 }, (_, at) => `INV-TEST-${String(at + 1).padStart(4, '0')}`),
    )
  })

  it('states seller and buyer as they were, whatever changes later', async () => {
    const app = await anApp()
    await api.as(ownerOf(app)).call('commerce.setInvoiceSettings', SELLER)
    const member = await aMember(app)
    const billing = { name: 'Raman GmbH', address: 'Am Markt 1', country: 'DE', tax_id: 'DE 123' }
    await api.as(member).call('commerce.setBillingDetails', billing)
    await aPurchase(member, await aProduct(app))
    await api.as(member).call('commerce.setBillingDetails', { ...billing, name: 'Other GmbH' })
    await api.as(ownerOf(app)).call('commerce.setInvoiceSettings', { ...SELLER, prefix: 'NEW', name: 'New' })
    const [invoice] = await listOf(member)
    const read = await api.as(member).call('commerce.getInvoice', { id: invoice?.uuid ?? '' })
    const { prefix: _prefix, ...seller } = SELLER
    expect(read).toMatchObject({
      label: 'KILN-TEST-0001',
      seller,
      buyer: { ...billing, email: member.email },
    })
    expect(await api.as(member).call('commerce.getBillingDetails')).toEqual({
      ...billing,
      name: 'Other GmbH',
    })
  })

  it('is written as PDF when somebody asks for it', async () => {
    const app = await anApp()
    const { invoice } = await anInvoice(app)
    const guest = api.as(aGuest(app))
    const ask = () => guest.call('commerce.getInvoiceUrl', { id: invoice.uuid })
    expect(await ask()).toEqual({ url: null })
    await expect.poll(async () => (await ask()).url, TIMEOUT).toMatch(/^\/media\/private\//)
    const { url } = await ask()
    const answer = await api.raw('GET', url ?? '', { host: `${app.slug}.localhost` })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.text.startsWith('%PDF-')).toBe(true)
  })

  it('is mailed to its buyer only, and once however many ask', async () => {
    const app = await anApp({ name: 'Kiln' })
    const { member, invoice } = await anInvoice(app)
    for (const caller of [aGuest(app), member])
      await api.as(caller).call('commerce.mailInvoice', { id: invoice.uuid })
    const mails = async () =>
      (await mailsTo(app, member.email)).filter(({ subject }) => subject.startsWith(invoice.label))
    await expect.poll(async () => (await mails()).length, TIMEOUT).toBe(1)
    expect((await mails())[0]?.text).toContain(`/me/invoices/${invoice.uuid}`)
  })
})

describe('a credit note', () => {
  it('has its own series and names the invoice that it reduces', async () => {
    const app = await anApp()
    const { member, invoice } = await anInvoice(app)
    const row = await api.inApp(app.id, (tx) =>
      tx.selectFrom('invoices').select('payment_id').where('uuid', '=', invoice.uuid).executeTakeFirst(),
    )
    const issued_at = api.clock.now()
    const note = { payment_id: row?.payment_id ?? '', amount: 500, reason: 'Too hard', issued_at }
    expect(await api.inApp(app.id, (tx) => insertCreditNote(tx, note))).toBe(true)
    expect(await api.inApp(app.id, (tx) => insertCreditNote(tx, { ...note, payment_id: newId() }))).toBe(
      false,
    )
    const read = await api.as(member).call('commerce.getInvoice', { id: invoice.uuid })
    expect(read).toMatchObject({ credited: 500, credit_notes: [{ label: 'INV-TEST-CN-0001', amount: 500 }] })
    const id = read.credit_notes[0]?.uuid ?? ''
    expect(await api.as(aGuest(app)).call('commerce.getInvoice', { id })).toMatchObject({
      kind: 'credit_note',
      total: -500,
      reason: 'Too hard',
      credits: { uuid: invoice.uuid, label: 'INV-TEST-0001' },
    })
    expect(await listOf(member)).toHaveLength(2)
  })
})

describe('the invoice settings', () => {
  it('are read by the team and written by those who manage payments', async () => {
    const app = await anApp()
    expect(await api.as(ownerOf(app)).call('commerce.getInvoiceSettings')).toMatchObject({
      prefix: 'INV',
      next_label: 'INV-0001',
    })
    await api.as(ownerOf(app)).call('commerce.setInvoiceSettings', { ...SELLER, prefix: 'kiln' })
    expect(await api.as(ownerOf(app)).call('commerce.getInvoiceSettings')).toEqual({
      ...SELLER,
      next_label: 'KILN-0001',
    })
    for (const wrong of [{ prefix: 'A-B' }, { country: 'ZZ' }, { email: 'nobody' }])
      await expect(
        api.as(ownerOf(app)).call('commerce.setInvoiceSettings', { ...SELLER, ...wrong }),
      ).rejects.toMatchObject({ code: 'invalid' })
  })

  it('mail the invoice of a renewal with its own number', async () => {
    const app = await anApp()
    const member = await aMember(app)
    await aPurchase(member, await aProduct(app, { versions: [MONTHLY] }))
    const days = 32 * 86_400
    await api.as(ownerOf(app)).call('apps.moveClock', { forward_seconds: days })
    await expect.poll(async () => (await listOf(member)).length, TIMEOUT).toBe(2)
    const [newest] = await listOf(member)
    await expect
      .poll(async () => (await mailsTo(app, member.email)).at(-1)?.text, TIMEOUT)
      .toContain(`INV-TEST-0002: `)
    expect(newest?.label).toBe('INV-TEST-0002')
  })
})
