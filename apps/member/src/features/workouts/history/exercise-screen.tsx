import type { OutputFor } from '@foyer/contract/client'
import type { WeightUnit } from '@foyer/contract/rules/workouts'
import type { ProgressPoint } from '@foyer/contract/workouts/history-shapes'
import { useFormat, useT } from '@foyer/i18n/react'
import { Chip, EmptyState, Segmented } from '@foyer/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChartLine } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { QueryBoundary } from '#platform/screen/loaded.tsx'
import { Screen } from '#platform/screen/screen.tsx'
import { useToday } from '#platform/session/use-today.ts'
import { formatSet } from '../format-set.ts'
import { useWeightUnit } from '../player-settings.ts'
import styles from './exercise-progress.module.css'
import { useFormatMeasured } from './format-measured.ts'
import { HISTORY_KEY } from './history-key.ts'
import { LazyChart } from './lazy-chart.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { difference, isLoaded, listMetrics, measure, setOf } from './progress-figures.ts'
import type { Metric, ShownPoint } from './progress-figures.ts'
import { ProgressTable } from './progress-table.tsx'
import { RecordMark } from './record-mark.tsx'
import { useProgressView } from './use-progress-view.ts'
import { ViewSwitch } from './view-switch.tsx'

type Progress = OutputFor<'workouts.getExerciseProgress'>
const RANGES = ['six_weeks', 'three_months', 'year', 'all'] as const
type Range = (typeof RANGES)[number]

/** The member's progress in one exercise, as a chart or a table of the same figures. */
export function ExerciseProgressScreen({ id }: { id: string }): ReactNode {
  const t = useT()
  const api = useApi()
  const [range, setRange] = useState<Range>('three_months')
  const query = useQuery({
    queryKey: [...HISTORY_KEY, 'progress', id, range],
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    queryFn: () => api('workouts.getExerciseProgress', { id, range }),
  })
  const title = query.data
    ? (query.data.exercise?.title ?? t('pages.workout.missing'))
    : t('training.exercise')
  return (
    <Screen title={title} back="/me/training/exercises">
      <OfflineNotice of={query} />
      <QueryBoundary query={query}>
        {(progress) => <ProgressOf progress={progress} range={range} onRange={setRange} />}
      </QueryBoundary>
    </Screen>
  )
}

type ProgressProps = { progress: Progress; range: Range; onRange: (range: Range) => void }

function ProgressOf({ progress, range, onRange }: ProgressProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const { formatMeasured } = useFormatMeasured()
  const [unit] = useWeightUnit()
  const [view, setView] = useProgressView()
  const [wanted, setMetric] = useState<Metric>('one_rep_max')
  const { points, session_count, exercise, sessions_per_point } = progress
  const metrics = listMetrics(points)
  const metric = metrics.includes(wanted) ? wanted : 'best'
  const shown = listShown(points, metric, unit)
  const facts = [
    exercise && exercise.primary_muscles.length > 0 && format.list(exercise.primary_muscles),
    t('training.sessions_count', { count: session_count }),
  ]
  if (session_count === 0)
    return (
      <EmptyState icon={<ChartLine />} title={t('training.never_title')} text={t('training.never_text')} />
    )
  return (
    <>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      <Head shown={shown} metric={metric} range={range} />
      <div className={styles.switches}>
        <Segmented
          label={t('training.metric')}
          value={metric}
          onChange={setMetric}
          choices={metrics.map((value) => ({ value, label: t(`training.metric_${value}`) }))}
        />
        <ViewSwitch view={view} onChange={setView} />
      </div>
      {shown.length === 0 && <p className={styles.note}>{t('training.none_in_range')}</p>}
      {shown.length > 0 && view === 'chart' && (
        <LazyChart
          key={`${metric} ${range} ${unit}`}
          label={t('training.chart_label', { metric: t(`training.metric_${metric}`) })}
          points={shown.map(({ point, measured }) => ({
            key: point.session_id,
            day: point.local_date,
            value: measured.value,
            label: [
              formatMeasured(measured),
              metric === 'volume' ? null : formatSet(t, format, setOf(point, metric), unit),
            ]
              .filter(Boolean)
              .join(' · '),
            is_record: point.records.length > 0,
          }))}
        />
      )}
      {shown.length > 0 && view === 'table' && <ProgressTable shown={shown} metric={metric} />}
      <fieldset className={styles.ranges} aria-label={t('training.range')}>
        {RANGES.map((value) => (
          <Chip key={value} is_pressed={value === range} onPress={() => onRange(value)}>
            {t(`training.range_${value}`)}
          </Chip>
        ))}
      </fieldset>
      <p className={styles.note}>
        {[
          metric === 'one_rep_max' && t('training.epley'),
          view === 'chart' && shown.some(({ point }) => point.records.length > 0) && t('training.diamonds'),
          sessions_per_point > 1 && t('training.thinned', { count: sessions_per_point }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {view === 'chart' && <BestSets shown={shown} metric={metric} />}
    </>
  )
}

function listShown(points: readonly ProgressPoint[], metric: Metric, unit: WeightUnit): ShownPoint[] {
  const is_loaded = isLoaded(points)
  const measured_points = points.flatMap((point) => {
    const measured = measure(point, metric, { unit, is_loaded })
    return measured ? [{ point, measured }] : []
  })
  return measured_points.map((one, index) => {
    const before = measured_points[index - 1]
    return { ...one, change: before ? difference(one.measured.value, before.measured.value) : null }
  })
}

type ShownProps = { shown: readonly ShownPoint[]; metric: Metric }

function Head({ shown, metric, range }: ShownProps & { range: Range }): ReactNode {
  const t = useT()
  const format = useFormat()
  const { formatMeasured, formatChange } = useFormatMeasured()
  const { day: today } = useToday()
  const [first, last] = [shown.at(0), shown.at(-1)]
  if (!first || !last) return null
  const { local_date } = last.point
  const gain = difference(last.measured.value, first.measured.value)
  return (
    <div className={styles.head}>
      <p className={styles.figure}>
        <span className={styles.value}>{formatMeasured(last.measured)}</span>
        <span className={styles.facts}>
          {t('training.figure_of', {
            metric: t(`training.long_${metric}`),
            day: local_date === today ? t('training.today') : format.day(local_date, 'near'),
          })}
        </span>
      </p>
      {shown.length > 1 && gain !== 0 && (
        <p className={styles.gain}>
          <span className={styles.gainValue}>
            {t('training.with_unit', {
              amount: formatChange(gain),
              unit: t(`workouts.unit_${last.measured.unit}`),
            })}
          </span>
          <span className={styles.facts}>{t(`training.in_${range}`)}</span>
        </p>
      )}
    </div>
  )
}

const BEST_SETS = 5

/** The best sets of the range, the newest first. */
function BestSets({ shown, metric }: ShownProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const { formatMeasured } = useFormatMeasured()
  const [unit] = useWeightUnit()
  const best = shown
    .toSorted((a, b) => b.measured.value - a.measured.value)
    .slice(0, BEST_SETS)
    .toSorted((a, b) => (a.point.local_date < b.point.local_date ? 1 : -1))
  if (metric === 'volume' || best.length < 2) return null
  return (
    <section aria-labelledby="best-sets">
      <h2 id="best-sets" className={styles.heading}>
        {t('training.best_sets')}
      </h2>
      <ul className={styles.best}>
        {best.map(({ point, measured }) => (
          <li key={point.session_id}>
            <span className={styles.facts}>{format.day(point.local_date, 'short')}</span>
            <span className={styles.set}>{formatSet(t, format, setOf(point, metric), unit)}</span>
            <span className={styles.estimate}>
              {metric === 'one_rep_max' && formatMeasured(measured)}
              {point.records.length > 0 && <RecordMark />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
