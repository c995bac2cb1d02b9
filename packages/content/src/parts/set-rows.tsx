import { useFormat, useT } from '@foyer/i18n/react'
import type { Translate } from '@foyer/i18n'
import { Fragment, type ReactNode } from 'react'
import { formatClock } from '../format-clock.ts'
import type { WorkoutSet } from '@foyer/contract/workouts/prescription'
import { formatAmount, formatEffort, formatLoad, formatTempo } from './format-prescription.ts'
import styles from './set-rows.module.css'

type SetRowsProps = {
  sets: readonly WorkoutSet[]
  /** The name of the exercise. */
  label: string
  /** The rest after sets without one of their own; null shows no rest. */
  rest_seconds: number | null
}

/** The sets of an exercise one by one: amount, load with effort and tempo, and rest. */
export function SetRows({ sets, label, rest_seconds }: SetRowsProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const shows_load = sets.some((set) => listLoad(t, set).length > 0)
  const rests = sets.map((set) => set.rest_seconds ?? rest_seconds ?? 0)
  const shows_rest = rest_seconds !== null && rests.some((rest) => rest > 0)
  return (
    <table className={styles.sets} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('pages.workout.column_set')}</th>
          <th scope="col">{t('pages.workout.column_amount')}</th>
          {shows_load && <th scope="col">{t('pages.workout.column_load')}</th>}
          {shows_rest && <th scope="col">{t('pages.workout.column_rest')}</th>}
        </tr>
      </thead>
      <tbody>
        {sets.map((set, index) => (
          // Sets have no id: the place is what they are known by.
          <tr key={index} data-warm-up={set.is_warm_up || undefined}>
            <th scope="row">
              {set.is_warm_up ? (
                <abbr title={t('pages.workout.warm_up')}>{t('pages.workout.warm_up_short')}</abbr>
              ) : (
                format.number(sets.slice(0, index + 1).filter((other) => !other.is_warm_up).length)
              )}
            </th>
            <td>{formatAmount(t, set) ?? '–'}</td>
            {shows_load && <td>{renderLoad(t, set)}</td>}
            {shows_rest && <td>{formatClock(rests[index] ?? 0)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The parts of a load, none of which is broken into two lines. */
function renderLoad(t: Translate, set: WorkoutSet): ReactNode {
  const parts = listLoad(t, set)
  if (parts.length === 0) return '–'
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' · '}
      <span>{part}</span>
    </Fragment>
  ))
}

function listLoad(t: Translate, set: WorkoutSet): string[] {
  return [formatLoad(t, set), formatEffort(t, set), formatTempo(t, set)].filter((part) => part !== null)
}
