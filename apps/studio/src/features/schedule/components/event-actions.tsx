import { useT } from '@foyer/i18n/react'
import { Button, IconButton } from '@foyer/ui'
import { Menu } from '@foyer/ui/menu'
import { Ellipsis } from 'lucide-react'
import { use } from 'react'
import { useNow } from '#platform/use-now.ts'
import type { CalendarEvent } from '../queries.ts'
import { useCancelDate, useRestoreDate } from '../use-date-change.ts'
import { ChangeDate } from './change-date.ts'

type EventActionsProps = { readonly event: CalendarEvent; readonly onClose: () => void }

/** What the team can do to a date of an event: change, cancel and restore it. A date that has started stays. */
export function EventActions({ event, onClose }: EventActionsProps) {
  const t = useT()
  const changeDate = use(ChangeDate)
  const cancel = useCancelDate()
  const restore = useRestoreDate()
  const has_started = Date.parse(event.starts_at) <= useNow()
  if (has_started && !event.is_cancelled) return null
  if (event.is_cancelled)
    return (
      <Button
        kind="ink"
        is_busy={restore.isPending}
        onClick={() => restore.mutate(event, { onSuccess: onClose })}
      >
        {t('studio_calendar.restore')}
      </Button>
    )
  const entries = [
    ...(event.change ? [{ id: 'restore' as const, label: t('studio_calendar.restore') }] : []),
    { id: 'one' as const, label: t('studio_calendar.cancel_one'), tone: 'danger' as const },
    ...(event.repeats === 'once'
      ? []
      : [
          { id: 'following' as const, label: t('studio_calendar.cancel_following'), tone: 'danger' as const },
        ]),
  ]
  return (
    <>
      <Button
        kind="outline"
        onClick={() => {
          onClose()
          changeDate(event)
        }}
      >
        {t('studio_calendar.change')}
      </Button>
      <Menu
        label={t('studio_calendar.more_actions')}
        trigger={<IconButton kind="outline" label={t('studio_calendar.more_actions')} icon={<Ellipsis />} />}
        entries={entries}
        onAction={(id) => {
          if (id === 'restore') restore.mutate(event, { onSuccess: onClose })
          else cancel.mutate({ event, scope: id }, { onSuccess: onClose })
        }}
      />
    </>
  )
}
