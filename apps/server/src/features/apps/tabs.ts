import type { BootTab, NavigationTab, TabTarget } from '@foyer/contract/apps/shapes'

/** The paths of the screens that every app has (architecture, section 9). */
const PATHS: Readonly<Record<Exclude<TabTarget, 'page'>, string>> = {
  home: '/',
  discover: '/discover/programs',
  schedule: '/me/schedule',
  messages: '/me/messages',
  account: '/me/account',
}

/** Returns the tabs as members see them, without those that link to a page with no known path. */
export function presentTabs(tabs: readonly NavigationTab[], paths: ReadonlyMap<string, string>): BootTab[] {
  return tabs.flatMap((tab) => {
    const path = tab.target === 'page' ? paths.get(tab.page_id ?? '') : PATHS[tab.target]
    return path === undefined ? [] : [{ ...tab, path }]
  })
}

/** The pages that tabs lead to. */
export function listTabPages(tabs: readonly NavigationTab[]): string[] {
  return [...new Set(tabs.flatMap((tab) => tab.page_id ?? []))]
}
