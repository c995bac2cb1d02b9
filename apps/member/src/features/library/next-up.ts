import { groupByDay } from '@foyer/domain/schedule'
import type { ScheduleItem } from '../schedule/index.ts'
import type { HomeData } from './to-todo.ts'

type NextPage = HomeData['next'][number]

/** What comes next: something planned, with its day, or a page of the program that runs. */
export type NextUp = { day: string; item: ScheduleItem } | { day: null; page: NextPage }

/** So many are named. */
export const MAX_NEXT = 3

/** The items scheduled from today on and not completed, by day, without the one that the current task completes. */
export function selectPlanned(
  items: readonly ScheduleItem[],
  { day: today, zone, todo_item_id }: { day: string; zone: string; todo_item_id: string | null },
): Extract<NextUp, { item: unknown }>[] {
  return groupByDay(items, zone)
    .filter(({ day }) => day >= today)
    .flatMap(({ day, items: dayItems }) => dayItems.map((item) => ({ day, item })))
    .filter(({ item }) => !item.is_completed && item.id !== todo_item_id)
    .slice(0, MAX_NEXT)
}

/** Lists scheduled pages first, then the program's pages that are not scheduled yet. */
export function mergeNextUp(planned: readonly NextUp[], pages: readonly NextPage[]): NextUp[] {
  const plannedIds = new Set(
    planned.map((next) => (next.day === null ? next.page.page_id : next.item.item_id)),
  )
  const unplanned = pages.filter((page) => !plannedIds.has(page.page_id)).map((page) => ({ day: null, page }))
  return [...planned, ...unplanned].slice(0, MAX_NEXT)
}
