import type { Thread } from '@foyer/contract/messaging/shapes'
import { toMessageTs } from '@foyer/domain/messaging'
import { dayInZone, isCalendarDay, startOfDay } from '@foyer/domain/time'
import { useT } from '@foyer/i18n/react'
import { Button, TextField } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useId, useState, type ReactNode } from 'react'
import { useToday } from '#platform/session/use-today.ts'

type DateProps = { thread: Thread; onShow: (message_ts: string) => void; close: () => void }

/** Asks for a day and shows the first message of it, or the next one after it. */
export function DateDialog({ thread, onShow, close }: DateProps): ReactNode {
  const t = useT()
  const { zone, day: today } = useToday()
  const form = useId()
  const [day, setDay] = useState(today)
  const [error, setError] = useState<string | undefined>()
  const first = thread.created_at === null ? undefined : dayInZone(thread.created_at, zone)
  const show = (): void => {
    if (!isCalendarDay(day) || day > today) return setError(t('inbox.go_to_date_invalid'))
    close()
    onShow(toMessageTs(startOfDay(day, zone)))
  }
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('inbox.go_to_date')}
      close_label={t('common.close')}
      actions={
        <Button type="submit" form={form} kind="ink" size="small">
          {t('inbox.go_to_date_action')}
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          show()
        }}
      >
        <TextField
          label={t('inbox.go_to_date_day')}
          type="date"
          min={first}
          max={today}
          value={day}
          error={error}
          onChange={({ target }) => {
            setDay(target.value)
            setError(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
