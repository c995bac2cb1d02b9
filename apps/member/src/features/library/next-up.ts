import { groupByDay } from '@foyer/domain/schedule'
import type { ScheduleItem } from '../schedule/index.ts'
import type { HomeData } from './to-todo.ts'

type NextPage = HomeData['next'][number]

/** What comes next: something planned, with its day, or a page of the program that runs. */
export type NextUp = { day: string; item: ScheduleItem } | { day: null; page: NextPage }

/** So many are named. */
export const MAX_NEXT = 3

/** What is planned from today on and not done, by day; what is to be done now stands elsewhere already. */
export function selectPlanned(
  items: readonly ScheduleItem[],
  { day: today, zone, todo_id }: { day: string; zone: string; todo_id: string | null },
): Extract<NextUp, { item: unknown }>[] {
  return groupByDay(items, zone)
    .filter(({ day }) => day >= today)
    .flatMap(({ day, items: dayItems }) => dayItems.map((item) => ({ day, item })))
    .filter(({ day, item }) => !item.is_completed && !(day === today && item.item_id === todo_id))
    .slice(0, MAX_NEXT)
}

/** What is planned comes first, then the program goes on with what is not planned yet. */
export function mergeNextUp(planned: readonly NextUp[], pages: readonly NextPage[]): NextUp[] {
  const plannedIds = new Set(
    planned.map((next) => (next.day === null ? next.page.page_id : next.item.item_id)),
  )
  const unplanned = pages.filter((page) => !plannedIds.has(page.page_id)).map((page) => ({ day: null, page }))
  return [...planned, ...unplanned].slice(0, MAX_NEXT)
}
