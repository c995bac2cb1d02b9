import type { OutputFor } from '@foyer/contract/client'
import { scheduledDay } from '@foyer/domain/schedule'
import { addDays, isoWeekday } from '@foyer/domain/time'
import { useFormat, useLocale, useT } from '@foyer/i18n/react'
import { Button, Chip, Notice, SelectField, TextField } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { firstDayOfWeek } from '../../platform/language/first-day-of-week.ts'
import { usePlatform } from '../../platform/platform.ts'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { useToday } from '../../platform/session/use-today.ts'
import { useToast } from '../../platform/toasts.ts'
import { useToastedCall } from '../../platform/use-toasted-call.ts'
import { formatWeekday } from './format-weekday.ts'
import styles from './schedule-tools.module.css'

type Program = OutputFor<'library.getMyContent'>['programs'][number]
type Planned = OutputFor<'schedule.planProgram'>

/** Lays what is left of a running program on weekdays. */
export function ProgramPlanSheet({ close }: { close: () => void }): ReactNode {
  const t = useT()
  const api = useApi()
  const { locale: lang } = usePlatform()
  const query = useQuery({
    queryKey: ['library', 'my_content', lang],
    queryFn: () => api('library.getMyContent', { lang }),
  })
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('schedule.lay_title')}
      close_label={t('common.close')}
    >
      <QueryBoundary query={query}>
        {({ programs }) => {
          const open = programs.filter((program) => !program.is_completed)
          const [first] = open
          return first === undefined ? (
            <p className={styles.text}>{t('schedule.lay_none')}</p>
          ) : (
            <PlanForm programs={open} first={first} close={close} />
          )
        }}
      </QueryBoundary>
    </Sheet>
  )
}

type FormProps = { programs: readonly Program[]; first: Program; close: () => void }

function PlanForm({ programs, first, close }: FormProps): ReactNode {
  const t = useT()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const { day: today } = useToday()
  const { is_busy, send } = useToastedCall()
  const [root_id, setRoot] = useState(first.page_id)
  const [first_day, setFirstDay] = useState(today)
  const [weekdays, setWeekdays] = useState<readonly number[]>([1, 3, 5])
  const [time, setTime] = useState('')
  const input = { root_id, first_day, weekdays: [...weekdays], time: time === '' ? null : time }
  const is_valid = first_day >= today && weekdays.length > 0
  const preview = useQuery({
    queryKey: ['schedule', 'plan', input],
    queryFn: () => api('schedule.planProgram', { ...input, dry_run: true }),
    enabled: is_valid,
    placeholderData: keepPreviousData,
  })
  const save = (): void =>
    void send(async () => {
      const { items } = await api('schedule.planProgram', input)
      await queries.invalidateQueries({ queryKey: ['schedule'] })
      close()
      toast(t('schedule.lay_done', { count: items.length }))
    })
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (is_valid) save()
      }}
    >
      {programs.length > 1 && (
        <SelectField
          label={t('schedule.lay_program')}
          value={root_id}
          choices={programs.map(({ page_id: value, title: label }) => ({ value, label }))}
          onChange={(event) => setRoot(event.target.value)}
        />
      )}
      <TextField
        label={t('schedule.lay_from')}
        type="date"
        name="first_day"
        min={today}
        value={first_day}
        error={first_day < today ? t('errors.schedule_in_past') : undefined}
        onChange={(event) => setFirstDay(event.target.value)}
      />
      <Weekdays chosen={weekdays} onChange={setWeekdays} />
      <TextField
        label={t('schedule.lay_time')}
        help={t('schedule.lay_time_help')}
        type="time"
        name="time"
        value={time}
        onChange={(event) => setTime(event.target.value)}
      />
      {is_valid && (
        <QueryBoundary query={preview}>{(planned) => <PlannedDates planned={planned} />}</QueryBoundary>
      )}
      <Button type="submit" is_wide is_busy={is_busy} disabled={!is_valid}>
        {t('schedule.lay_save')}
      </Button>
    </form>
  )
}

type WeekdaysProps = { chosen: readonly number[]; onChange: (weekdays: readonly number[]) => void }

function Weekdays({ chosen, onChange }: WeekdaysProps): ReactNode {
  const t = useT()
  const locale = useLocale()
  const { day: today } = useToday()
  const days = Array.from({ length: 7 }, (_, n) => addDays(today, n)).toSorted(
    (a, b) => rank(a, firstDayOfWeek(locale)) - rank(b, firstDayOfWeek(locale)),
  )
  return (
    <fieldset className={styles.weekdays}>
      <legend>{t('schedule.lay_weekdays')}</legend>
      {days.map((day) => {
        const weekday = isoWeekday(day)
        const is_pressed = chosen.includes(weekday)
        return (
          <Chip
            key={weekday}
            is_pressed={is_pressed}
            onPress={() =>
              onChange(is_pressed ? chosen.filter((one) => one !== weekday) : [...chosen, weekday])
            }
          >
            {formatWeekday(locale, day, 'short')}
          </Chip>
        )
      })}
    </fieldset>
  )
}

/** The place of a day in its week. */
function rank(day: string, first: number): number {
  return (isoWeekday(day) - first + 7) % 7
}

function PlannedDates({ planned: { items, replaced, skipped } }: { planned: Planned }): ReactNode {
  const t = useT()
  const format = useFormat()
  const { zone } = useToday()
  return (
    <>
      <ol className={styles.dates}>
        {items.map((item) => (
          <li key={item.id} className={styles.date}>
            <bdi>{item.item?.title}</bdi>
            <span className={styles.day}>{format.day(scheduledDay(item, zone), 'near')}</span>
          </li>
        ))}
      </ol>
      {replaced > 0 && <Notice>{t('schedule.lay_replaces', { count: replaced })}</Notice>}
      {skipped > 0 && <Notice tone="warn">{t('schedule.lay_skips', { count: skipped })}</Notice>}
    </>
  )
}
