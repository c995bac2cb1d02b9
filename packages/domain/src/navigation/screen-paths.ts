import type { TabTarget } from '@foyer/contract/apps/navigation-shapes'

/** The paths of the screens that items of a navigation lead to (architecture, section 9). */
export const SCREEN_PATHS: Readonly<Record<Exclude<TabTarget, 'page' | 'link'>, string>> = {
  home: '/',
  discover: '/discover/programs',
  schedule: '/me/schedule',
  messages: '/me/messages',
  account: '/me/account',
}
