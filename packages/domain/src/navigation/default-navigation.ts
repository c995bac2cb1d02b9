import type { NavigationTab } from '@foyer/contract/apps/navigation-shapes'

/** The navigation of an app whose owner has not changed it. */
export function createDefaultNavigation(newId: () => string): NavigationTab[] {
  const tab = (target: NavigationTab['target'], icon: NavigationTab['icon']): NavigationTab => ({
    id: newId(),
    place: 'tab',
    target,
    icon,
    page_id: null,
    url: null,
    label: null,
    labels: {},
    audience: 'everyone',
    hide_when_locked: false,
  })
  return [
    tab('home', 'home'),
    tab('schedule', 'calendar'),
    tab('messages', 'message'),
    tab('account', 'user'),
  ]
}
