import type { ContentRule } from '@foyer/contract/library/rule-shapes'

/**
 * A list of pages that is found when the page is rendered; the result is `lists[key]` of the page index. `children`: of
 * a page id (null: of the page itself); `filter`: what a rule of the owner finds; `content_type`: pages of that type,
 * newest first, as versions from before rules have it.
 */
export type ListRule = { key: string; limit: number } & (
  | { rule: 'children'; page_id: string | null }
  | { rule: 'filter'; filter: ContentRule }
  | { rule: 'content_type'; content_type: string }
)

/** The key of a page's own list in `lists` of its index; blocks use their id. */
export const OWN_LIST = 'own'

/** Whether a rule finds other pages for a member than for a guest. */
export function dependsOnMember({ progress, price, schedule_type }: ContentRule): boolean {
  const is_of_schedule = schedule_type === 'scheduled' || schedule_type === 'unscheduled'
  return progress !== null || price === 'owned' || is_of_schedule
}
