import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct, aPurchase, isProductOwned, MONTHLY, TRIAL } from '#test/factories/commerce.ts'
import { aMember } from '#test/factories/identity.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})

const DAY_S = 24 * 60 * 60
const TIMEOUT = { timeout: 15_000 }
const YEARLY = { ...MONTHLY, amount: 22_800, interval: 'year' as const, name: 'Yearly' }
const LOWER = { ...MONTHLY, amount: 1900, name: 'Basic' }
const refusal = (code: string, status = 422) => ({ code, status })

/** A member with the monthly plan of a product that has other prices. */
async function aPlan({ trial = false, card = 'succeeds' as 'succeeds' | 'expires' } = {}) {
  const app = await anApp()
  const first = { ...(trial ? TRIAL : MONTHLY), is_default: true, name: 'Monthly' }
  const product = await aProduct(app, { versions: [first, YEARLY, LOWER] })
  const member = await aMember(app)
  await aPurchase(member, product, { card })
  const { id } = await planOf(member)
  const versionOf = (name: string) => product.versions.find((one) => one.name === name)?.id ?? ''
  return { app, product, member, id, yearly: versionOf('Yearly'), lower: versionOf('Basic') }
}

async function planOf(member: Caller) {
  const [plan] = (await api.as(member).call('commerce.listSubscriptions')).items
  if (!plan) throw new Error('The member has no subscription.')
  return plan
}

const moveClock = (app: TestApp, days: number) =>
  api.as({ ...app.owner, slug: app.slug }).call('apps.moveClock', { forward_seconds: days * DAY_S })

const preview = (member: Caller, id: string, version_id: string) =>
  api.as(member).call('commerce.previewSwitch', { id, version_id })

async function switchTo(member: Caller, id: string, version_id: string) {
  const { proration_date, due: expected_amount } = await preview(member, id, version_id)
  const confirmed = { id, version_id, proration_date, expected_amount }
  return { confirmed, plan: await api.as(member).call('commerce.switchSubscription', confirmed) }
}

const paymentsOf = async (app: TestApp) =>
  api.inApp(app.id, (tx) => tx.selectFrom('payments').select('amount').orderBy('paid_at').execute())

describe('a switch to a higher price', () => {
  it('credits the rest of the month, takes the difference once and renews by the new price', async () => {
    const { app, product, member, id, yearly } = await aPlan()
    await moveClock(app, 10)
    const cost = await preview(member, id, yearly)
    expect(cost).toMatchObject({ takes_effect: 'now', charge: 22_800, next_amount: 22_800 })
    expect(cost.credit).toBeGreaterThan(1800)
    expect(cost.due).toBe(22_800 - cost.credit)
    const { confirmed, plan } = await switchTo(member, id, yearly)
    expect(plan).toMatchObject({ version_id: yearly, amount: 22_800, interval: 'year', state: 'active' })
    expect(await api.as(member).call('commerce.switchSubscription', confirmed)).toMatchObject({ id })
    expect(await paymentsOf(app)).toEqual([{ amount: 2900 }, { amount: confirmed.expected_amount }])
    expect(await isProductOwned(member, product)).toBe(true)

    const invoices = await api.as(member).call('commerce.listInvoices')
    const latest = await api.as(member).call('commerce.getInvoice', { id: invoices.items[0]?.uuid ?? '' })
    expect(latest.lines).toMatchObject([
      { kind: 'product', amount: 22_800 },
      { kind: 'credit', amount: confirmed.expected_amount - 22_800 },
    ])
    await moveClock(app, 360)
    expect(await isProductOwned(member, product)).toBe(true)
    expect(await paymentsOf(app)).toHaveLength(2)
    await moveClock(app, 7)
    await expect.poll(() => paymentsOf(app), TIMEOUT).toHaveLength(3)
    expect((await paymentsOf(app))[2]).toEqual({ amount: 22_800 })
  })

  it('is one switch for two tabs', async () => {
    const { app, member, id, yearly } = await aPlan()
    const { proration_date, due: expected_amount } = await preview(member, id, yearly)
    const ask = () =>
      api
        .as(member)
        .call('commerce.switchSubscription', { id, version_id: yearly, proration_date, expected_amount })
    await Promise.allSettled([ask(), ask()])
    expect(await paymentsOf(app)).toHaveLength(2)
    expect(await planOf(member)).toMatchObject({ version_id: yearly })
  })

  it('leaves the plan as it was where the card does not pay', async () => {
    const { app, member, id, yearly } = await aPlan({ card: 'expires' })
    await expect(switchTo(member, id, yearly)).rejects.toMatchObject(refusal('payment_failed'))
    expect(await planOf(member)).toMatchObject({ amount: 2900, interval: 'month', state: 'active' })
    await api.as(member).call('commerce.changeCard', { id, card: 'asks_again' })
    await expect(switchTo(member, id, yearly)).rejects.toMatchObject(refusal('card_needs_confirmation'))
    await api.as(member).call('commerce.changeCard', { id, card: 'succeeds' })
    expect((await switchTo(member, id, yearly)).plan).toMatchObject({ amount: 22_800 })
    expect(await paymentsOf(app)).toHaveLength(2)
  })

  it('needs the amount that is due, and an instant that was previewed', async () => {
    const { member, id, yearly } = await aPlan()
    const { proration_date, due } = await preview(member, id, yearly)
    const ask = (change: object) =>
      api.as(member).call('commerce.switchSubscription', {
        id,
        version_id: yearly,
        proration_date,
        expected_amount: due,
        ...change,
      })
    for (const change of [{ expected_amount: due - 1 }, { proration_date: '2020-01-01T00:00:00.000Z' }])
      await expect(ask(change)).rejects.toMatchObject(refusal('order_preview_mismatch'))
  })

  it('keeps a free trial and takes nothing', async () => {
    const { app, member, id, yearly } = await aPlan({ trial: true })
    expect(await preview(member, id, yearly)).toMatchObject({ takes_effect: 'trial', due: 0 })
    const { plan } = await switchTo(member, id, yearly)
    expect(plan).toMatchObject({ state: 'trialing', version_id: yearly, amount: 22_800 })
    await moveClock(app, 15)
    await expect.poll(() => paymentsOf(app), TIMEOUT).toEqual([{ amount: 22_800 }])
  })
})

describe('a switch to a lower price', () => {
  it('waits for the end of the period and can be withdrawn', async () => {
    const { app, product, member, id, lower } = await aPlan()
    const before = await planOf(member)
    const planned = (await switchTo(member, id, lower)).plan
    expect(planned).toMatchObject({
      amount: 2900,
      planned_switch: { version_id: lower, amount: 1900, at: before.current_period_ends_at },
      switch_choices: [],
    })
    await expect(preview(member, id, lower)).rejects.toMatchObject(refusal('cannot_switch', 409))
    const pause = () => api.as(member).call('commerce.pauseSubscription', { id, months: 1 })
    await expect(pause()).rejects.toMatchObject(refusal('switch_planned', 409))
    expect(await api.as(member).call('commerce.withdrawSwitch', { id })).toMatchObject({
      planned_switch: null,
    })
    await expect(api.as(member).call('commerce.withdrawSwitch', { id })).rejects.toMatchObject(
      refusal('no_switch_planned', 409),
    )
    await pause()
    await expect(preview(member, id, lower)).rejects.toMatchObject(refusal('pause_planned', 409))
    await api.as(member).call('commerce.endPause', { id })
    await switchTo(member, id, lower)
    await moveClock(app, 32)
    await expect.poll(() => paymentsOf(app), TIMEOUT).toEqual([{ amount: 2900 }, { amount: 1900 }])
    expect(await planOf(member)).toMatchObject({ version_id: lower, amount: 1900, planned_switch: null })
    expect(await isProductOwned(member, product)).toBe(true)
  })
})

describe('a switch that is refused', () => {
  it('is one of a canceled or overdue plan, of another price, and of others', async () => {
    const { app, product, member, id, yearly } = await aPlan({ card: 'expires' })
    const own = product.versions.find((one) => one.is_default)?.id ?? ''
    await expect(preview(member, id, own)).rejects.toMatchObject(refusal('invalid_version'))
    for (const who of [await aMember(app), await aMember(await anApp())]) {
      await expect(preview(who, id, yearly)).rejects.toMatchObject(refusal('not_found', 404))
      await expect(api.as(who).call('commerce.withdrawSwitch', { id })).rejects.toMatchObject(
        refusal('not_found', 404),
      )
    }
    await api.as(member).call('commerce.cancelSubscription', { id })
    await expect(preview(member, id, yearly)).rejects.toMatchObject(refusal('cannot_switch', 409))
    await api.as(member).call('commerce.resumeSubscription', { id })
    await moveClock(app, 32)
    await expect.poll(async () => (await planOf(member)).state, TIMEOUT).toBe('past_due')
    await expect(preview(member, id, yearly)).rejects.toMatchObject(refusal('cannot_switch', 409))
  })
})
