import { groupByDay } from '@foyer/domain/schedule'
import type { ScheduleItem } from '../schedule/index.ts'
import type { Now } from './todo-of.ts'

type NextPage = Now['next'][number]

/** What comes next: something planned, with its day, or a page of the program that runs. */
export type NextUp = { day: string; item: ScheduleItem } | { day: null; page: NextPage }

/** So many are named. */
export const MOST_NEXT = 3

/** What is planned from today on and not done, by day; what is to be done now stands elsewhere already. */
export function plannedNext(
  items: readonly ScheduleItem[],
  { day: today, zone, todo_id }: { day: string; zone: string; todo_id: string | null },
): Extract<NextUp, { item: unknown }>[] {
  return groupByDay(items, zone)
    .filter(({ day }) => day >= today)
    .flatMap(({ day, items: own }) => own.map((item) => ({ day, item })))
    .filter(({ day, item }) => !item.is_completed && !(day === today && item.item_id === todo_id))
    .slice(0, MOST_NEXT)
}

/** What is planned comes first, then the program goes on with what is not planned yet. */
export function nextUp(planned: readonly NextUp[], pages: readonly NextPage[]): NextUp[] {
  const known = new Set(planned.map((next) => (next.day === null ? next.page.page_id : next.item.item_id)))
  const onward = pages.filter((page) => !known.has(page.page_id)).map((page) => ({ day: null, page }))
  return [...planned, ...onward].slice(0, MOST_NEXT)
}
