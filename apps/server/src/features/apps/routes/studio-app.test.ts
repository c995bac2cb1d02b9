import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, anOwner, type TestApp } from '#test/factories/apps.ts'
import { aPicture } from '#test/factories/media.ts'
import { aPage } from '#test/factories/pages.ts'
import { aTranslation } from '#test/factories/translations.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})

const asOwner = (app: TestApp) => api.as({ ...app.owner, slug: app.slug })
const asRole = async (app: TestApp, role: 'admin' | 'account_admin') =>
  api.as({ ...(await anOwner({ account_id: app.account_id, role })), slug: app.slug })

describe('GET /studio/app', () => {
  it('returns the app of the host with what its team member may do', async () => {
    const app = await anApp({ name: 'Kiln' })
    const loaded = await asOwner(app).call('apps.getStudioApp')
    expect(loaded).toMatchObject({
      id: app.id,
      name: 'Kiln',
      abilities: { update: true, update_access: true, delete: true, move_clock: true },
    })
    const admin = await (await asRole(app, 'admin')).call('apps.getStudioApp')
    expect(admin.abilities).toEqual({ update: false, update_access: false, delete: false, move_clock: false })
  })

  it('is found by the header on the studio’s own host', async () => {
    const app = await anApp()
    const loaded = await api
      .as({ ...app.owner, headers: { 'x-app-slug': app.slug } })
      .call('apps.getStudioApp')
    expect(loaded.id).toBe(app.id)
  })

  it('answers for another account’s app as for one that does not exist', async () => {
    const [own_app, other_app] = [await anApp(), await anApp()]
    const foreign = await api.raw('GET', '/api/v1/studio/app', {
      host: `${other_app.slug}.localhost`,
      headers: { 'x-user-token': own_app.owner.token },
    })
    const unknown = await api.raw('GET', '/api/v1/studio/app', {
      host: 'no-such-app.localhost',
      headers: { 'x-user-token': own_app.owner.token },
    })
    expect([foreign.status, unknown.status]).toEqual([404, 404])
    const plain = (text: string) => text.replace(/"request_id":"[^"]*"/, '')
    expect(plain(foreign.text)).toBe(plain(unknown.text))
  })

  it('is refused to guests', async () => {
    const app = await anApp()
    await expect(api.as({ slug: app.slug }).call('apps.getStudioApp')).rejects.toMatchObject({ status: 401 })
  })
})

describe('PUT /studio/app', () => {
  it('changes what is sent, at once for members, and leaves the rest', async () => {
    const app = await anApp({ name: 'Kiln' })
    await api.as({ slug: app.slug }).call('apps.getApp')
    const messaging = {
      is_chat_available: true,
      member_to_member: true,
      member_to_admin: false,
      shows_typing: true,
    }
    const changed = await asOwner(app).call('apps.updateApp', {
      name: 'Kiln & Co',
      messaging,
      shows_badge: false,
    })
    expect(changed).toMatchObject({ name: 'Kiln & Co', messaging, shows_badge: false, time_zone: 'UTC' })
    const boot = await api.as({ slug: app.slug }).call('apps.getApp')
    expect(boot).toMatchObject({ name: 'Kiln & Co', messaging, shows_badge: false })
  })

  it('stores languages as a draft with one default', async () => {
    const app = await anApp()
    const locales = [
      { locale: 'de', status: 'default' },
      { locale: 'ar', status: 'published' },
      { locale: 'fr', status: 'draft' },
    ] as const
    const changed = await asOwner(app).call('apps.updateApp', { locales: [...locales] })
    expect(changed).toMatchObject({ default_locale: 'de', has_unpublished_settings: true })
    const boot = await api.as({ slug: app.slug }).call('apps.getApp')
    expect(boot).toMatchObject({ default_locale: 'de', locales: ['de', 'ar'] })
  })

  it.each([
    ['no default', 'one_default_required', [{ locale: 'en', status: 'published' }]],
    [
      'two defaults',
      'one_default_required',
      [
        { locale: 'en', status: 'default' },
        { locale: 'de', status: 'default' },
      ],
    ],
    [
      'a language twice',
      'given_twice',
      [
        { locale: 'en', status: 'default' },
        { locale: 'en', status: 'draft' },
      ],
    ],
  ] as const)('refuses languages with %s', async (_what, code, locales) => {
    const refusal = asOwner(await anApp()).call('apps.updateApp', { locales: [...locales] })
    await expect(refusal).rejects.toMatchObject({
      code: 'invalid',
      problem: { errors: [{ path: 'locales', code }] },
    })
  })

  it('publishes only languages that have texts, and keeps those that are published', async () => {
    const app = await anApp()
    const german = (status: 'published' | 'draft') => ({ locale: 'de' as const, status })
    const change = (...locales: { locale: 'ar' | 'de' | 'fr'; status: 'published' | 'draft' }[]) =>
      asOwner(app).call('apps.updateApp', { locales: [{ locale: 'en', status: 'default' }, ...locales] })
    await expect(change(german('published'))).rejects.toMatchObject({
      problem: { errors: [{ path: 'locales', code: 'not_translated' }] },
    })
    await change({ locale: 'ar', status: 'published' }, german('draft'))

    const page = await aPage(app, { title: 'Slow lifts' })
    const lists = async (locale: string) =>
      (await asOwner(app).call('apps.listLanguages')).items.find((item) => item.locale === locale)
    expect(await lists('de')).toEqual({ locale: 'de', has_interface: false, has_content: false })
    await aTranslation(app, { id: page.id, locale: 'de' }, () => 'Langsam heben')
    expect(await lists('de')).toEqual({ locale: 'de', has_interface: false, has_content: true })
    expect(await lists('en')).toEqual({ locale: 'en', has_interface: true, has_content: true })
    expect(await lists('ar')).toEqual({ locale: 'ar', has_interface: true, has_content: false })
    await change(german('published'))

    await asOwner(app).call('pages.deletePage', { id: page.id })
    expect(await lists('de')).toMatchObject({ has_content: false })
    await change(german('published'))
    await change(german('draft'))
    await expect(change(german('published'))).rejects.toMatchObject({ code: 'invalid' })
  })

  it('is not for admins', async () => {
    const app = await anApp()
    await expect((await asRole(app, 'admin')).call('apps.updateApp', { name: 'Mine' })).rejects.toMatchObject(
      { status: 403 },
    )
    await expect(
      (await asRole(app, 'account_admin')).call('apps.updateApp', { name: 'Ours' }),
    ).resolves.toMatchObject({ name: 'Ours' })
  })

  it('refuses fields that it does not know, such as the slug', async () => {
    const app = await anApp()
    const answer = await api.raw('PUT', '/api/v1/studio/app', {
      host: `${app.slug}.localhost`,
      headers: { 'x-user-token': app.owner.token, 'content-type': 'application/json' },
      body: JSON.stringify({ slug: 'other', account_id: newId() }),
    })
    expect(answer.status).toBe(422)
    expect(answer.json()).toMatchObject({
      errors: [
        { path: 'slug', code: 'unknown_field' },
        { path: 'account_id', code: 'unknown_field' },
      ],
    })
  })
})

describe('PUT /studio/app/theme', () => {
  it('changes the draft, which members see only after the next publish', async () => {
    const app = await anApp()
    const loaded = await asOwner(app).call('apps.updateAppTheme', {
      app_look: 'square',
      brand_color: { primary: '#112233' },
    })
    expect(loaded).toMatchObject({
      theme: { app_look: 'square', primary_color: '#112233', card_style: 'raised' },
    })
  })

  it('accepts a logo of the library, whose file anyone may then read', async () => {
    const app = await anApp()
    const picture = await aPicture(app)
    const { logo } = await asOwner(app).call('apps.updateAppTheme', { logo_media_id: picture.id })
    expect(logo?.id).toBe(picture.id)
    expect(logo?.src).toMatch(/^\/media\/public\//)
    const { apps } = await api.as(app.owner).call('apps.listApps')
    expect(apps[0]?.logo?.id).toBe(picture.id)
    expect((await asOwner(app).call('apps.updateAppTheme', { logo_media_id: null })).logo).toBeNull()
  })

  it('refuses another app’s picture like one that does not exist', async () => {
    const [own_app, other_app] = [await anApp(), await anApp()]
    const picture = await aPicture(other_app)
    for (const logo_media_id of [picture.id, newId()]) {
      await expect(asOwner(own_app).call('apps.updateAppTheme', { logo_media_id })).rejects.toMatchObject({
        problem: { errors: [{ path: 'logo_media_id', code: 'unknown_picture' }] },
      })
    }
  })

  it('is for every team member', async () => {
    const app = await anApp()
    await expect(
      (await asRole(app, 'admin')).call('apps.updateAppTheme', { card_style: 'flat' }),
    ).resolves.toMatchObject({ theme: { card_style: 'flat' } })
  })
})

describe('POST /studio/app/clock', () => {
  it('moves the clock of a sandbox app forward, again and again', async () => {
    const app = await anApp()
    await asOwner(app).call('apps.moveClock', { forward_seconds: 3600 })
    const moved = await asOwner(app).call('apps.moveClock', { forward_seconds: 86_400 })
    expect(moved.clock_offset_ms).toBe(90_000_000)
    expect(new Date(moved.now).getTime() - api.clock.now().getTime()).toBe(90_000_000)
    expect((await asOwner(app).call('apps.getStudioApp')).clock_offset_ms).toBe(90_000_000)
  })

  it('refuses for an app that takes real money', async () => {
    const app = await anApp({ is_sandbox: false })
    await expect(asOwner(app).call('apps.moveClock', { forward_seconds: 60 })).rejects.toMatchObject({
      status: 422,
      code: 'not_sandbox',
    })
    expect((await asOwner(app).call('apps.getStudioApp')).abilities.move_clock).toBe(false)
  })

  it.each([0, -60, 366 * 86_400 + 1, 1.5])('refuses %d seconds', async (forward_seconds) => {
    await expect(asOwner(await anApp()).call('apps.moveClock', { forward_seconds })).rejects.toMatchObject({
      code: 'invalid',
    })
  })

  it('is not for admins', async () => {
    const app = await anApp()
    await expect(
      (await asRole(app, 'admin')).call('apps.moveClock', { forward_seconds: 60 }),
    ).rejects.toMatchObject({ status: 403 })
  })
})

describe('GET /studio/setup', () => {
  it('ticks the brand for a colour of one’s own, and publish once there is a release', async () => {
    const fresh = await asOwner(await anApp({ primary_color: '#5c29d3' })).call('apps.getSetup')
    expect(doneSteps(fresh.steps, ['brand', 'publish'])).toEqual([false, false])
    const further = await asOwner(await anApp({ release_id: newId() })).call('apps.getSetup')
    expect(doneSteps(further.steps, ['brand', 'publish'])).toEqual([true, true])
    expect(further.done).toBe(further.steps.filter((step) => step.is_done).length)
    expect(further.total).toBe(further.steps.length)
  })

  it('is refused to other accounts', async () => {
    const [own_app, other_app] = [await anApp(), await anApp()]
    await expect(
      api.as({ ...own_app.owner, slug: other_app.slug }).call('apps.getSetup'),
    ).rejects.toMatchObject({
      status: 404,
    })
  })
})

function doneSteps(steps: readonly { name: string; is_done: boolean }[], names: readonly string[]) {
  return names.map((name) => steps.find((step) => step.name === name)?.is_done)
}
