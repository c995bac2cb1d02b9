import type { BootTab } from '@foyer/contract/apps/navigation-shapes'
import { isScreenPath } from '@foyer/domain/pages'

/** The items that lead somewhere: pages, links, the start page, and screens that this app has. */
export function visibleTabs(tabs: readonly BootTab[], is_chat_available: boolean): BootTab[] {
  return tabs.filter(({ target, path }) => {
    if (target === 'messages') return is_chat_available
    return target === 'home' || target === 'page' || target === 'link' || isScreenPath(path)
  })
}
