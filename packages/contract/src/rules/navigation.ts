/** How many items a navigation has: five tabs are what fits beside each other on a phone. */
export const NAVIGATION_LIMITS = { min_tabs: 2, tabs: 5, menu: 10, label: 24 } as const

/** Who sees an item: everyone, members of the app, or people who are no members. */
export const AUDIENCES = ['everyone', 'members', 'visitors'] as const

export type NavigationAudience = (typeof AUDIENCES)[number]

/** Counts the tabs that members or visitors see. */
export function countTabs(
  items: readonly { place: 'tab' | 'menu'; audience: NavigationAudience }[],
  viewer: 'members' | 'visitors',
): number {
  return items.filter(({ place, audience }) => place === 'tab' && isShownTo(audience, viewer)).length
}

/** Whether an item is for members or visitors. */
export function isShownTo(audience: NavigationAudience, viewer: 'members' | 'visitors'): boolean {
  return audience === 'everyone' || audience === viewer
}
