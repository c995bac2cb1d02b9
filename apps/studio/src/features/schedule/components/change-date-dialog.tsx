import { useT } from '@foyer/i18n/react'
import { RadioGroup, TextField } from '@foyer/ui'
import { useAppCall } from '#platform/api.ts'
import { useAppTime } from '#platform/app-time.ts'
import { FormDialog } from '#platform/parts/form-dialog.tsx'
import { NumberTextField } from '#platform/parts/number-text-field.tsx'
import { useForm } from '#platform/use-form.ts'
import { toLocalTime } from '../calendar-entries.ts'
import { toChange, type ChangeScope } from '../date-change.ts'
import type { CalendarEvent } from '../queries.ts'
import { useRefreshCalendar } from '../use-date-change.ts'

type ChangeDateDialogProps = { readonly event: CalendarEvent; readonly onClose: () => void }

/** Moves one date of an event, or it and all that follow, and changes its length and places. */
export function ChangeDateDialog({ event, onClose }: ChangeDateDialogProps) {
  const t = useT()
  const call = useAppCall()
  const refresh = useRefreshCalendar()
  const { zone, zone_name } = useAppTime()
  const start = toLocalTime(event.starts_at, zone)
  const minutes = (Date.parse(event.ends_at) - Date.parse(event.starts_at)) / 60_000
  const form = useForm({
    draft_key: `calendar-date-${event.id}`,
    saved: {
      scope: 'one' as ChangeScope,
      day: start.slice(0, 10),
      time: start.slice(11, 16),
      minutes: minutes as number | null,
      capacity: event.capacity ?? 0,
    },
    save: async (values) => {
      await call('schedule.changeEventDate', toChange(event, values))
      await refresh()
      onClose()
    },
  })
  const { values, errors, set } = form
  return (
    <FormDialog
      title={t('studio_calendar.change_title', { title: event.title })}
      form={form}
      submit={t('common.save')}
      onClose={onClose}
    >
      {event.repeats !== 'once' && (
        <RadioGroup
          label={t('studio_calendar.scope')}
          choices={[
            { value: 'one', label: t('studio_calendar.scope_one') },
            { value: 'following', label: t('studio_calendar.scope_following') },
          ]}
          value={values.scope}
          onChange={(scope) => set('scope', scope)}
        />
      )}
      <TextField
        label={t('studio_calendar.day')}
        type="date"
        value={values.day}
        error={errors['starts'] ?? errors['original_start']}
        onChange={({ target }) => set('day', target.value)}
      />
      <TextField
        label={t('studio_calendar.time')}
        help={t('studio_calendar.zone', { zone: zone_name })}
        type="time"
        value={values.time}
        onChange={({ target }) => set('time', target.value)}
      />
      <NumberTextField
        label={t('studio_calendar.minutes')}
        unit={t('studio_calendar.minutes_unit')}
        value={values.minutes}
        min={1}
        max={10_080}
        error={errors['minutes']}
        onChange={(next) => set('minutes', next)}
      />
      <NumberTextField
        label={t('studio_calendar.places')}
        help={t('studio_calendar.places_help')}
        value={values.capacity}
        min={0}
        max={100_000}
        error={errors['capacity']}
        onChange={(next) => set('capacity', next ?? 0)}
      />
    </FormDialog>
  )
}
