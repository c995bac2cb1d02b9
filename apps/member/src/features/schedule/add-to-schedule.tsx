import { useT } from '@foyer/i18n/react'
import { Button, TextField } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { useState } from 'react'
import type { ReactNode } from 'react'
import styles from './schedule.module.css'
import { useScheduleActions } from './use-schedule.ts'
import { useToday } from '../../platform/session/use-today.ts'

type AddProps = { page: { page_id: string; page_title: string }; close: () => void }

/** Schedules a page on a day. A past day is refused at the field (spec section 5). */
export function AddToSchedule({ page, close }: AddProps): ReactNode {
  const t = useT()
  const { add } = useScheduleActions()
  const { day: today } = useToday()
  const [day, setDay] = useState(today)
  const [error, setError] = useState<string>()
  const [is_busy, setBusy] = useState(false)

  const save = async (): Promise<void> => {
    if (is_busy) return
    if (day === '' || day < today) {
      setError(t(day === '' ? 'errors.required' : 'errors.schedule_in_past'))
      return
    }
    setBusy(true)
    const refusal = await add(page, day)
    setBusy(false)
    if (refusal !== null) {
      setError(refusal)
      return
    }
    close()
  }
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('schedule.add_title')}
      close_label={t('common.close')}
    >
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <p className={styles.meta} dir="auto">
          {page.page_title}
        </p>
        <TextField
          label={t('schedule.day')}
          type="date"
          name="day"
          min={today}
          value={day}
          error={error}
          onChange={(event) => setDay(event.target.value)}
        />
        <Button type="submit" is_wide is_busy={is_busy}>
          {t('schedule.add_save')}
        </Button>
      </form>
    </Sheet>
  )
}
