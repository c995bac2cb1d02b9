import { useT } from '@foyer/i18n/react'
import { Notice, TextField } from '@foyer/ui'
import { TriangleAlert } from 'lucide-react'
import { fieldTexts, problemText } from '#platform/problem.ts'
import { momentOf } from '#platform/wall-moment.ts'
import { useAppTime } from '#platform/app-time.ts'

type PlanFormProps = {
  /** What the date field holds, in the app's time zone. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: unknown
}

/** When to publish, chosen in the app's time zone and said again in words. */
export function PlanForm({ value, onChange, error }: PlanFormProps) {
  const t = useT()
  const { format, zone, zone_words } = useAppTime()
  const moment = momentOf(value, zone)
  const field_error = fieldTexts(t, error)['run_at']
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
          moment
            ? t('publish.plan.in_words', {
                day: format.date(moment, 'weekday'),
                time: format.time(moment),
                zone: zone_words,
              })
            : t('publish.plan.in_zone', { zone: zone_words })
        }
      />
      {error !== null && field_error === undefined && (
        <Notice tone="danger" icon={<TriangleAlert />} role="alert">
          {problemText(t, error)}
        </Notice>
      )}
    </>
  )
}
