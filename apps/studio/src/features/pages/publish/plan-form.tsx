import { useT } from '@foyer/i18n/react'
import { Notice, TextField } from '@foyer/ui'
import { TriangleAlert } from 'lucide-react'
import { getFieldErrors, formatError } from '#platform/problem.ts'
import { parseDateTimeField } from '#platform/date-time-field.ts'
import { useAppTime } from '#platform/app-time.ts'

type PlanFormProps = {
  /** The value of the date field, in the app's time zone. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: unknown
}

/** Selects when to publish, in the app's time zone, and shows the time as text. */
export function PlanForm({ value, onChange, error }: PlanFormProps) {
  const t = useT()
  const { format, zone, zone_name: zone_words } = useAppTime()
  const at_instant = parseDateTimeField(value, zone)
  const field_error = getFieldErrors(t, error)['run_at']
  return (
    <>
      <TextField
        label={t('publish.plan.when')}
        type="datetime-local"
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={field_error}
        help={
          at_instant
            ? t('publish.plan.summary', {
                day: format.date(at_instant, 'weekday'),
                time: format.time(at_instant),
                zone: zone_words,
              })
            : t('publish.plan.in_zone', { zone: zone_words })
        }
      />
      {error !== null && field_error === undefined && (
        <Notice tone="danger" icon={<TriangleAlert />} role="alert">
          {formatError(t, error)}
        </Notice>
      )}
    </>
  )
}
