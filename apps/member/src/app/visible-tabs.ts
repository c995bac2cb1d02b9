import type { BootTab } from '@foyer/contract/apps/navigation-shapes'
import { isScreenPath } from '@foyer/domain/pages'

/** The items that lead somewhere: pages, links, the start page, and screens that this app has. */
export function visibleTabs(tabs: readonly BootTab[]): BootTab[] {
  return tabs.filter(
    ({ target, path }) => target === 'home' || target === 'page' || target === 'link' || isScreenPath(path),
  )
}
