import type { BootTab, NavigationTab } from '@foyer/contract/apps/navigation-shapes'
import { isShownTo } from '@foyer/contract/rules/navigation'
import { ICON_DRAWINGS, SCREEN_PATHS } from '@foyer/domain/navigation'
import type { TabPage } from './needs.ts'

type Viewer = { is_member: boolean; pages: ReadonlyMap<string, TabPage> }

/**
 * Returns the items that a viewer sees: those for them, without items whose page is not published or unknown to them,
 * or locked where the owner hides it then.
 */
export function presentTabs(items: readonly NavigationTab[], { is_member, pages }: Viewer): BootTab[] {
  return items.flatMap((item): BootTab[] => {
    const page = pages.get(item.page_id ?? '')
    const path = getPath(item, page)
    if (path === null || !isShownTo(item.audience, is_member ? 'members' : 'visitors')) return []
    if (item.hide_when_locked && page?.is_locked) return []
    const { id, place, target, page_id, icon } = item
    const texts =
      item.label === null && page
        ? { label: page.title, labels: { ...page.titles, ...item.labels } }
        : { label: item.label, labels: item.labels }
    const drawing = ICON_DRAWINGS[icon === 'book' ? 'book_open' : icon]
    return [{ id, place, target, page_id, path, ...texts, drawing }]
  })
}

/** The pages that items lead to. */
export function listTabPages(items: readonly NavigationTab[]): string[] {
  return [...new Set(items.flatMap((item) => item.page_id ?? []))]
}

/** Whether some member may see other items than guests do. */
export function isPersonal(items: readonly NavigationTab[], pages: ReadonlyMap<string, TabPage>): boolean {
  return items.some(
    ({ audience, hide_when_locked, page_id }) =>
      audience !== 'everyone' || hide_when_locked || (page_id !== null && !pages.get(page_id)?.is_public),
  )
}

function getPath({ target, url }: NavigationTab, page: TabPage | undefined): string | null {
  if (target === 'link') return url
  return target === 'page' ? (page?.path ?? null) : SCREEN_PATHS[target]
}
