import { dateAt, isPast, scheduledDay } from '@foyer/domain/schedule'
import { useT } from '@foyer/i18n/react'
import { Button, Checkbox, TextField } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { itemTitle } from './calendar.ts'
import { isSameDate, timeOfDay } from './calendar-entries.ts'
import type { ScheduleItem } from './calendar.ts'
import styles from './schedule.module.css'
import { useScheduleActions } from './use-schedule.ts'
import { useToday } from '../../platform/session/use-today.ts'

/** Moves an item to another day or time of day; what follows it in its program may move along. */
export function MoveDialog({ item, close }: { item: ScheduleItem; close: () => void }): ReactNode {
  const t = useT()
  const form = useId()
  const { zone, day: today } = useToday()
  const { move } = useScheduleActions()
  const [day, setDay] = useState(() => scheduledDay(item, zone))
  const [time, setTime] = useState(() => timeOfDay(item, zone))
  const [moves_following, setMovesFollowing] = useState(false)
  const [error, setError] = useState<string>()
  const [is_busy, setBusy] = useState(false)

  const save = async (): Promise<void> => {
    if (day === '') {
      setError(t('errors.required'))
      return
    }
    const to = dateAt(day, time === '' ? null : time, zone)
    if (isPast(to, zone, new Date().toISOString())) {
      setError(t('errors.schedule_in_past'))
      return
    }
    if (isSameDate(item, to, zone)) {
      close()
      return
    }
    setBusy(true)
    const refusal = await move(item, to, moves_following)
    setBusy(false)
    if (refusal === null) {
      close()
      focusMenuOf(item)
    } else setError(refusal)
  }
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('schedule.move_title', { title: itemTitle(t, item) })}
      actions={
        <>
          <Button kind="outline" size="small" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={form} size="small" is_busy={is_busy}>
            {t('schedule.move_save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          label={t('schedule.day')}
          type="date"
          name="day"
          min={today}
          value={day}
          error={error}
          onChange={(event) => setDay(event.target.value)}
        />
        <TextField
          label={t('schedule.time')}
          help={t('schedule.lay_time_help')}
          type="time"
          name="time"
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
        {item.context_id !== null && (
          <Checkbox
            label={t('schedule.move_others')}
            checked={moves_following}
            onChange={(event) => setMovesFollowing(event.target.checked)}
          />
        )}
      </form>
    </Dialog>
  )
}

/** Returns the focus to the menu of a moved item, which is drawn anew, once the dialog has let it go. */
function focusMenuOf({ id }: ScheduleItem): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-item="${id}"] button`)?.focus({ preventScroll: true }),
    ),
  )
}
