import { addDays } from '@foyer/domain/time'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, TextField } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { useToday } from '../../platform/session/use-today.ts'
import { useToast } from '../../platform/toasts.ts'
import { useToastedCall } from '../../platform/use-toasted-call.ts'
import styles from './schedule-tools.module.css'

const MAX_DAYS = 365

/** Moves what is planned from a day on by the days of a holiday. */
export function PauseSheet({ close }: { close: () => void }): ReactNode {
  const t = useT()
  const format = useFormat()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const { day: today } = useToday()
  const { is_busy, send } = useToastedCall()
  const [from, setFrom] = useState(today)
  const [days, setDays] = useState('7')
  const [error, setError] = useState<{ from?: string; days?: string }>({})

  const move = async (first: string, count: number): Promise<number> => {
    const { moved } = await api('schedule.pauseSchedule', { from: first, days: count })
    await queries.invalidateQueries({ queryKey: ['schedule'] })
    return moved
  }
  const save = async (): Promise<void> => {
    const count = Number(days)
    if (from === '' || from < today)
      return setError({ from: t(from === '' ? 'errors.required' : 'errors.schedule_in_past') })
    if (!Number.isInteger(count) || count < 1 || count > MAX_DAYS)
      return setError({ days: t('schedule.pause_days_error', { max: MAX_DAYS }) })
    setError({})
    await send(async () => {
      const moved = await move(from, count)
      close()
      toast({
        text: t('schedule.pause_done', { count: moved }),
        ...(moved > 0 && {
          action: {
            label: t('common.undo'),
            onAction: () =>
              void send(async () => {
                await move(addDays(from, count), -count)
              }),
          },
        }),
      })
    })
  }
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('schedule.pause_title')}
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
        <p className={styles.text}>{t('schedule.pause_text')}</p>
        <TextField
          label={t('schedule.pause_from')}
          type="date"
          name="from"
          min={today}
          value={from}
          error={error.from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          label={t('schedule.pause_days')}
          inputMode="numeric"
          name="days"
          value={days}
          error={error.days}
          onChange={(event) => setDays(event.target.value)}
        />
        {/^\d{1,3}$/u.test(days) && from !== '' && (
          <p className={styles.text}>
            {t('schedule.pause_until', { day: format.day(addDays(from, Number(days)), 'near') })}
          </p>
        )}
        <Button type="submit" is_wide is_busy={is_busy}>
          {t('schedule.pause_save')}
        </Button>
      </form>
    </Sheet>
  )
}
