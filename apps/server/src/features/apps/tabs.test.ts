import { describe, expect, it } from 'vitest'
import type { NavigationTab } from '@foyer/contract/apps/shapes'
import { presentTabs, listTabPages } from './tabs.ts'

const tab = (target: NavigationTab['target'], page_id: string | null = null): NavigationTab => ({
  id: `tab of ${target}`,
  target,
  page_id,
  label: null,
  icon: 'home',
})

describe('presentTabs', () => {
  it('leads to the screens that every app has', () => {
    const tabs = (['home', 'discover', 'schedule', 'messages', 'account'] as const).map((target) =>
      tab(target),
    )
    expect(presentTabs(tabs, new Map()).map(({ path }) => path)).toEqual([
      '/',
      '/discover/programs',
      '/me/schedule',
      '/me/messages',
      '/me/account',
    ])
  })

  it('leads to a page by its published path', () => {
    expect(presentTabs([tab('page', 'p1')], new Map([['p1', '/programs']]))[0]?.path).toBe('/programs')
  })

  it('omits a page that is not published or not visible to guests', () => {
    expect(presentTabs([tab('home'), tab('page', 'p1')], new Map())).toHaveLength(1)
  })
})

describe('listTabPages', () => {
  it('names each page once', () => {
    expect(listTabPages([tab('home'), tab('page', 'p1'), tab('page', 'p1'), tab('page', 'p2')])).toEqual([
      'p1',
      'p2',
    ])
  })
})
