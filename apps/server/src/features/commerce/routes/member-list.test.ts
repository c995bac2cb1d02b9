import { beforeAll, describe, expect, it } from 'vitest'
import { aGrant, aRevocation } from '#test/factories/access.ts'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct, aPurchase, MONTHLY, ONCE, TRIAL, versionOf } from '#test/factories/commerce.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer

beforeAll(async () => {
  api = await aServer()
})

async function rowsOf(app: TestApp) {
  const { members } = await api.as({ ...app.owner, slug: app.slug }).call('members.listMembers', {})
  return new Map(members.map(({ name, plan, spent }) => [name, { plan, spent }]))
}

describe("the owner's list of members", () => {
  it('shows each member what they bought last, and in all', async () => {
    const app = await anApp()
    const [ana, jonas] = [
      await aMember(app, { name: 'Ana Ferrer' }),
      await aMember(app, { name: 'Jonas Weber' }),
    ]
    await aMember(app, { name: 'Wei Zhang' })
    await aPurchase(ana, await aProduct(app, { title: 'Kettlebell 30' }))
    const last = await aProduct(app, { title: 'Base Camp' })
    await aPurchase(ana, last)
    await aPurchase(jonas, last)
    const rows = await rowsOf(app)
    expect(rows.get('Ana Ferrer')).toEqual({
      plan: { product_id: last.id, title: 'Base Camp', status: 'paid', trial_ends_at: null },
      spent: [{ amount: 9800, currency: 'EUR' }],
    })
    expect(rows.get('Jonas Weber')?.spent).toEqual([{ amount: 4900, currency: 'EUR' }])
    expect(rows.get('Wei Zhang')).toEqual({ plan: null, spent: [] })
  })

  it('names the subscription before one-time purchases, and shows when a trial ends', async () => {
    const app = await anApp()
    const [grace, priya] = [await aMember(app, { name: 'Grace' }), await aMember(app, { name: 'Priya' })]
    await aPurchase(grace, await aProduct(app, { title: 'Membership', versions: [MONTHLY] }))
    await aPurchase(grace, await aProduct(app, { title: 'Form check' }))
    await aPurchase(priya, await aProduct(app, { title: 'Team', versions: [TRIAL] }))
    const rows = await rowsOf(app)
    expect(rows.get('Grace')?.plan).toMatchObject({
      title: 'Membership',
      status: 'active',
      trial_ends_at: null,
    })
    const { plan, spent } = rows.get('Priya') ?? {}
    expect(plan).toMatchObject({ title: 'Team', status: 'trialing' })
    expect(Date.parse(plan?.trial_ends_at ?? '')).toBeGreaterThan(api.clock.now().getTime())
    expect(spent).toEqual([])
  })

  it('names a product that was granted without a purchase, in the list and the export', async () => {
    const app = await anApp()
    const owner = { ...app.owner, slug: app.slug }
    const [ana, wei] = [await aMember(app, { name: 'Ana' }), await aMember(app, { name: 'Wei' })]
    const [older, newer] = [
      await aProduct(app, { title: 'Base Camp' }),
      await aProduct(app, { title: 'Kettlebell 30' }),
    ]
    const starts_at = new Date(api.clock.now().getTime() - 86_400_000)
    await aGrant(app, ana, { product_id: older.id }, { cause: 'manual', starts_at })
    await aGrant(app, ana, { product_id: newer.id }, { cause: 'gift' })
    const { cause_id } = await aGrant(app, wei, { product_id: newer.id })
    await aRevocation(app, wei, { product_id: newer.id }, cause_id)
    const rows = await rowsOf(app)
    expect(rows.get('Ana')?.plan).toEqual({
      product_id: newer.id,
      title: 'Kettlebell 30',
      status: 'granted',
      trial_ends_at: null,
    })
    expect(rows.get('Wei')?.plan).toBeNull()
    await aPurchase(ana, older)
    expect((await rowsOf(app)).get('Ana')?.plan).toMatchObject({ title: 'Base Camp', status: 'paid' })
    const { lines } = await api.as(owner).call('members.exportMembers', { columns: ['plan', 'spent'] })
    expect(lines).toContain('Base Camp,Paid,49.00 EUR')
  })

  it('agrees with every other figure after a trial, renewals, a bump and a refund', async () => {
    const app = await anApp()
    const owner = { ...app.owner, slug: app.slug }
    const member = await aMember(app, { name: 'Ana' })
    const extra = await aProduct(app, { title: 'Meal plan', versions: [{ ...ONCE, amount: 1500 }] })
    const bump = { product_id: extra.id, version_id: versionOf(extra), title: 'Add it' }
    const club = await aProduct(app, { title: 'Club', versions: [TRIAL], order_bumps: [bump] })
    await aPurchase(member, club, { order_bumps: club.order_bumps.map(({ id }) => id) })
    const refunded = await aPurchase(member, await aProduct(app, { title: 'Course' }))
    await api.inApp(app.id, (tx) =>
      tx
        .updateTable('payments')
        .set({ reversed_at: api.clock.now(), reversal: 'refund' })
        .where('app_id', '=', app.id)
        .where('order_id', '=', refunded.order_id)
        .execute(),
    )
    const spentOf = async () => (await rowsOf(app)).get('Ana')?.spent
    expect(await spentOf()).toEqual([{ amount: 1500, currency: 'EUR' }])
    await api.as(owner).call('apps.moveClock', { forward_seconds: 50 * 86_400 })
    const spent = [{ amount: 1500 + 2 * 2900, currency: 'EUR' }]
    await expect.poll(spentOf, { timeout: 15_000 }).toEqual(spent)

    const by_title = <T extends { title: string }>(items: readonly T[], amountOf: (item: T) => number) =>
      Object.fromEntries(items.map((item) => [item.title, amountOf(item)]))
    const paid = { Club: 5800, 'Meal plan': 1500, Course: 0 }
    const { purchases } = await api.as(owner).call('members.showMember', { id: member.user_id })
    expect(by_title(purchases, ({ amount }) => amount)).toEqual(paid)
    const { items } = await api.as(member).call('commerce.listPurchases')
    expect(by_title(items, ({ total }) => total.amount)).toEqual(paid)
    const products = await api.as(owner).call('commerce.listStudioProducts', {})
    expect(by_title(products.items, ({ revenue }) => revenue[0]?.amount ?? 0)).toEqual(paid)
    const { lines } = await api.as(owner).call('members.exportMembers', { columns: ['plan', 'spent'] })
    expect(lines).toContain('Club,Active,73.00 EUR')
  })
})
