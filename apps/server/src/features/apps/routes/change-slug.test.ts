import { beforeAll, describe, expect, it } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import { anApp, anOwner, type TestApp } from '#test/factories/apps.ts'
import { aPasskey } from '#test/factories/passkeys.ts'
import { aSecondServer, aServer, clientFor, type TestServer } from '#test/harness.ts'
import { anOpenSocket } from '#test/sockets.ts'
import { newId } from '#platform/ids.ts'
import { newStorageKey } from '#platform/storage/index.ts'

const DAY_MS = 86_400_000

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})

/** Calls through the studio's host, so that only the header names the app. */
const inStudio = (app: TestApp, who = app.owner, slug = app.slug) =>
  api.as({ ...who, headers: { 'x-app-slug': slug } })
const aSlug = () => `moved-${newId().slice(-10)}`
const open = (slug: string, path: string) => api.raw('GET', path, { host: `${slug}.localhost` })
const anInput = (slug: string) =>
  ({ name: 'North Wall', slug, starter_kit: 'blank', primary_color: '#1e7bf0' }) as const

describe('PUT /studio/app/slug', () => {
  it('moves the app to the new host and logs it', async () => {
    const app = await anApp({ name: 'Kiln' })
    const slug = aSlug()
    const moved = await inStudio(app).call('apps.changeSlug', { slug })
    expect(moved).toMatchObject({ id: app.id, slug, address: { url: `http://${slug}.localhost` } })
    expect((await api.as({ slug }).call('apps.getApp')).id).toBe(app.id)
    expect((await open(slug, '/robots.txt')).status).toBe(200)
    const { entries } = await api.as(app.owner).call('team.listTeamLog')
    expect(entries[0]).toMatchObject({ action: 'app_slug_changed', subject_name: slug, app: { slug } })
  })

  it('leads documents of the old host to the same place of the new one, and answers calls and most files there with 404', async () => {
    const app = await anApp()
    const slug = aSlug()
    await open(app.slug, '/')
    await inStudio(app).call('apps.changeSlug', { slug })
    for (const path of ['/', '/programs/slow%20burn?lang=de', '/me/account?token=a%26b']) {
      const answer = await open(app.slug, path)
      expect([answer.status, answer.headers['location']]).toEqual([301, `http://${slug}.localhost${path}`])
      expect(answer.headers['cache-control']).toBe('no-cache')
    }
    for (const path of ['/api/v1/app', '/_pages/index.json', '/sw.js', '/media/public/x.png'])
      expect([path, (await open(app.slug, path)).status]).toEqual([path, 404])
    const post = await api.raw('POST', '/me/account', { host: `${app.slug}.localhost` })
    expect(post.status).toBe(404)
  })

  it('redirects pictures and link previews, so that shared links still show them', async () => {
    const app = await anApp()
    const slug = aSlug()
    const picture = newStorageKey({ app_id: app.id, type: 'image/png', is_public: true })
    const card = `/_og/${newId()}-${'a'.repeat(16)}.png`
    await inStudio(app).call('apps.changeSlug', { slug })
    for (const path of [`/media/${picture}`, `/media/${picture}?name=a`, card]) {
      const { status, headers } = await open(app.slug, path)
      expect([status, headers['location']]).toEqual([301, `http://${slug}.localhost${path}`])
      expect(headers['cache-control']).toBe('no-cache')
    }
  })

  it('keeps a path that looks like another host on its own host', async () => {
    const app = await anApp()
    const slug = aSlug()
    await inStudio(app).call('apps.changeSlug', { slug })
    for (const path of ['//evil.example/x', '/%2F%2Fevil.example', '/a%3Fb%23c']) {
      const { status, headers } = await open(app.slug, path)
      const host = status === 301 ? new URL(String(headers['location'])).host : null
      expect([null, `${slug}.localhost`]).toContain(host)
    }
    expect((await open(app.slug, '/a%3Fb')).headers['location']).toBe(`http://${slug}.localhost/a%3Fb`)
  })

  it('signs members out, closes their connections and reports beforehand how many lose a passkey', async () => {
    const app = await anApp()
    const [member, other] = [await aMember(app), await aMember(app)]
    await aPasskey(member)
    await aPasskey(member)
    await aPasskey(await aMember(await anApp()))
    const slug = aSlug()
    const before = await inStudio(app).call('apps.previewSlugChange', { slug })
    expect(before).toMatchObject({ is_free: true, passkey_holders: 1 })
    const { closed } = await anOpenSocket(api.port, other)
    await inStudio(app).call('apps.changeSlug', { slug })
    expect(await closed).toBe(4401)
    await expect(api.as({ ...member, slug }).call('identity.listSessions')).rejects.toMatchObject({
      status: 401,
    })
  })

  it('reserves the freed slug for 90 days, during which only its app can take it again', async () => {
    const [app, other] = [await anApp(), await anApp()]
    const slug = aSlug()
    await inStudio(app).call('apps.changeSlug', { slug })
    const taken_answer = { code: 'slug_taken' }
    await expect(inStudio(other).call('apps.changeSlug', { slug: app.slug })).rejects.toMatchObject(
      taken_answer,
    )
    await expect(api.as(other.owner).call('apps.createApp', anInput(app.slug))).rejects.toMatchObject(
      taken_answer,
    )
    expect(await api.as(other.owner).call('apps.checkSlug', { slug: app.slug })).toMatchObject({
      reason: 'slug_taken',
    })
    await inStudio(app, app.owner, slug).call('apps.changeSlug', { slug: app.slug })
    expect((await api.as({ slug: app.slug }).call('apps.getApp')).id).toBe(app.id)
    expect((await open(slug, '/')).headers['location']).toBe(`http://${app.slug}.localhost/`)
  })

  it('lets another have the slug after 90 days, and the old host leads nowhere else from then on', async () => {
    const [app, other] = [await anApp(), await anApp()]
    await inStudio(app).call('apps.changeSlug', { slug: aSlug() })
    await api.database.control
      .updateTable('slug_history')
      .set({ freed_at: new Date(api.clock.now().getTime() - 91 * DAY_MS) })
      .where('slug', '=', app.slug)
      .execute()
    expect((await open(app.slug, '/')).status).toBe(301)
    await inStudio(other).call('apps.changeSlug', { slug: app.slug })
    expect((await api.as({ slug: app.slug }).call('apps.getApp')).id).toBe(other.id)
    expect((await open(app.slug, '/robots.txt')).status).toBe(200)
  })

  it('leads from every slug that it had to the one that it has', async () => {
    const app = await anApp()
    const [second, third] = [aSlug(), aSlug()]
    await inStudio(app).call('apps.changeSlug', { slug: second })
    expect((await open(app.slug, '/')).headers['location']).toBe(`http://${second}.localhost/`)
    await inStudio(app, app.owner, second).call('apps.changeSlug', { slug: third })
    for (const former of [app.slug, second])
      expect((await open(former, '/')).headers['location']).toBe(`http://${third}.localhost/`)
  })

  it('gives a slug to one of two apps that claim it at once, and accepts one of two changes of an app', async () => {
    const [one, two] = [await anApp(), await anApp()]
    const slug = aSlug()
    const wanted_slug = await Promise.allSettled(
      [one, two].map((app) => inStudio(app).call('apps.changeSlug', { slug })),
    )
    expect(refusals(wanted_slug)).toEqual(['slug_taken'])

    const app = await anApp()
    const changes = await Promise.allSettled(
      [aSlug(), aSlug()].map((input) => inStudio(app).call('apps.changeSlug', { slug: input })),
    )
    const [refusal, ...more] = refusals(changes)
    expect(more).toEqual([])
    // The refusal comes from the change itself, or from the app lookup when the other change had already
    // finished.
    expect(['conflict', 'not_found']).toContain(refusal)
  })

  it('is heard by the other servers', async () => {
    const app = await anApp()
    const { port } = await aSecondServer()
    const there = (slug: string) => clientFor(port, { slug }).call('apps.getApp', {})
    await there(app.slug)
    const slug = aSlug()
    await expect(there(slug)).rejects.toMatchObject({ status: 404 })
    await inStudio(app).call('apps.changeSlug', { slug })
    await expect.poll(() => there(slug).then(({ id }) => id, String)).toBe(app.id)
    await expect(there(app.slug)).rejects.toMatchObject({ status: 404 })
  })

  it.each([
    ['slug_reserved', 'studio'],
    ['slug_invalid', 'two words'],
  ])('refuses with %s the slug "%s"', async (code, slug) => {
    const app = await anApp()
    await expect(inStudio(app).call('apps.changeSlug', { slug })).rejects.toMatchObject({ status: 422, code })
    expect(await inStudio(app).call('apps.previewSlugChange', { slug })).toMatchObject({ reason: code })
  })

  it('requires a fresh sign-in and allows only owners and account admins of this account', async () => {
    const [app, other] = [await anApp(), await anApp()]
    const [admin, account_admin] = await Promise.all(
      (['admin', 'account_admin'] as const).map((role) => anOwner({ account_id: app.account_id, role })),
    )
    const slug = aSlug()
    const change = (who: TestApp['owner']) => inStudio(app, who).call('apps.changeSlug', { slug })
    const preview = (who: TestApp['owner']) => inStudio(app, who).call('apps.previewSlugChange', { slug })
    for (const check of [change, preview]) {
      await expect(check(admin!)).rejects.toMatchObject({ status: 403 })
      await expect(check(other.owner)).rejects.toMatchObject({ status: 404 })
    }
    await api.database.control
      .updateTable('studio_sessions')
      .set({ created_at: new Date(api.clock.now().getTime() - 11 * 60_000) })
      .where('team_member_id', '=', app.owner.team_member_id)
      .execute()
    await expect(change(app.owner)).rejects.toMatchObject({ code: 'sign_in_again' })
    expect((await change(account_admin!)).slug).toBe(slug)
  })
})

function refusals(outcomes: readonly PromiseSettledResult<unknown>[]): unknown[] {
  return outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
}
