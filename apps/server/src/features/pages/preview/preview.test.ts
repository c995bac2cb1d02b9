import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMember, aTeamMember } from '#test/factories/identity.ts'
import { anApp, anOwner, type TestApp } from '#test/factories/apps.ts'
import { aProduct } from '#test/factories/commerce.ts'
import { aPreviewGrant, readPreview } from '#test/factories/draft-previews.ts'
import { runJob } from '#test/factories/jobs.ts'
import { aPicture } from '#test/factories/media.ts'
import { aBlock, aPage, usePlainRenderer, get, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aPreview } from '#test/factories/previews.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newSecret } from '#platform/secrets.ts'
import { cleanPreviewGrantsJob } from './jobs/clean-preview-grants.ts'

let api: TestServer
let app: TestApp
let root: TestPage
let lesson: TestPage
let sibling: TestPage

beforeAll(async () => {
  api = await aServer()
  await usePlainRenderer()
})
beforeEach(async () => {
  app = await anApp()
  root = await aPage(app, { title: 'Course', body_text: 'Welcome.' })
  lesson = await aPage(app, { title: 'Lesson', parent: root, body_text: 'Not live yet.' })
  sibling = await aPage(app, { title: 'Beside', body_text: 'Of another tree.' })
})

const studio = (who = app.owner) => api.as({ ...who, slug: app.slug })
const refused = { status: 403, code: 'forbidden' }
const unknown = { status: 404, code: 'not_found' }

describe('a grant', () => {
  it('shows the draft of every page of its tree, wherever it was opened', async () => {
    const { grant, path, origin } = await aPreviewGrant(app, lesson)
    expect({ path, origin }).toEqual({ path: lesson.path, origin: `http://${app.slug}.localhost` })
    const shown = await readPreview(app, lesson, grant)
    expect(JSON.stringify(shown)).toContain('Not live yet.')
    expect(shown.above).toEqual([{ page_id: root.id, path: root.path }])
    expect(JSON.stringify(await readPreview(app, root, grant))).toContain('Welcome.')
  })

  it('is valid for a quarter of an hour and is stored nowhere', async () => {
    const before = api.clock.now().getTime()
    const { grant, expires_at } = await aPreviewGrant(app, root)
    expect(Date.parse(expires_at) - before).toBe(15 * 60_000)
    expect(grant).toMatch(/^[\w-]{43}$/)
    const rows = await api.inApp(app.id, (tx) => tx.selectFrom('preview_grants').selectAll().execute())
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(grant)
    expect(api.logged()).not.toContain(grant)
  })

  it('is created only for the team of the account', async () => {
    const admin = await aTeamMember(app, { role: 'admin' })
    const as = { kind: 'everything' } as const
    await expect(api.as(admin).call('pages.openPreview', { id: root.id, as })).resolves.toBeTruthy()
    for (const [caller, status] of [
      [{ ...(await anOwner()), slug: app.slug }, 404],
      [await aMember(app), 401],
      [{ slug: app.slug }, 401],
    ] as const)
      await expect(api.as(caller).call('pages.openPreview', { id: root.id, as })).rejects.toMatchObject({
        status,
      })
    const other = await anApp()
    await expect(aPreviewGrant(other, root)).rejects.toMatchObject(unknown)
  })

  it('accepts only products of the app', async () => {
    const [own, foreign] = [await aProduct(app), await aProduct(await anApp())]
    await expect(
      aPreviewGrant(app, root, { as: { kind: 'member', product_ids: [own.id, foreign.id] } }),
    ).rejects.toMatchObject({
      status: 422,
      problem: { errors: [{ path: 'as.product_ids.1', code: 'unknown_product' }] },
    })
  })

  it('is returned with headers that prevent caching', async () => {
    const { grant } = await aPreviewGrant(app, root)
    const answer = await get(app, `/api/v1/pages/${root.id}/preview`, { 'x-preview-grant': grant })
    expect(answer.status).toBe(200)
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })
})

describe('drafts without a valid grant', () => {
  it('are shown to nobody, not even team members', async () => {
    for (const token of [undefined, app.owner.token, (await aMember(app)).token])
      await expect(
        readPreview(app, root, null, token === undefined ? {} : { 'x-user-token': token }),
      ).rejects.toMatchObject(refused)
  })

  it('are refused to pages of another origin, with a valid grant too', async () => {
    const { grant } = await aPreviewGrant(app, root)
    const own = `http://${app.slug}.localhost`
    const other = await anApp()
    for (const origin of [
      'https://evil.example',
      'null',
      'http://localhost',
      `https://${app.slug}.localhost`,
      `${own}:81`,
      `${own}.evil.example`,
      `http://${other.slug}.localhost`,
      'http://sandbox.localhost',
    ])
      await expect(readPreview(app, root, grant, { origin })).rejects.toMatchObject(refused)
    expect(await readPreview(app, root, grant, { origin: own })).toMatchObject({ kind: 'open' })
    expect(await readPreview(app, root, grant)).toMatchObject({ kind: 'open' })
  })

  it('are refused with the same response, whatever the cause', async () => {
    const { grant } = await aPreviewGrant(app, root)
    const other = await anApp()
    const strange = await aPreviewGrant(other, await aPage(other))
    const ended = await aPreviewGrant(app, root)
    await api.inApp(app.id, (tx) =>
      tx
        .updateTable('preview_grants')
        .set({ expires_at: api.clock.now() })
        .where('app_id', '=', app.id)
        .execute(),
    )
    const tokens = [null, '', 'x', newSecret(), grant, ended.grant, strange.grant, app.owner.token]
    const answers = await Promise.all(
      tokens.map((token) =>
        get(app, `/api/v1/pages/${root.id}/preview`, token === null ? {} : { 'x-preview-grant': token }),
      ),
    )
    const bodies = answers.map(({ status, json }) => ({ status, ...(json() as object), request_id: '' }))
    expect(new Set(bodies.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(bodies[0]).toMatchObject(refused)
  })

  it.each([
    ['who made it has signed out', { revoked_at: new Date() }],
    ['the studio session has run out', { expires_at: new Date(0) }],
  ])('are shut as soon as %s', async (_what, change) => {
    const { grant } = await aPreviewGrant(app, root)
    await readPreview(app, root, grant)
    await api.database.control
      .updateTable('studio_sessions')
      .set(change)
      .where('team_member_id', '=', app.owner.team_member_id)
      .execute()
    await expect(readPreview(app, root, grant)).rejects.toMatchObject(refused)
  })

  it('are locked as soon as the creator has moved to another team', async () => {
    const admin = await anOwner({ account_id: app.account_id, role: 'admin' })
    const { grant } = await aPreviewGrant(app, root, { by: admin })
    await readPreview(app, root, grant)
    const { account_id } = await anOwner()
    await api.database.control
      .updateTable('team_members')
      .set({ account_id })
      .where('id', '=', admin.team_member_id)
      .execute()
    await expect(readPreview(app, root, grant)).rejects.toMatchObject(refused)
  })

  it('stay with other apps of the same account', async () => {
    const second = await anApp({ owner: app.owner })
    const { grant } = await aPreviewGrant(app, root)
    await expect(readPreview(second, root, grant)).rejects.toMatchObject(refused)
    const page = await aPage(second)
    await expect(readPreview(second, page, grant)).rejects.toMatchObject(refused)
  })
})

describe('what a grant does not show', () => {
  it('is any page outside its tree, answered like an unknown one', async () => {
    const { grant } = await aPreviewGrant(app, lesson)
    const elsewhere = await aPage(await anApp())
    const nowhere = { id: '0197f0c2-0000-7000-8000-000000000000' }
    for (const page of [sibling, elsewhere, nowhere])
      await expect(readPreview(app, page, grant)).rejects.toMatchObject(unknown)
  })

  it('is anything of other drafts, even where the tree leads to them', async () => {
    const live = await aPage(app, { title: 'Live beside' })
    await publishApp(app)
    await rename(live, 'A secret plan')
    const fresh = await aPage(app, { title: 'A draft elsewhere' })
    const links = aBlock('collection', { source: 'pages', page_ids: [live.id, fresh.id] })
    const leading = await aPage(app, { parent: root, draft: { blocks: [links] } })
    const shown = JSON.stringify(await readPreview(app, leading, (await aPreviewGrant(app, root)).grant))
    expect(shown).toContain('Live beside')
    expect(shown).not.toContain('A secret plan')
    expect(shown).not.toContain(fresh.title)
  })

  it('is what any other call would show: it opens no body and writes nothing', async () => {
    const headers = { 'x-preview-grant': (await aPreviewGrant(app, root)).grant }
    const as = (slug: string | null) => api.as({ slug, headers: { ...headers, 'x-app-slug': app.slug } })
    await expect(as(app.slug).call('pages.getPageBody', { id: lesson.id })).rejects.toMatchObject(unknown)
    await expect(as(app.slug).call('pages.resolvePage', { path: lesson.path })).rejects.toMatchObject(unknown)
    await expect(as(null).call('pages.getStudioPage', { id: lesson.id })).rejects.toMatchObject({
      status: 401,
    })
    await expect(as(null).call('pages.deletePage', { id: lesson.id })).rejects.toMatchObject({ status: 401 })
  })
})

describe('who is signed in', () => {
  it('changes nothing of what a grant shows', async () => {
    const product = await aProduct(app)
    const sold = await aPage(app, { parent: root, node: { require_purchase: true, products: [product.id] } })
    const { grant } = await aPreviewGrant(app, root, { as: { kind: 'guest' } })
    const member = await aMember(app)
    const viewing = await aPreview(app)
    const alone = await readPreview(app, sold, grant)
    expect(alone).toMatchObject({ kind: 'locked', access: { reason: 'PURCHASE_REQUIRED' } })
    for (const { token } of [member, viewing.caller])
      expect(await readPreview(app, sold, grant, { 'x-user-token': token })).toEqual(alone)
  })
})

describe('a tree that has changed since', () => {
  const stale = { status: 409, code: 'preview_stale' }
  const moves: [string, () => Promise<unknown>][] = [
    ['by a draft', () => rename(lesson, 'Lesson one')],
    ['by a new page', () => aPage(app, { parent: lesson })],
    ['by a page that went', () => studio().call('pages.deletePage', { id: lesson.id })],
    [
      'by a page that came',
      () => studio().call('pages.movePage', { id: sibling.id, parent_id: root.id, position: 0 }),
    ],
    ['by an address', () => studio().call('pages.setPagePath', { id: lesson.id, path: '/elsewhere' })],
  ]
  it.each(moves)('%s is not shown any more', async (_how, change) => {
    const { grant } = await aPreviewGrant(app, root)
    await change()
    await expect(readPreview(app, root, grant)).rejects.toMatchObject(stale)
    await expect(readPreview(app, sibling, grant)).rejects.toMatchObject(stale)
    const again = await aPreviewGrant(app, root)
    await expect(readPreview(app, root, again.grant)).resolves.toMatchObject({ kind: 'open' })
  })

  it('is shown as long as only other pages have changed', async () => {
    const { grant } = await aPreviewGrant(app, root)
    await rename(sibling, 'Something else')
    await expect(readPreview(app, root, grant)).resolves.toMatchObject({ kind: 'open' })
  })
})

it('pictures of a draft that is not yet public are visible', async () => {
  const { id } = await aPicture(app)
  const image = aBlock('image', { image: { media_id: id, alt: 'A bar' } })
  const product = await aProduct(app)
  const node = { require_purchase: true, products: [product.id] }
  const sold = await aPage(app, { node, draft: { blocks: [image] } })
  const shown = await readPreview(app, sold, (await aPreviewGrant(app, sold)).grant)
  const src = shown.kind === 'open' ? (shown.index.media[id]?.src ?? '') : ''
  expect(src).toContain('/media/private/')
  expect((await get(app, src)).status).toBe(200)
})

it('grants that have run out are forgotten, and no others', async () => {
  await aPreviewGrant(app, root)
  await api.inApp(app.id, (tx) =>
    tx
      .updateTable('preview_grants')
      .set({ expires_at: new Date(api.clock.now().getTime() - 1) })
      .where('app_id', '=', app.id)
      .execute(),
  )
  const valid_grant = await aPreviewGrant(app, root)
  await runJob(cleanPreviewGrantsJob, app, {})
  const left = await api.inApp(app.id, (tx) => tx.selectFrom('preview_grants').select('expires_at').execute())
  expect(left.map(({ expires_at }) => expires_at.toISOString())).toEqual([valid_grant.expires_at])
  await expect(readPreview(app, root, valid_grant.grant)).resolves.toMatchObject({ kind: 'open' })
})

async function rename(page: TestPage, title: string): Promise<void> {
  const { revision, draft } = await studio().call('pages.getStudioPage', { id: page.id })
  await studio().call('pages.saveDraft', { id: page.id, revision, draft: { ...draft, title } })
}
