import type { BootTab } from '@foyer/contract/apps/shapes'
import { isScreenPath } from '@foyer/domain/pages'

/** The tabs that lead somewhere: pages, the start page, and screens that this app has. */
export function visibleTabs(tabs: readonly BootTab[]): BootTab[] {
  return tabs.filter(({ target, path }) => target === 'home' || target === 'page' || isScreenPath(path))
}
