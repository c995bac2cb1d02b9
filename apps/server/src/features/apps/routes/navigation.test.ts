import { beforeAll, describe, expect, it } from 'vitest'
import type { NavigationTab } from '@foyer/contract/apps/navigation-shapes'
import { createDefaultNavigation } from '@foyer/domain/navigation'
import { aGrant } from '#test/factories/access.ts'
import { anApp, anOwner, type TestApp } from '#test/factories/apps.ts'
import { aMember } from '#test/factories/identity.ts'
import { aPage, get, plainRenderer, publishApp, usePlainRenderer } from '#test/factories/pages.ts'
import { addLocales, aTranslation } from '#test/factories/translations.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
beforeAll(async () => {
  api = await aServer()
  await usePlainRenderer({
    ...plainRenderer,
    render: async (input) => ({
      ...(await plainRenderer.render(input)),
      html: JSON.stringify(input.app.navigation),
    }),
  })
})

const asOwner = (app: TestApp) => api.as({ ...app.owner, slug: app.slug })
const tab = (given: Partial<NavigationTab> = {}): NavigationTab => ({
  id: newId(),
  place: 'tab',
  target: 'home',
  page_id: null,
  url: null,
  label: null,
  labels: {},
  icon: 'home',
  audience: 'everyone',
  hide_when_locked: false,
  ...given,
})
const toPage = (page_id: string, given: Partial<NavigationTab> = {}) =>
  tab({ target: 'page', page_id, icon: 'layers', ...given })

async function save(app: TestApp, items: NavigationTab[]) {
  const { navigation_revision } = await asOwner(app).call('apps.getStudioApp')
  return asOwner(app).call('apps.updateNavigation', { revision: navigation_revision, items })
}

/** The paths that a viewer's navigation leads to. */
async function paths(app: TestApp, caller: Caller = {}): Promise<string[]> {
  const { navigation } = await api.as({ ...caller, slug: app.slug }).call('apps.getApp')
  return navigation.map(({ path }) => path)
}

describe('PUT /studio/app/navigation', () => {
  it('is published with the release and comes back with an earlier one', async () => {
    const app = await anApp()
    await aPage(app, { path: '/' })
    const page = await aPage(app, { path: '/programs', title: 'Programs' })
    await publishApp(app)
    const before = await paths(app)

    const items = [
      tab(),
      toPage(page.id),
      tab({ target: 'account', place: 'menu', icon: 'user' }),
      tab({ target: 'messages', place: 'top', icon: 'message' }),
      tab({ target: 'schedule', place: 'account', icon: 'calendar' }),
    ]
    const saved = await save(app, items)
    expect(saved).toMatchObject({ navigation: items, has_unpublished_settings: true })
    expect(await paths(app)).toEqual(before)
    const { items: changes } = await asOwner(app).call('pages.listChanges')
    expect(changes.map(({ kind }) => kind)).toEqual(['navigation'])

    await publishApp(app)
    const boot = await api.as({ slug: app.slug }).call('apps.getApp')
    expect(boot.navigation.map(({ path, label, place }) => [path, label, place])).toEqual([
      ['/', null, 'tab'],
      ['/programs', 'Programs', 'tab'],
      ['/me/account', null, 'menu'],
      ['/me/messages', null, 'top'],
      ['/me/schedule', null, 'account'],
    ])
    expect(boot.is_navigation_personal).toBe(false)

    const { items: releases } = await asOwner(app).call('pages.listReleases', {})
    await asOwner(app).call('pages.restoreRelease', { id: releases.at(-1)?.id ?? '' })
    expect(await paths(app)).toEqual(before)
  })

  it.each<[string, NavigationTab[], string, string]>([
    ['six tabs', Array.from({ length: 6 }, () => tab()), 'items', 'too_many_tabs'],
    [
      'six tabs for members',
      [...Array.from({ length: 5 }, () => tab()), tab({ audience: 'members' })],
      'items',
      'too_many_tabs',
    ],
    ['one tab for visitors', [tab(), tab({ audience: 'members' })], 'items', 'too_few_tabs'],
    [
      'eleven items in the menu',
      [tab(), tab(), ...Array.from({ length: 11 }, () => tab({ place: 'menu' }))],
      'items',
      'too_many_menu_items',
    ],
    [
      'three icons at the top',
      [tab(), tab(), ...Array.from({ length: 3 }, () => tab({ place: 'top' }))],
      'items',
      'too_many_top_items',
    ],
    [
      'eleven items on the account screen',
      [tab(), tab(), ...Array.from({ length: 11 }, () => tab({ place: 'account' }))],
      'items',
      'too_many_account_items',
    ],
    ['an icon that there is not', [tab(), tab({ icon: 'unicorn' as never })], 'items.1.icon', 'unknown_icon'],
    ['a page tab without its page', [tab(), tab({ target: 'page' })], 'items.1.page_id', 'page_required'],
    [
      'a page on a tab that leads elsewhere',
      [tab(), tab({ target: 'schedule', page_id: newId() })],
      'items.1.page_id',
      'page_required',
    ],
    ['a page that does not exist', [tab(), toPage(newId())], 'items.1.page_id', 'unknown_page'],
    [
      'a script as address',
      [tab(), tab({ target: 'link', url: 'javascript:alert(1)', label: 'Shop' })],
      'items.1.url',
      'unsafe_link',
    ],
    [
      'a link without a label',
      [tab(), tab({ target: 'link', url: 'https://shop.example' })],
      'items.1.label',
      'required',
    ],
  ])('refuses %s', async (_what, items, path, code) => {
    const app = await anApp()
    await expect(save(app, items)).rejects.toMatchObject({
      code: 'invalid',
      problem: { errors: [{ path, code }] },
    })
  })

  it('refuses one id twice, deleted pages and pages of other apps', async () => {
    const [app, other] = [await anApp(), await anApp()]
    const same = tab()
    await expect(save(app, [same, same])).rejects.toMatchObject({
      problem: { errors: [{ path: 'items.1.id', code: 'given_twice' }] },
    })
    const foreign = await aPage(other)
    const deleted = await aPage(app)
    await asOwner(app).call('pages.deletePage', { id: deleted.id })
    for (const page of [foreign, deleted])
      await expect(save(app, [tab(), toPage(page.id)])).rejects.toMatchObject({
        problem: { errors: [{ path: 'items.1.page_id', code: 'unknown_page' }] },
      })
  })

  it('takes five tabs for members and five for visitors', async () => {
    const four = Array.from({ length: 4 }, () => tab())
    const items = [...four, tab({ audience: 'members' }), tab({ audience: 'visitors' })]
    expect((await save(await anApp(), items)).navigation).toHaveLength(6)
  })

  it('refuses what was made from an earlier draft, and changes nothing', async () => {
    const app = await anApp()
    const { navigation_revision: revision } = await asOwner(app).call('apps.getStudioApp')
    const { navigation } = await save(app, [tab(), tab()])
    await expect(
      asOwner(app).call('apps.updateNavigation', { revision, items: createDefaultNavigation(newId) }),
    ).rejects.toMatchObject({ code: 'stale_revision' })
    expect((await asOwner(app).call('apps.getStudioApp')).navigation).toEqual(navigation)
  })

  it('is for the whole team of the app, and for nobody else', async () => {
    const app = await anApp()
    const { navigation_revision: revision, navigation: items } = await asOwner(app).call('apps.getStudioApp')
    const admin = await anOwner({ account_id: app.account_id, role: 'admin' })
    await api.as({ ...admin, slug: app.slug }).call('apps.updateNavigation', { revision, items })
    for (const caller of [await anOwner(), await aMember(app), {}])
      await expect(
        api.as({ ...caller, slug: app.slug }).call('apps.updateNavigation', { revision, items }),
      ).rejects.toMatchObject({ status: expect.toSatisfy((status) => [401, 403, 404].includes(status)) })
  })

  it('warns of items whose page is deleted or new', async () => {
    const app = await anApp()
    const [gone, fresh] = [await aPage(app, { title: 'Gone' }), await aPage(app, { title: 'Fresh' })]
    const item = toPage(gone.id, { label: 'Old plan' })
    await save(app, [tab(), item, toPage(fresh.id)])
    await asOwner(app).call('pages.deletePage', { id: gone.id })
    const { warnings } = await asOwner(app).call('pages.listChanges')
    expect(warnings.map(({ code, title, path }) => [code, title, path])).toEqual([
      ['tab_to_deleted_page', 'Old plan', `navigation.${item.id}`],
      ['tab_to_unpublished_page', 'Fresh', expect.any(String)],
    ])
    await publishApp(app)
    expect(await paths(app)).toEqual(['/', fresh.path])
  })
})

describe('the navigation of a viewer', () => {
  it('has the items for members and those for visitors, in documents only the latter', async () => {
    const app = await anApp()
    await aPage(app, { path: '/' })
    await save(app, [
      tab(),
      tab({ target: 'account', icon: 'user' }),
      tab({
        target: 'link',
        url: 'https://chat.example/secret-group',
        label: 'Our group',
        audience: 'members',
      }),
      tab({ target: 'link', url: 'https://kiln.example', label: 'About', audience: 'visitors' }),
    ])
    await publishApp(app)
    expect(await paths(app)).toEqual(['/', '/me/account', 'https://kiln.example'])
    expect(await paths(app, await aMember(app))).toEqual([
      '/',
      '/me/account',
      'https://chat.example/secret-group',
    ])
    const document = await get(app, '/')
    expect(document.text).toContain('https://kiln.example')
    expect(document.text).not.toMatch(/secret-group|Our group/)
    expect((await api.as({ slug: app.slug }).call('apps.getApp')).is_navigation_personal).toBe(true)
  })

  it('has a private page only for who owns it, and a locked one unless it is hidden', async () => {
    const app = await anApp()
    await aPage(app, { path: '/' })
    const secret = await aPage(app, {
      path: '/secret-plan',
      title: 'The secret plan',
      node: { is_private: true },
    })
    const login = await aPage(app, { path: '/inside', node: { require_authentication: true } })
    await save(app, [
      tab(),
      toPage(secret.id),
      toPage(login.id),
      toPage(login.id, { hide_when_locked: true }),
    ])
    await publishApp(app)
    const [member, owner] = [await aMember(app), await aMember(app)]
    await aGrant(app, owner, { page_id: secret.id })
    expect(await paths(app)).toEqual(['/', '/inside'])
    expect(await paths(app, member)).toEqual(['/', '/inside', '/inside'])
    expect(await paths(app, owner)).toEqual(['/', '/secret-plan', '/inside', '/inside'])
    const { text } = await get(app, '/')
    expect(text).not.toMatch(/secret/i)
  })

  it('shows guests of a private app no page, and its members all', async () => {
    const app = await anApp({ access: { is_private: true } })
    const page = await aPage(app, { path: '/secret-plan', title: 'The secret plan' })
    await save(app, [tab(), toPage(page.id, { label: 'The secret plan' })])
    await publishApp(app)
    expect(await paths(app)).toEqual(['/'])
    expect((await get(app, '/')).text).not.toMatch(/secret/i)
    expect(await paths(app, await aMember(app))).toEqual(['/', '/secret-plan'])
  })

  it('has the title of a page in the languages of the app', async () => {
    const app = await anApp()
    const page = await aPage(app, { title: 'Programs' })
    await addLocales(app, ['ar'])
    await aTranslation(app, { id: page.id, locale: 'ar' }, (_source, key) =>
      key === 'title' ? 'البرامج' : null,
    )
    await save(app, [tab({ label: 'Start', labels: { ar: 'البداية' } }), toPage(page.id)])
    await publishApp(app)
    const { navigation } = await api.as({ slug: app.slug }).call('apps.getApp')
    expect(navigation.map(({ label, labels }) => [label, labels])).toEqual([
      ['Start', { ar: 'البداية' }],
      ['Programs', { ar: 'البرامج' }],
    ])
  })
})
