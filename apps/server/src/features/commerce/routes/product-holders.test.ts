import { beforeAll, describe, expect, it } from 'vitest'
import { aGrant } from '#test/factories/access.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct, aPurchase, MONTHLY, type TestProduct } from '#test/factories/commerce.ts'
import { aMember, atApp } from '#test/factories/identity.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const asOwner = () => api.as(atApp(app.owner, app))

/** A pack that Ana bought, Jonas owns by a bundle, Priya by a plan and Wei as a gift. */
async function aSoldPack(): Promise<TestProduct> {
  const pack = await aProduct(app, { title: 'Hotel week' })
  const bundle = await aProduct(app, { title: 'Anywhere' })
  const plan = await aProduct(app, { title: 'All-in', versions: [MONTHLY] })
  for (const { id, title, versions } of [bundle, plan])
    await asOwner().call('commerce.updateProduct', { id, title, versions, included_product_ids: [pack.id] })
  await aPurchase(await aMember(app, { name: 'Ana' }), pack)
  await aPurchase(await aMember(app, { name: 'Jonas' }), bundle)
  await aPurchase(await aMember(app, { name: 'Priya' }), plan)
  const terms = { cause: 'manual', ends_at: new Date('2031-03-04T12:00:00.000Z') } as const
  await aGrant(app, await aMember(app, { name: 'Wei' }), { product_id: pack.id }, terms)
  await aMember(app, { name: 'Olga' })
  return pack
}

describe('who owns a product', () => {
  it('is listed with every cause, until when, and what was paid', async () => {
    const pack = await aSoldPack()
    const { items, total_count } = await asOwner().call('commerce.listProductHolders', { id: pack.id })
    expect(total_count).toBe(4)
    expect(items.map(({ name, cause, part_of, paid }) => [name, cause, part_of, paid?.amount])).toEqual([
      ['Wei', 'manual', null, undefined],
      ['Priya', 'subscription', 'All-in', 2900],
      ['Jonas', 'purchase', 'Anywhere', 4900],
      ['Ana', 'purchase', null, 4900],
    ])
    expect(items.map(({ until }) => until !== null)).toEqual([true, true, false, false])
    const first = await asOwner().call('commerce.listProductHolders', { id: pack.id, limit: 3 })
    const rest = await asOwner().call('commerce.listProductHolders', {
      id: pack.id,
      cursor: first.next_cursor ?? '',
    })
    expect([first.items.length, rest.items.map(({ name }) => name)]).toEqual([3, ['Ana']])
  })

  it('is exported, and narrows the list of members', async () => {
    const pack = await aSoldPack()
    const { header, lines, count } = await asOwner().call('commerce.exportProductHolders', { id: pack.id })
    expect(header.trim()).toBe('Member,Email,Reason,Part of,Since,Until,Paid,Currency')
    expect(count).toBe(4)
    const rows = lines.trim().split(/\r?\n/)
    expect(rows[0]).toMatch(/^Wei,\S+@\S+,Added by the team,,\d{4}-\d\d-\d\d,2031-03-04,,$/)
    expect(rows[2]).toMatch(/^Jonas,.*,Purchase,Anywhere,\d{4}-\d\d-\d\d,,49\.00,EUR$/)
    const { members, total } = await asOwner().call('members.listMembers', { product_id: pack.id })
    expect(members.map(({ name }) => name).toSorted()).toEqual(['Ana', 'Jonas', 'Priya', 'Wei'])
    expect(total).toBe(4)
    const csv = await asOwner().call('members.exportMembers', { product_id: pack.id })
    expect(csv.count).toBe(4)
  })

  it('leaves out whose access ended, and is nobody of another app', async () => {
    const product = await aProduct(app)
    const member = await aMember(app)
    await aPurchase(member, product)
    const { items } = await asOwner().call('access.listEntitlements', { subscriber_id: member.subscriber_id })
    await asOwner().call('access.revokeEntitlement', {
      subscriber_id: member.subscriber_id,
      entitlement_id: items[0]?.id ?? '',
    })
    expect(await asOwner().call('commerce.listProductHolders', { id: product.id })).toEqual({
      items: [],
      next_cursor: null,
      total_count: 0,
    })
    const other = await anApp()
    const theirs = api.as(atApp(other.owner, other))
    for (const call of ['commerce.listProductHolders', 'commerce.exportProductHolders'] as const)
      await expect(theirs.call(call, { id: product.id })).rejects.toMatchObject({ status: 404 })
    expect((await theirs.call('members.listMembers', { product_id: product.id })).members).toEqual([])
  })
})
