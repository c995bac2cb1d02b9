import type { CallName, InputFor, OutputFor } from '@foyer/contract/client'
import { ApiError } from '@foyer/contract/api-error'
import { isPast, scheduledDay, type ScheduledDate } from '@foyer/domain/schedule'
import { useFormat, useT } from '@foyer/i18n/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient, UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { explainRefusal } from '../../platform/explain-refusal.ts'
import { useFormatError } from '../../platform/format-error.ts'
import { offerPush } from '../../platform/push-offer.ts'
import { useToday } from '../../platform/session/use-today.ts'
import { useUndoable, type Undoable } from '../../platform/offline/use-undoable.ts'
import { useToast } from '../../platform/toasts.ts'
import { scheduleQuery, SCHEDULED_ITEMS_KEY } from '../progress/index.ts'
import { itemTitle } from './calendar.ts'
import type { ScheduleItem } from './calendar.ts'

type Schedule = OutputFor<'schedule.listSchedule'>

/**
 * Loads the member's schedule, once enabled. Stored on the device for offline use; reloaded when queued changes are
 * settled.
 */
export function useSchedule(from: string, to: string, is_enabled = true): UseQueryResult<Schedule> {
  const { api, queue } = usePlatform()
  const client = useQueryClient()
  useEffect(
    () =>
      queue.onSettled(({ kind }) => {
        if (kind === 'schedule') void client.invalidateQueries({ queryKey: ['schedule'] })
      }),
    [queue, client],
  )
  return useQuery({
    ...scheduleQuery(api, from, to),
    enabled: is_enabled,
    placeholderData: () => findCovering(client, from, to),
  })
}

/** The part of a stored schedule that covers these days, for a range that was never requested. */
function findCovering(client: QueryClient, from: string, to: string): Schedule | undefined {
  const stored = client.getQueriesData<Schedule>({ queryKey: SCHEDULED_ITEMS_KEY })
  const found = stored.find(([[, , first, last], schedule]) => schedule && isCovered(first, last, from, to))
  return found && selectDays(found[1], from, to)
}

function isCovered(first: unknown, last: unknown, from: string, to: string): boolean {
  return typeof first === 'string' && typeof last === 'string' && first <= from && to <= last
}

function selectDays(schedule: Schedule | undefined, from: string, to: string): Schedule | undefined {
  if (!schedule) return undefined
  const { items, timezone } = schedule
  const isIncluded = (item: ScheduleItem): boolean => {
    const day = scheduledDay(item, timezone)
    return day >= from && day <= to
  }
  return { ...schedule, items: items.filter(isIncluded) }
}

/** Actions on scheduled items. Each resolves to the message of a refusal, or null on success. */
export interface ScheduleActions {
  add: (page: { page_id: string; page_title: string }, day: string) => Promise<string | null>
  move: (item: ScheduleItem, target: ScheduledDate, shift_subsequent: boolean) => Promise<string | null>
  duplicate: (item: ScheduleItem) => Promise<string | null>
  remove: (item: ScheduleItem) => Promise<string | null>
}

/** Changes the schedule: shown at once, queued offline, reverted when the server refuses. */
export function useScheduleActions(): ScheduleActions {
  const t = useT()
  const { queue } = usePlatform()
  const client = useQueryClient()
  const toast = useToast()
  const sendUndoable = useUndoable()
  const formatError = useFormatError()
  /** What a single field was refused for says more than that some fields are not valid. */
  const explain = (error: ApiError): string =>
    Object.values(explainRefusal(t, error)?.fields ?? {})[0] ?? formatError(error)
  const format = useFormat()
  const { zone, day: today } = useToday()

  const updateItems = (updater: (items: readonly ScheduleItem[]) => ScheduleItem[]): void => {
    client.setQueriesData<Schedule>({ queryKey: SCHEDULED_ITEMS_KEY }, (schedule) =>
      schedule ? { ...schedule, items: updater(schedule.items) } : schedule,
    )
  }
  const addItem = (queryKey: readonly unknown[], item: ScheduleItem): void => {
    client.setQueryData<Schedule>(
      queryKey,
      (schedule) =>
        schedule && { ...schedule, items: [...schedule.items.filter((one) => one.id !== item.id), item] },
    )
  }
  /** Active queries reload at once, unless a queued change has to stay visible. */
  const invalidateSchedule = async (refetchType: 'active' | 'none' = 'active'): Promise<void> => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ['schedule'], refetchType }),
      client.invalidateQueries({ queryKey: ['library'], refetchType }),
    ])
  }
  const send = async <Name extends CallName>(
    name: Name,
    input: InputFor<Name>,
    { title, detail, done }: { title: string; detail: string; done?: string },
  ): Promise<string | null> => {
    try {
      const { state } = await queue.send({ kind: 'schedule', name, input, title, detail })
      if (state === 'waiting') {
        toast(t('common.offline_saved'))
        await invalidateSchedule('none')
        return null
      }
      if (done !== undefined) toast(done)
      await invalidateSchedule()
      if (name === 'schedule.scheduleItem') offerPush()
      return null
    } catch (error) {
      await invalidateSchedule()
      if (!(error instanceof ApiError)) throw error
      return explain(error)
    }
  }

  const sendWithUndo = async <Name extends CallName, UndoName extends CallName>(
    undoable: Undoable<Name, UndoName>,
  ): Promise<string | null> => {
    try {
      const { state } = await sendUndoable(undoable)
      await invalidateSchedule(state === 'waiting' ? 'none' : 'active')
      return null
    } catch (error) {
      await invalidateSchedule()
      if (!(error instanceof ApiError)) throw error
      return explain(error)
    }
  }

  return {
    add: ({ page_id, page_title }, day) =>
      send(
        'schedule.scheduleItem',
        { item_id: page_id, item_type: 'page', date: day, is_all_day: true },
        {
          title: page_title,
          detail: t('schedule.waiting.add'),
          done: t('schedule.added', { title: page_title }),
        },
      ),
    move: async (item, target, shift_subsequent) => {
      const title = itemTitle(t, item)
      const { id, date, is_all_day } = item
      const was = { date, is_all_day }
      // The call takes these two alone, whatever else was moved along with them.
      const to = { date: target.date, is_all_day: target.is_all_day }
      const replaceDate = (with_date: ScheduledDate): void =>
        updateItems((items) => items.map((one) => (one.id === id ? { ...one, ...with_date } : one)))
      const write = {
        kind: 'schedule',
        name: 'schedule.rescheduleItem',
        input: { id, ...to, shift_subsequent },
        title,
        detail: t('schedule.waiting.move'),
      } as const
      const target_day = scheduledDay(to, zone)
      const is_this_year = target_day.slice(0, 4) === today.slice(0, 4)
      const day = format.day(target_day, is_this_year ? 'near' : 'long')
      const message = to.is_all_day
        ? t('schedule.moved', { title, day })
        : t('schedule.moved_to_time', { title, day, time: format.time(to.date) })
      replaceDate(to)
      // Items that moved along, and an item that was in the past, cannot be put back by one move.
      if (shift_subsequent || isPast(was, zone, new Date().toISOString()))
        return send(write.name, write.input, { title, detail: write.detail, done: message })
      return sendWithUndo({
        write,
        undo: { ...write, input: { id, ...was, shift_subsequent: false } },
        message,
        waiting_message: t('common.offline_saved'),
        onUndone: (is_waiting) => {
          replaceDate(was)
          return invalidateSchedule(is_waiting ? 'none' : 'active')
        },
      })
    },
    duplicate: (item) =>
      send(
        'schedule.duplicateItem',
        { id: item.id },
        {
          title: itemTitle(t, item),
          detail: t('schedule.waiting.duplicate'),
          done: t('schedule.duplicated', { title: itemTitle(t, item) }),
        },
      ),
    remove: async (item) => {
      const title = itemTitle(t, item)
      const before = client.getQueriesData<Schedule>({ queryKey: SCHEDULED_ITEMS_KEY })
      updateItems((items) => items.filter((one) => one.id !== item.id))
      const input = { id: item.id }
      return sendWithUndo({
        write: {
          kind: 'schedule',
          name: 'schedule.deleteItem',
          input,
          title,
          detail: t('schedule.waiting.remove'),
        },
        undo: {
          kind: 'schedule',
          name: 'schedule.restoreItem',
          input,
          title,
          detail: t('schedule.waiting.restore'),
        },
        message: t('schedule.removed', { title }),
        waiting_message: t('schedule.removed', { title }),
        onUndone: (is_waiting) => {
          for (const [key, schedule] of before)
            if (schedule?.items.some((one) => one.id === item.id)) addItem(key, item)
          return invalidateSchedule(is_waiting ? 'none' : 'active')
        },
      })
    },
  }
}
