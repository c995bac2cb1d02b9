import type { OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAppCall } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import type { ChangeScope } from './date-change.ts'
import { calendarKey, type CalendarEvent } from './queries.ts'

type Done = OutputFor<'schedule.changeEventDate'>

/** Reads the calendar again after something on it has changed. */
export function useRefreshCalendar(): () => Promise<void> {
  const slug = useSlug()
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: calendarKey(slug) })
}

/** Cancels a date, or it and all that follow. */
export function useCancelDate() {
  const t = useT()
  const call = useAppCall()
  const refresh = useRefreshCalendar()
  return useMutation<Done, Error, { event: CalendarEvent; scope: ChangeScope }>({
    mutationFn: ({ event: { event_id, original_start }, scope }) =>
      call('schedule.changeEventDate', { id: event_id, original_start, scope, is_cancelled: true }),
    onSuccess: async () => {
      toasts.add({ text: t('studio_calendar.cancelled_toast') })
      await refresh()
    },
    onError: (error) => void toasts.add({ text: formatError(t, error), tone: 'danger' }),
  })
}

/** Gives a date back what the event has, and those that were changed with it. */
export function useRestoreDate() {
  const t = useT()
  const call = useAppCall()
  const refresh = useRefreshCalendar()
  return useMutation<Done, Error, CalendarEvent>({
    mutationFn: ({ event_id, original_start, change }) =>
      call('schedule.restoreEventDate', {
        id: event_id,
        original_start: change?.original_start ?? original_start,
      }),
    onSuccess: async () => {
      toasts.add({ text: t('studio_calendar.restored_toast') })
      await refresh()
    },
    onError: (error) => void toasts.add({ text: formatError(t, error), tone: 'danger' }),
  })
}
