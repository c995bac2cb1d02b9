import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aGrant, stubProducts } from '#test/factories/access.ts'
import { aMember, atApp } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPage, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

const product = newId()
type Member = Awaited<ReturnType<typeof aMember>>

describe('grants and revocations by the owner', () => {
  let api: TestServer
  let app: TestApp
  let owner: Caller
  let member: Member
  let locked: TestPage
  let private_page: TestPage

  beforeAll(async () => {
    api = await aServer()
    await stubProducts({ [product]: 'Platinum' })
    app = await anApp()
    owner = atApp(app.owner, app)
    locked = await aPage(app, { title: 'Locked', node: { require_purchase: true, products: [product] } })
    private_page = await aPage(app, { title: 'Attic', node: { is_private: true } })
    await publishApp(app)
  })

  beforeEach(async () => {
    member = await aMember(app)
  })

  const call = () => api.as(owner).call
  const grantTo = (entitlement: object) =>
    call()('access.grantEntitlement', { subscriber_id: member.subscriber_id, ...entitlement })
  const read = (page: TestPage, as: Caller = member) => api.as(as).call('pages.getPageBody', { id: page.id })

  it('can be a gift with a reason and an end, which is revoked like any grant', async () => {
    const ends_at = new Date(api.clock.now().getTime() + 86_400_000).toISOString()
    const gift = await grantTo({ product_id: product, cause: 'gift', ends_at, note: 'For her birthday' })
    expect(gift).toMatchObject({ kind: 'grant', cause: 'gift', ends_at, note: 'For her birthday' })
    expect((await read(locked)).page.page_id).toBe(locked.id)
    const { subscriber_id } = member
    const revocation = { subscriber_id, entitlement_id: gift.id }
    await call()('access.revokeEntitlement', revocation)
    await expect(read(locked)).rejects.toMatchObject({ code: 'purchase_required' })
    const { items } = await call()('access.listEntitlements', { subscriber_id })
    expect(items.map(({ kind, cause }) => [kind, cause])).toEqual([
      ['revocation', 'manual'],
      ['grant', 'gift'],
    ])
  })

  it('stays on the list while it is in force, however many newer ones exist, and can be revoked', async () => {
    const { subscriber_id } = member
    const gift = await grantTo({ product_id: product, cause: 'gift' })
    const cause_id = newId()
    await api.inApp(app.id, (tx) =>
      sql`
        insert into entitlements (app_id, id, subscriber_id, kind, product_id, starts_at, ends_at, cause, cause_id, created_at)
        select ${tx.app_id}, gen_random_uuid(), ${subscriber_id}, 'grant', ${product},
               created_at + day * interval '1 minute', created_at + (day + 1) * interval '1 minute',
               'subscription', ${cause_id}, created_at + day * interval '1 minute'
        from entitlements, generate_series(1, 600) as day where id = ${gift.id}
      `.execute(tx),
    )
    api.clock.advance(601 * 60_000)
    const { items, active_ids } = await call()('access.listEntitlements', { subscriber_id })
    expect(active_ids).toEqual([gift.id])
    expect(items).toHaveLength(501)
    expect(items.at(-1)).toMatchObject({ id: gift.id, cause: 'gift', status: 'held' })
    await call()('access.revokeEntitlement', { subscriber_id, entitlement_id: gift.id })
    await expect(read(locked)).rejects.toMatchObject({ code: 'purchase_required' })
  })

  it.each(['purchase', 'in_app_purchase', 'subscription', 'import'])(
    'is never said to be what only a payment or a file proves: %s',
    async (cause) => {
      await expect(grantTo({ product_id: product, cause })).rejects.toMatchObject({ status: 422 })
    },
  )

  it('unlocks a page with a product immediately, and locks it again', async () => {
    await expect(read(locked)).rejects.toMatchObject({
      code: 'purchase_required',
      status: 403,
      problem: { params: { product_ids: product } },
    })
    const granted = await grantTo({ product_id: product, note: 'Won the raffle' })
    expect(granted).toMatchObject({
      kind: 'grant',
      label: 'Platinum',
      cause: 'manual',
      note: 'Won the raffle',
    })
    expect((await read(locked)).page.page_id).toBe(locked.id)

    const revoked = await call()('access.revokeEntitlement', {
      subscriber_id: member.subscriber_id,
      entitlement_id: granted.id,
    })
    expect(revoked).toMatchObject({ kind: 'revocation', cause: 'manual' })
    await expect(read(locked)).rejects.toMatchObject({ code: 'purchase_required' })
    await expect(
      call()('access.revokeEntitlement', { subscriber_id: member.subscriber_id, entitlement_id: granted.id }),
    ).rejects.toMatchObject({ code: 'already_revoked' })
  })

  it('unlocks a private page, which answers like a missing one before and as private after', async () => {
    await expect(read(private_page)).rejects.toMatchObject({ status: 404, code: 'not_found' })
    const { id } = await grantTo({ page_id: private_page.id })
    expect((await read(private_page)).page.page_title).toBe('Attic')
    await call()('access.revokeEntitlement', { subscriber_id: member.subscriber_id, entitlement_id: id })
    await expect(read(private_page)).rejects.toMatchObject({ status: 403, code: 'is_private' })
    expect(await api.as(member).call('pages.resolvePage', { path: private_page.path })).toMatchObject({
      access: { granted: false, reason: 'IS_PRIVATE', product_ids: [] },
    })
  })

  it('ends by itself', async () => {
    const ends_at = new Date(api.clock.now().getTime() + 60_000)
    await grantTo({ product_id: product, ends_at: ends_at.toISOString() })
    await read(locked)
    api.clock.advance(60_000)
    await expect(read(locked)).rejects.toMatchObject({ code: 'purchase_required' })
  })

  it('is listed with its reasons, newest first', async () => {
    await aGrant(app, member, { product_id: product })
    await grantTo({ page_id: private_page.id })
    const { subscriber_id } = member
    const { items, active_ids, active_product_ids } = await call()('access.listEntitlements', {
      subscriber_id,
    })
    expect(active_product_ids).toEqual([product])
    expect(active_ids.toSorted()).toEqual(items.map((item) => item.id).toSorted())
    const [attic_grant, bought] = items
    await call()('access.revokeEntitlement', { subscriber_id, entitlement_id: attic_grant?.id ?? '' })
    const after = await call()('access.listEntitlements', { subscriber_id })
    expect(after.items.map((item) => item.kind)).toEqual(['revocation', 'grant', 'grant'])
    expect(after.active_ids).toEqual([bought?.id])
    expect(items.map((item) => [item.kind, item.label, item.cause])).toEqual([
      ['grant', 'Attic', 'manual'],
      ['grant', 'Platinum', 'purchase'],
    ])
  })

  it.each([
    ['nothing', {}, 'nothing_to_grant'],
    ['two things at once', { product_id: product, page_id: newId() }, 'nothing_to_grant'],
    ['a product that does not exist', { product_id: newId() }, 'invalid'],
    ['a page that does not exist', { page_id: newId() }, 'invalid'],
    ['something that has ended', { product_id: product, ends_at: '2001-01-01T00:00:00Z' }, 'invalid'],
    ['an end after the year 9999', { product_id: product, ends_at: '9999-12-31T23:59:59-23:59' }, 'invalid'],
  ])('refuses to give %s', async (_what, entitlement, code) => {
    await expect(grantTo(entitlement)).rejects.toMatchObject({ code })
  })

  it('refuses a grant of a page that is not private, since it has no effect', async () => {
    const below = await aPage(app, { parent: private_page })
    for (const page of [locked, below])
      await expect(grantTo({ page_id: page.id })).rejects.toMatchObject({
        problem: { errors: [{ path: 'page_id', code: 'page_not_private' }] },
      })
    expect(await grantTo({ page_id: private_page.id })).toMatchObject({
      kind: 'grant',
      page_id: private_page.id,
    })
  })

  it('explains why a member can or cannot see a page, also at another instant', async () => {
    const explain = (at?: string) =>
      call()('access.getPageAccess', {
        subscriber_id: member.subscriber_id,
        page_id: locked.id,
        ...(at ? { at } : {}),
      })
    const before = await explain()
    expect(before).toMatchObject({
      granted: false,
      reason: 'PURCHASE_REQUIRED',
      rules: [
        { rule: 'page_published', outcome: 'passed', is_deciding: false },
        {
          rule: 'page_purchase',
          outcome: 'failed',
          is_deciding: true,
          page_title: 'Locked',
          product_ids: [product],
        },
      ],
    })
    const ends_at = new Date(api.clock.now().getTime() + 60_000).toISOString()
    await grantTo({ product_id: product, ends_at })
    expect(await explain()).toMatchObject({ granted: true, reason: null })
    expect(await explain(ends_at)).toMatchObject({ granted: false })
  })

  it('allows only the team of this app, not members or other accounts', async () => {
    const stranger = await anApp()
    const foreign_owner = { ...stranger.owner, headers: { 'x-app-slug': app.slug } }
    const their_member = await aMember(stranger)
    const input = { subscriber_id: member.subscriber_id, product_id: product }
    await expect(api.as(member).call('access.grantEntitlement', input)).rejects.toMatchObject({ status: 401 })
    await expect(api.as(foreign_owner).call('access.grantEntitlement', input)).rejects.toMatchObject({
      status: 404,
    })
    for (const subscriber_id of [their_member.subscriber_id, newId()]) {
      await expect(call()('access.grantEntitlement', { ...input, subscriber_id })).rejects.toMatchObject({
        status: 404,
      })
      await expect(call()('access.listEntitlements', { subscriber_id })).rejects.toMatchObject({
        status: 404,
      })
    }
  })
})
