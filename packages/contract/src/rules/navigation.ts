/** How many items a navigation has: five tabs are what fits beside each other on a phone. */
export const NAVIGATION_LIMITS = { min_tabs: 2, tabs: 5, menu: 10, top: 2, account: 10, label: 24 } as const

/** Where an item stands: in the tab bar, in the menu, at the top of pages, or on the account screen. */
export const NAVIGATION_PLACES = ['tab', 'menu', 'top', 'account'] as const

export type NavigationPlace = (typeof NAVIGATION_PLACES)[number]

/** Who sees an item: everyone, members of the app, or people who are no members. */
export const AUDIENCES = ['everyone', 'members', 'visitors'] as const

export type NavigationAudience = (typeof AUDIENCES)[number]

/** Counts the tabs that members or visitors see. */
export function countTabs(
  items: readonly { place: NavigationPlace; audience: NavigationAudience }[],
  viewer: 'members' | 'visitors',
): number {
  return items.filter(({ place, audience }) => place === 'tab' && isShownTo(audience, viewer)).length
}

/** Whether an item is for members or visitors. */
export function isShownTo(audience: NavigationAudience, viewer: 'members' | 'visitors'): boolean {
  return audience === 'everyone' || audience === viewer
}
