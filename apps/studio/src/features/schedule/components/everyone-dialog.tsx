import { useT } from '@foyer/i18n/react'
import { RadioGroup, TextField } from '@foyer/ui'
import { useAppCall } from '#platform/api.ts'
import { useAppTime } from '#platform/app-time.ts'
import { FormDialog } from '#platform/parts/form-dialog.tsx'
import { useForm } from '#platform/use-form.ts'
import { toasts } from '#platform/toasts.ts'
import { PagePicker } from '../../pages/index.ts'
import type { CalendarItem } from '../queries.ts'
import { useRefreshCalendar } from '../use-date-change.ts'

type EveryoneDialogProps = {
  /** The item that is moved; null: a new one. */
  readonly item: CalendarItem | null
  readonly day: string
  readonly onClose: () => void
}

const DEFAULT_TIME = '18:00'

/** Schedules a page for all members, or moves one that is: on a day, or at a time. */
export function EveryoneDialog({ item, day, onClose }: EveryoneDialogProps) {
  const t = useT()
  const call = useAppCall()
  const refresh = useRefreshCalendar()
  const { zone_name } = useAppTime()
  const form = useForm({
    draft_key: `calendar-item-${item?.id ?? 'new'}`,
    saved: {
      page_id: item?.page_id ?? (null as string | null),
      day,
      is_all_day: item === null || item.time === null,
      time: item?.time ?? DEFAULT_TIME,
    },
    save: async (values) => {
      const date = { day: values.day, time: values.is_all_day ? null : values.time }
      if (item) await call('schedule.moveForEveryone', { id: item.id, ...date })
      else {
        const { title } = await call('schedule.scheduleForEveryone', {
          page_id: values.page_id ?? '',
          ...date,
        })
        toasts.add({ text: t('studio_calendar.scheduled_toast', { title }) })
      }
      await refresh()
      onClose()
    },
  })
  const { values, errors, set } = form
  const refused = errors['page_id']
  const page_error = refused !== undefined && values.page_id === null ? t('errors.page_required') : refused
  return (
    <FormDialog
      title={
        item
          ? t('studio_calendar.move_title', { title: item.title })
          : t('studio_calendar.schedule_for_everyone')
      }
      form={form}
      submit={t(item ? 'common.save' : 'studio_calendar.schedule')}
      onClose={onClose}
    >
      {!item && (
        <PagePicker
          label={t('studio_calendar.page')}
          value={values.page_id}
          {...(page_error !== undefined && { error: page_error })}
          onChange={(page_id) => set('page_id', page_id)}
        />
      )}
      <TextField
        label={t('studio_calendar.day')}
        type="date"
        value={values.day}
        error={errors['day']}
        onChange={({ target }) => set('day', target.value)}
      />
      <RadioGroup
        label={t('studio_calendar.when')}
        choices={[
          { value: 'day', label: t('studio_calendar.all_day') },
          { value: 'time', label: t('studio_calendar.at_time') },
        ]}
        value={values.is_all_day ? 'day' : 'time'}
        onChange={(when) => set('is_all_day', when === 'day')}
      />
      {!values.is_all_day && (
        <TextField
          label={t('studio_calendar.time')}
          help={t('studio_calendar.zone', { zone: zone_name })}
          type="time"
          value={values.time}
          error={errors['time']}
          onChange={({ target }) => set('time', target.value)}
        />
      )}
    </FormDialog>
  )
}
