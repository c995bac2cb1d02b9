import type { OutputFor } from '@foyer/contract/client'
import { countTabs, isShownTo, NAVIGATION_LIMITS } from '@foyer/contract/rules/navigation'
import { isSafeLink } from '@foyer/contract/rules/safe-link'
import { SCREEN_PATHS } from '@foyer/domain/navigation'
import { isScreenPath } from '@foyer/domain/pages'
import type { TreeNode } from '../queries.ts'

/** An item of the navigation. */
export type Item = OutputFor<'apps.getStudioApp'>['navigation'][number]
export type Target = Item['target']
export type Viewer = 'members' | 'visitors'

type Pages = ReadonlyMap<string, TreeNode>

/** The screens that members have; an item may also lead to a page or an address. */
export const SCREENS = (Object.keys(SCREEN_PATHS) as (keyof typeof SCREEN_PATHS)[]).filter(
  (name) => name === 'home' || isScreenPath(SCREEN_PATHS[name]),
)

/** Whether members find an item's target: a screen that there is, a page that is not deleted, an address. */
export function isAlive({ target, page_id }: Item, pages: Pages): boolean {
  if (target === 'link') return true
  if (target !== 'page') return SCREENS.includes(target)
  const page = pages.get(page_id ?? '')
  return page !== undefined && page.state !== 'deleted'
}

/** The items that a viewer without purchases sees in a place. */
export function listShown(items: readonly Item[], viewer: Viewer, pages: Pages): Item[] {
  return items.filter((item) => {
    const gate = pages.get(item.page_id ?? '')?.gate ?? 'open'
    const is_locked = gate !== 'open' && !(gate === 'login' && viewer === 'members')
    if (!isAlive(item, pages) || !isShownTo(item.audience, viewer)) return false
    return gate !== 'private' && !(item.hide_when_locked && is_locked)
  })
}

/** Why no item can be added to a place; null if one can. */
export function findFullPlace(
  items: readonly Item[],
  place: Item['place'],
): 'tabs_full' | 'menu_full' | 'top_full' | 'account_full' | null {
  if (place === 'tab')
    return Math.max(countTabs(items, 'members'), countTabs(items, 'visitors')) >= NAVIGATION_LIMITS.tabs
      ? 'tabs_full'
      : null
  const count = items.filter((item) => item.place === place).length
  return count >= NAVIGATION_LIMITS[place] ? `${place}_full` : null
}

/** Whether the tab bar could lose an item: members and visitors each need two. */
export function canRemove(items: readonly Item[], item: Item): boolean {
  if (item.place !== 'tab') return true
  const rest = items.filter(({ id }) => id !== item.id)
  return (['members', 'visitors'] as const).every(
    (viewer) => !isShownTo(item.audience, viewer) || countTabs(rest, viewer) >= NAVIGATION_LIMITS.min_tabs,
  )
}

/** Moves an item among those of its place, by its position there. */
export function moveWithinPlace(items: readonly Item[], id: string, to: number): Item[] {
  const moved = items.find((item) => item.id === id)
  if (!moved) return [...items]
  const same = items.filter((item) => item.place === moved.place && item.id !== id)
  const others = items.filter((item) => item.place !== moved.place)
  const sorted = [...same.slice(0, to), moved, ...same.slice(to)]
  return moved.place === 'tab' ? [...sorted, ...others] : [...others, ...sorted]
}

/** Changes what an item leads to; page and address belong to their targets alone. */
export function withTarget(item: Item, target: Target): Item {
  return {
    ...item,
    target,
    page_id: target === 'page' ? item.page_id : null,
    url: target === 'link' ? (item.url ?? '') : null,
    hide_when_locked: target === 'page' && item.hide_when_locked,
  }
}

/** What is wrong with the items, by path; the code of a text each. */
export function findFaults(items: readonly Item[], pages: Pages): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const [index, item] of items.entries()) {
    if (item.target === 'page' && item.page_id === null) faults[`items.${index}.page_id`] = 'page_required'
    if (item.page_id !== null && pages.size > 0 && !isAlive(item, pages))
      faults[`items.${index}.page_id`] = 'unknown_page'
    if (item.target !== 'link') continue
    if (!isSafeLink(item.url ?? '')) faults[`items.${index}.url`] = item.url ? 'unsafe_link' : 'required'
    if (!item.label) faults[`items.${index}.label`] = 'required'
  }
  const counts = (['members', 'visitors'] as const).map((viewer) => countTabs(items, viewer))
  if (Math.max(...counts) > NAVIGATION_LIMITS.tabs) faults['items'] = 'too_many_tabs'
  else if (Math.min(...counts) < NAVIGATION_LIMITS.min_tabs) faults['items'] = 'too_few_tabs'
  return faults
}
