import type { ApiClient, OutputFor } from '@foyer/contract/client'
import { itemToComplete } from '@foyer/domain/schedule'
import { addDays } from '@foyer/domain/time'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { subscribeToLocation } from '../../platform/routing/app-location.ts'

type Schedule = OutputFor<'schedule.listSchedule'>
export type ScheduledItem = Schedule['items'][number]

/** Prefix of the queries of scheduled items; the days from and to follow. */
export const SCHEDULED_ITEMS_KEY = ['schedule', 'items'] as const

const ITEM_PARAM = 'item'

/** The address of a page that is opened from a scheduled item: completing it there completes that item. */
export function withScheduledItem(path: string, item_id: string | null): string {
  return item_id === null ? path : `${path}?${ITEM_PARAM}=${encodeURIComponent(item_id)}`
}

/** The scheduled item from which an address opens its page; null without one. */
export function parseScheduledItem(search: string): string | null {
  return new URLSearchParams(search).get(ITEM_PARAM)
}

/** The items of all stored schedules, each once. */
export function listStoredItems(client: QueryClient): ScheduledItem[] {
  const schedules = client.getQueriesData<Schedule>({ queryKey: SCHEDULED_ITEMS_KEY })
  const items = schedules.flatMap(([, schedule]) => schedule?.items ?? [])
  return [...new Map(items.map((item) => [item.id, item])).values()]
}

/** Changes the items of all stored schedules. */
export function updateStoredItems(client: QueryClient, update: (item: ScheduledItem) => ScheduledItem): void {
  client.setQueriesData<Schedule>({ queryKey: SCHEDULED_ITEMS_KEY }, (schedule) =>
    schedule ? { ...schedule, items: schedule.items.map(update) } : schedule,
  )
}

type OpenedPage = { page_id: string; item_id: string | null }
type Item = Pick<ScheduledItem, 'id' | 'item_id' | 'date' | 'is_all_day' | 'is_completed'>

/** The id of the item that changes with a page's completion, by the rule of the server; null without one. */
export function itemOfCompletion(
  items: readonly Item[],
  { page_id, item_id }: OpenedPage,
  { is_completed, ...today }: { is_completed: boolean; day: string; zone: string },
): string | null {
  const ofPage = items.filter((item) => item.item_id === page_id && item.is_completed !== is_completed)
  if (item_id !== null) return ofPage.find((item) => item.id === item_id)?.id ?? null
  if (is_completed) return itemToComplete(ofPage, today)?.id ?? null
  // Which of several was completed last is known to the server only.
  return ofPage.length === 1 ? (ofPage[0]?.id ?? null) : null
}

/** Whether a page is also completed on another item than the one from which it was opened. */
export function hasOtherCompleted(items: readonly Item[], { page_id, item_id }: OpenedPage): boolean {
  return items.some((item) => item.item_id === page_id && item.id !== item_id && item.is_completed)
}

/** The query of a member's schedule from one day to another. */
export function scheduleQuery(api: ApiClient, from: string, to: string) {
  return {
    queryKey: [...SCHEDULED_ITEMS_KEY, from, to],
    queryFn: () => api('schedule.listSchedule', { from, to }),
  }
}

/** The scheduled item from which a page was opened, and whether it is completed; null while that is unknown. */
export function useOpenedItem(
  page_id: string,
  day: string,
): { id: string; is_completed: boolean | null } | null {
  const { api } = usePlatform()
  const client = useQueryClient()
  const id = useSyncExternalStore(
    subscribeToLocation,
    () => parseScheduledItem(location.search),
    () => null,
  )
  const subscribe = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(listener),
    [client],
  )
  const readCompleted = (): boolean | null => {
    const item = id === null ? undefined : listStoredItems(client).find((one) => one.id === id)
    return item?.item_id === page_id ? item.is_completed : null
  }
  const is_completed = useSyncExternalStore(subscribe, readCompleted, () => null)
  useQuery({ ...scheduleQuery(api, day, addDays(day, 6)), enabled: id !== null && is_completed === null })
  return id === null ? null : { id, is_completed }
}
