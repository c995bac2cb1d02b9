import type { BootTab } from '@foyer/contract/apps/shapes'
import type { LabelKey } from '@foyer/i18n'

/** Default labels of tabs without a label by the owner, in the member's language. */
const LABELS: Readonly<Record<BootTab['target'], LabelKey>> = {
  home: 'member.tab.home',
  page: 'member.tab.page',
  discover: 'member.tab.discover',
  schedule: 'member.tab.schedule',
  messages: 'member.tab.messages',
  account: 'member.tab.account',
}

/** The key of a tab's label. */
export function tabLabelKey(tab: Pick<BootTab, 'target'>): LabelKey {
  return LABELS[tab.target]
}

/**
 * The tab of a path: the one with the longest matching path prefix. The start page's tab matches the start page
 * only.
 */
export function activeTab(tabs: readonly Pick<BootTab, 'id' | 'path'>[], path: string | null): string | null {
  if (path === null) return null
  const matches = (tab: string): boolean => path === tab || (tab !== '/' && path.startsWith(`${tab}/`))
  const [longest] = tabs.filter((tab) => matches(tab.path)).sort((a, b) => b.path.length - a.path.length)
  return longest?.id ?? null
}
