import { useT } from '@foyer/i18n/react'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { useAppTime } from '#platform/app-time.ts'
import { refreshPages } from '../queries.ts'
import { parseDateTimeField, tomorrowMorning } from '#platform/date-time-field.ts'
import { closePublishDialog } from './publish-dialog-store.ts'
import type { PublishRequest } from './use-publish.ts'

/** The state of scheduling a publish. */
export type ScheduledPublishState = {
  /** The value of the date field; null while no time is being chosen. */
  readonly value: string | null
  readonly error: unknown
  readonly is_busy: boolean
  readonly startPlanning: () => void
  readonly change: (value: string) => void
  readonly cancelPlanning: () => void
  readonly schedulePublish: (request: PublishRequest) => Promise<void>
}

/** Schedules a publish. When it is refused, the selection stays. */
export function useSchedulePublish(): ScheduledPublishState {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const { format, zone } = useAppTime()
  const [value, setValue] = useState<string | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [is_busy, setBusy] = useState(false)

  const schedulePublish = async ({
    note,
    choice,
    accepted_warnings,
    flush,
  }: PublishRequest): Promise<void> => {
    const run_at = value === null ? null : parseDateTimeField(value, zone)
    if (run_at === null) return
    setBusy(true)
    setError(null)
    try {
      await flush?.()
      await call('pages.planPublish', { run_at, note, ...choice, accepted_warnings })
      toasts.add({ text: t('publish.plan.done', { when: format.dateTime(run_at) }) })
      closePublishDialog()
    } catch (reason) {
      setError(reason)
    } finally {
      await refreshPages(slug)
      setBusy(false)
    }
  }
  return {
    value,
    error,
    is_busy,
    schedulePublish,
    startPlanning: () => setValue(tomorrowMorning(new Date().toISOString(), zone)),
    change: (next) => {
      setValue(next)
      setError(null)
    },
    cancelPlanning: () => {
      setValue(null)
      setError(null)
    },
  }
}
