import { beforeAll, describe, expect, it } from 'vitest'
import type { InputFor } from '@foyer/contract/client'
import { anApp, anOwner, type TestApp } from '#test/factories/apps.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'
import { PUBLIC_ACCESS } from '../defaults.ts'
import { accessReferencesNeed } from '../index.ts'

const product = newId()
const overlay = newId()
const offer = newId()
const overlays = new Set([overlay, offer])

let api: TestServer
beforeAll(async () => {
  api = await aServer()
  api.replace(accessReferencesNeed, {
    findExistingProducts: async (_db, ids) => new Set(ids.filter((id) => id === product)),
    isOverlay: async (_db, id) => overlays.has(id),
  })
})

const asOwner = (app: TestApp) => api.as({ ...app.owner, slug: app.slug })
const access = (
  change: Partial<InputFor<'apps.updateAppAccess'>> = {},
): InputFor<'apps.updateAppAccess'> => ({
  ...PUBLIC_ACCESS,
  app_products: [],
  revision: 1,
  ...change,
})

describe('PUT /studio/app/access', () => {
  it('takes effect at once, raises the epoch and notifies the other features', async () => {
    const app = await anApp()
    await api.as({ slug: app.slug }).call('apps.getApp')
    const { revision, ...input } = access({
      is_subscriber_only: true,
      app_products: [product],
      purchase_overlay: overlay,
    })
    const loaded = await asOwner(app).call('apps.updateAppAccess', { ...input, revision })
    expect(loaded).toMatchObject({ access: input, access_revision: 2, access_epoch: app.access_epoch + 1 })

    const boot = await api.as({ slug: app.slug }).call('apps.getApp')
    expect(boot.access).toMatchObject({
      is_subscriber_only: true,
      app_products: [product],
      purchase_overlay: overlay,
    })
    const reported = await api.database.control
      .selectFrom('outbox')
      .select('payload')
      .where('app_id', '=', app.id)
      .where('name', '=', 'apps.access_changed')
      .execute()
    expect(reported).toEqual([{ payload: { app_id: app.id, access_epoch: app.access_epoch + 1 } }])
  })

  it('records who changed it and when, newest first', async () => {
    const app = await anApp()
    const admin = await anOwner({ account_id: app.account_id, role: 'account_admin' })
    await asOwner(app).call('apps.updateAppAccess', access({ require_sign_in: true }))
    await api.as({ ...admin, slug: app.slug }).call('apps.updateAppAccess', access({ revision: 2 }))
    const { changes } = await asOwner(app).call('apps.listAccessChanges')
    expect(changes.map((change) => [change.changed_by?.id, change.access.require_sign_in])).toEqual([
      [admin.team_member_id, false],
      [app.owner.team_member_id, true],
    ])
  })

  it('refuses to overwrite the change of another team member and shows who made it and when', async () => {
    const app = await anApp()
    const admin = await anOwner({ account_id: app.account_id, role: 'account_admin' })
    await api.as({ ...admin, slug: app.slug }).call('apps.updateAppAccess', access({ require_sign_in: true }))
    const before = await asOwner(app).call('apps.getStudioApp')
    const own_app = access({ is_private: true })
    await expect(asOwner(app).call('apps.updateAppAccess', own_app)).rejects.toMatchObject({
      status: 409,
      code: 'stale_revision',
      problem: { params: { changed_by: admin.name, changed_at: expect.stringMatching(/Z$/) } },
    })
    expect(await asOwner(app).call('apps.getStudioApp')).toMatchObject({
      access: before.access,
      access_revision: 2,
      access_epoch: before.access_epoch,
    })
    const stored = await asOwner(app).call('apps.updateAppAccess', { ...own_app, revision: 2 })
    expect(stored).toMatchObject({ access: { is_private: true, require_sign_in: false }, access_revision: 3 })
  })

  it('accepts one of two concurrent changes', async () => {
    const app = await anApp()
    const inputs = [{ is_private: true }, { require_sign_in: true }]
    const outcomes = await Promise.allSettled(
      inputs.map((input) => asOwner(app).call('apps.updateAppAccess', access(input))),
    )
    expect(outcomes.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await asOwner(app).call('apps.listAccessChanges')).changes).toHaveLength(1)
  })

  it('records every field in its history', async () => {
    const app = await anApp()
    const { revision, ...input } = access({
      is_private: true,
      is_subscriber_only: true,
      require_sign_in: true,
      allow_anonymous_browsing: false,
      app_products: [product],
      purchase_overlay: overlay,
      prompt_purchase_post_sign_up: true,
    })
    await asOwner(app).call('apps.updateAppAccess', { ...input, revision })
    const { changes } = await asOwner(app).call('apps.listAccessChanges')
    expect(changes.map((change) => change.access)).toEqual([input])
  })

  it.each([
    ['a product of another app', { app_products: [product, newId()] }, 'app_products.1', 'unknown_product'],
    ['an overlay of another app', { purchase_overlay: newId() }, 'purchase_overlay', 'unknown_overlay'],
    ['a subscriber-only app without a product', { is_subscriber_only: true }, 'app_products', 'required'],
    [
      'an offer after sign-up in an app that is not for subscribers',
      { prompt_purchase_post_sign_up: true, app_products: [product] },
      ...(['prompt_purchase_post_sign_up', 'needs_subscriber_only'] as const),
    ],
    [
      'a product named twice',
      { app_products: [product, product] },
      ...(['app_products', 'products_repeated'] as const),
    ],
    [
      'sign-in by Google without its keys',
      { sso_google_enabled: true },
      'sso_google_enabled',
      'provider_not_configured',
    ],
    [
      'sign-in by Apple without its keys',
      { sso_apple_enabled: true },
      'sso_apple_enabled',
      'provider_not_configured',
    ],
  ])('refuses %s, and changes nothing', async (_what, change, path, code) => {
    const app = await anApp()
    const refusal = { status: 422, code: 'invalid', problem: { errors: [{ path, code }] } }
    const { revision, ...input } = access(change)
    await expect(asOwner(app).call('apps.updateAppAccess', { ...input, revision })).rejects.toMatchObject(
      refusal,
    )
    await expect(asOwner(app).call('apps.previewAppAccess', input)).rejects.toMatchObject(refusal)
    expect((await asOwner(app).call('apps.getStudioApp')).access_epoch).toBe(app.access_epoch)
    expect((await asOwner(app).call('apps.listAccessChanges')).changes).toEqual([])
  })

  it('can be restricted although the page before the checkout, which is not in use, is gone', async () => {
    const app = await anApp()
    const call = asOwner(app).call
    const sold_product = { is_subscriber_only: true, app_products: [product], purchase_overlay: offer }
    overlays.add(offer)
    await call('apps.updateAppAccess', access(sold_product))
    overlays.delete(offer)
    const { revision, ...denied } = access({
      ...sold_product,
      is_subscriber_only: false,
      is_private: true,
      revision: 2,
    })
    expect(await call('apps.previewAppAccess', denied)).toMatchObject({ gains: 0 })
    expect((await call('apps.updateAppAccess', { ...denied, revision })).access).toEqual(denied)
    await expect(
      call('apps.previewAppAccess', { ...denied, is_subscriber_only: true }),
    ).rejects.toMatchObject({
      problem: { errors: [{ path: 'purchase_overlay', code: 'unknown_overlay' }] },
    })
    await expect(
      call('apps.previewAppAccess', { ...denied, purchase_overlay: newId() }),
    ).rejects.toMatchObject({ problem: { errors: [{ path: 'purchase_overlay', code: 'unknown_overlay' }] } })
  })

  it('is saved whole: a field left out is refused', async () => {
    const app = await anApp()
    for (const omitted of ['is_private', 'revision'] as const) {
      const { [omitted]: _left_out, ...rest } = access()
      const answer = await api.raw('PUT', '/api/v1/studio/app/access', {
        host: `${app.slug}.localhost`,
        headers: { 'x-user-token': app.owner.token, 'content-type': 'application/json' },
        body: JSON.stringify(rest),
      })
      expect(answer.status).toBe(422)
    }
  })

  it('is not for admins, other accounts or strangers', async () => {
    const app = await anApp()
    const admin = await anOwner({ account_id: app.account_id, role: 'admin' })
    const callers = [
      { ...admin, slug: app.slug },
      { ...(await anOwner()), slug: app.slug },
      { slug: app.slug },
    ]
    const outcomes = await Promise.allSettled(
      callers.map((caller) => api.as(caller).call('apps.updateAppAccess', access())),
    )
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.status)).toEqual([
      403, 404, 401,
    ])
  })
})

describe('GET /studio/app/access/changes', () => {
  it('shows only the own app’s changes', async () => {
    const [own_app, other_app] = [await anApp(), await anApp()]
    await asOwner(other_app).call('apps.updateAppAccess', access({ require_sign_in: true }))
    expect((await asOwner(own_app).call('apps.listAccessChanges')).changes).toEqual([])
    await expect(
      api.as({ ...own_app.owner, slug: other_app.slug }).call('apps.listAccessChanges'),
    ).rejects.toMatchObject({ status: 404 })
  })
})

describe('GET /app', () => {
  it('returns to a guest what the member app needs to start', async () => {
    const app = await anApp({ name: 'Kiln' })
    const boot = await api.as({ slug: app.slug }).call('apps.getApp')
    expect(boot).toMatchObject({
      slug: app.slug,
      name: 'Kiln',
      sign_in_methods: ['default', 'passwordless'],
      logo: null,
    })
    expect(boot.navigation.map((tab) => tab.path)).toEqual([
      '/',
      '/me/schedule',
      '/me/messages',
      '/me/account',
    ])
    expect(boot.access).not.toHaveProperty('sso_google_enabled')
  })

  it('shows a guest of a private app its name and theme, but no products', async () => {
    const app = await anApp({
      access: { is_private: true, app_products: [product] },
    })
    const answer = await api.raw('GET', '/api/v1/app', { host: `${app.slug}.localhost` })
    expect(answer.status).toBe(200)
    expect(answer.text).not.toContain(product)
    expect(answer.json()).toMatchObject({
      name: 'Kiln',
      access: { is_private: true },
    })
  })

  it('does not exist on a host without an app, or for a deleted one', async () => {
    await expect(api.as({ slug: 'nobody-has-this' }).call('apps.getApp')).rejects.toMatchObject({
      status: 404,
    })
    const app = await anApp()
    await api.database.control
      .updateTable('apps')
      .set({ deleted_at: new Date() })
      .where('id', '=', app.id)
      .execute()
    await expect(api.as({ slug: app.slug }).call('apps.getApp')).rejects.toMatchObject({ status: 404 })
  })

  it('is refused where host and header name different apps', async () => {
    const [one, two] = [await anApp(), await anApp()]
    const caller = { slug: one.slug, headers: { 'x-app-slug': two.slug } }
    await expect(api.as(caller).call('apps.getApp')).rejects.toMatchObject({ status: 404 })
  })
})
