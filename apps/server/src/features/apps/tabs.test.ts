import { describe, expect, it } from 'vitest'
import type { NavigationTab } from '@foyer/contract/apps/navigation-shapes'
import type { TabPage } from './needs.ts'
import { isPersonal, listTabPages, presentTabs } from './tabs.ts'

const tab = (target: NavigationTab['target'], given: Partial<NavigationTab> = {}): NavigationTab => ({
  id: `tab of ${target}`,
  place: 'tab',
  target,
  page_id: null,
  url: null,
  label: null,
  labels: {},
  icon: 'home',
  audience: 'everyone',
  hide_when_locked: false,
  ...given,
})

const page = (given: Partial<TabPage> = {}): TabPage => ({
  path: '/programs',
  title: 'Programs',
  titles: {},
  is_locked: false,
  is_public: true,
  ...given,
})

const pages = (given: Partial<TabPage> = {}) => new Map([['p1', page(given)]])
const none = new Map<string, TabPage>()
const guest = { is_member: false, pages: none }

describe('presentTabs', () => {
  it('leads to the screens that every app has', () => {
    const tabs = (['home', 'discover', 'schedule', 'messages', 'account'] as const).map((target) =>
      tab(target),
    )
    expect(presentTabs(tabs, guest).map(({ path }) => path)).toEqual([
      '/',
      '/discover/programs',
      '/me/schedule',
      '/me/messages',
      '/me/account',
    ])
  })

  it('leads to a page by its published path, and to an address', () => {
    const items = [
      tab('page', { page_id: 'p1' }),
      tab('link', { url: 'https://shop.example', label: 'Shop' }),
    ]
    expect(presentTabs(items, { is_member: false, pages: pages() }).map(({ path }) => path)).toEqual([
      '/programs',
      'https://shop.example',
    ])
  })

  it('omits a page that is not published or that the viewer may not know of', () => {
    expect(presentTabs([tab('home'), tab('page', { page_id: 'p1' })], guest)).toHaveLength(1)
  })

  it('shows members and visitors the items for them', () => {
    const items = [
      tab('home'),
      tab('account', { audience: 'members' }),
      tab('schedule', { audience: 'visitors' }),
    ]
    const targets = (is_member: boolean) =>
      presentTabs(items, { is_member, pages: none }).map(({ target }) => target)
    expect(targets(true)).toEqual(['home', 'account'])
    expect(targets(false)).toEqual(['home', 'schedule'])
  })

  it('leads to a locked page unless its owner hides it', () => {
    const locked = { is_member: true, pages: pages({ is_locked: true }) }
    expect(presentTabs([tab('page', { page_id: 'p1' })], locked)).toHaveLength(1)
    expect(presentTabs([tab('page', { page_id: 'p1', hide_when_locked: true })], locked)).toEqual([])
  })

  it('has the title of the page in every language where the owner gives no label', () => {
    const viewer = { is_member: false, pages: pages({ titles: { ar: 'البرامج', de: 'Programme' } }) }
    const [title] = presentTabs([tab('page', { page_id: 'p1', labels: { de: 'Kurse' } })], viewer)
    expect(title).toMatchObject({ label: 'Programs', labels: { ar: 'البرامج', de: 'Kurse' } })
    const [own] = presentTabs([tab('page', { page_id: 'p1', label: 'Training' })], viewer)
    expect(own).toMatchObject({ label: 'Training', labels: {} })
  })

  it('sends each icon as one path, also one that an earlier version has stored', () => {
    const drawings = presentTabs([tab('home'), tab('account', { icon: 'book' })], guest).map(
      ({ drawing }) => drawing,
    )
    expect(drawings.every((drawing) => drawing.startsWith('M'))).toBe(true)
  })
})

describe('isPersonal', () => {
  it.each([
    ['items for everyone', tab('home'), pages(), false],
    ['a public page', tab('page', { page_id: 'p1' }), pages(), false],
    ['a page that guests may not know of', tab('page', { page_id: 'p1' }), none, true],
    [
      'a private page that the viewer owns',
      tab('page', { page_id: 'p1' }),
      pages({ is_public: false }),
      true,
    ],
    ['an item for members', tab('account', { audience: 'members' }), none, true],
    [
      'an item that is hidden when locked',
      tab('page', { page_id: 'p1', hide_when_locked: true }),
      pages(),
      true,
    ],
  ])('decides about %s', (_what, item, known, is_personal) => {
    expect(isPersonal([item], known)).toBe(is_personal)
  })
})

describe('listTabPages', () => {
  it('names each page once', () => {
    const items = ['p1', 'p1', 'p2'].map((page_id) => tab('page', { page_id }))
    expect(listTabPages([tab('home'), ...items])).toEqual(['p1', 'p2'])
  })
})
