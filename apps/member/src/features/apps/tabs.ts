import type { BootTab } from '@foyer/contract/apps/navigation-shapes'
import type { LabelKey } from '@foyer/i18n'

/** Default labels of tabs without a label by the owner, in the member's language. */
const LABELS: Readonly<Record<BootTab['target'], LabelKey>> = {
  home: 'member.tab.home',
  page: 'member.tab.page',
  link: 'member.tab.page',
  discover: 'member.tab.discover',
  schedule: 'member.tab.schedule',
  messages: 'member.tab.messages',
  account: 'member.tab.account',
}

const DISCOVER = '/discover/programs'

/** What an item is called in the member's language. */
export function getTabLabel(
  { target, label, labels }: Pick<BootTab, 'target' | 'label' | 'labels'>,
  { locale, t }: { locale: string; t: (key: LabelKey) => string },
): string {
  return Object.entries(labels).find(([name]) => name === locale)?.[1] ?? label ?? t(LABELS[target])
}

/**
 * The tab of a path: the one with the longest matching path prefix. The start page's tab matches the start page
 * only.
 */
export function activeTab(tabs: readonly Pick<BootTab, 'id' | 'path'>[], path: string | null): string | null {
  if (path === null) return null
  // The tab of Discover stands for all of its lists.
  const shown = path.replace(/^\/discover\/.*/, DISCOVER)
  const matches = (tab: string): boolean => shown === tab || (tab !== '/' && shown.startsWith(`${tab}/`))
  const [longest] = tabs.filter((tab) => matches(tab.path)).sort((a, b) => b.path.length - a.path.length)
  return longest?.id ?? null
}
