import { useT } from '@foyer/i18n/react'
import { useMutation } from '@tanstack/react-query'
import { useAppCall } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import { toasts, UNDO_DURATION } from '#platform/toasts.ts'
import type { CalendarItem } from './queries.ts'
import { useRefreshCalendar } from './use-date-change.ts'

/** Takes an item off the schedules of all members, and offers to put it back. */
export function useDeleteItem() {
  const t = useT()
  const call = useAppCall()
  const refresh = useRefreshCalendar()
  const onError = (error: Error): void => void toasts.add({ text: formatError(t, error), tone: 'danger' })
  const restore = useMutation<CalendarItem, Error, string>({
    mutationFn: (id) => call('schedule.restoreForEveryone', { id }),
    onSuccess: refresh,
    onError,
  })
  return useMutation<object, Error, CalendarItem>({
    mutationFn: ({ id }) => call('schedule.deleteForEveryone', { id }),
    onSuccess: async (_done, { id, title }) => {
      toasts.add({
        text: t('studio_calendar.deleted_toast', { title }),
        duration: UNDO_DURATION,
        action: { label: t('common.undo'), onAction: () => restore.mutate(id) },
      })
      await refresh()
    },
    onError,
  })
}
