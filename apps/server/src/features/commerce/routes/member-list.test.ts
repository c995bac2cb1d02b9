import { beforeAll, describe, expect, it } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct, aPurchase, MONTHLY, TRIAL } from '#test/factories/commerce.ts'
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
})
