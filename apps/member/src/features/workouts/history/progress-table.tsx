import type { WeightUnit } from '@foyer/contract/rules/workouts'
import type { Format, Translate } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import { Table, type TableColumn, type TableSort } from '@foyer/ui/table'
import { useState, type ReactNode } from 'react'
import { formatSet } from '../format-set.ts'
import { useWeightUnit } from '../player-settings.ts'
import styles from './exercise-progress.module.css'
import { useFormatMeasured } from './format-measured.ts'
import { setOf, type Metric, type ShownPoint } from './progress-figures.ts'
import { RecordMark } from './record-mark.tsx'

const SORTS: Readonly<Record<string, (point: ShownPoint) => number | string>> = {
  day: ({ point }) => point.local_date,
  value: ({ measured }) => measured.value,
  change: ({ change }) => change ?? 0,
}

/** The figures of a chart as a table that can be sorted. */
export function ProgressTable({
  shown,
  metric,
}: {
  shown: readonly ShownPoint[]
  metric: Metric
}): ReactNode {
  const t = useT()
  const format = useFormat()
  const formats = useFormatMeasured()
  const [unit] = useWeightUnit()
  const [sort, setSort] = useState<TableSort>({ column: 'day', direction: 'descending' })
  const [first_year, last_year] = [shown.at(0), shown.at(-1)].map((one) => one?.point.local_date.slice(0, 4))
  return (
    <div className={styles.table}>
      <Table
        label={t(`training.metric_${metric}`)}
        rows={sortPoints(shown, sort)}
        rowKey={({ point }) => point.session_id}
        sort={sort}
        onSort={setSort}
        columns={listColumns({ t, format, ...formats, metric, unit, has_years: first_year !== last_year })}
      />
    </div>
  )
}

type ColumnsInput = ReturnType<typeof useFormatMeasured> & {
  t: Translate
  format: Format
  metric: Metric
  unit: WeightUnit
  has_years: boolean
}

function listColumns(input: ColumnsInput): TableColumn<ShownPoint>[] {
  const { t, format, formatMeasured, formatChange, metric, unit, has_years } = input
  const day: TableColumn<ShownPoint> = {
    id: 'day',
    header: t('training.date'),
    is_sortable: true,
    is_row_header: true,
    cell: ({ point }) => (
      <span className={styles.tableDay}>
        {format.day(point.local_date, has_years ? 'medium' : 'short')}
        {point.records.length > 0 && <RecordMark />}
      </span>
    ),
  }
  const set: TableColumn<ShownPoint> = {
    id: 'set',
    header: t('training.best_set'),
    cell: ({ point }) => (
      <span className={styles.tableSet}>{formatSet(t, format, setOf(point, metric), unit)}</span>
    ),
  }
  const value: TableColumn<ShownPoint> = {
    id: 'value',
    header: t(`training.metric_${metric}`),
    align: 'end',
    is_sortable: true,
    cell: ({ measured }) => formatMeasured(measured),
  }
  const change: TableColumn<ShownPoint> = {
    id: 'change',
    header: t('training.change'),
    align: 'end',
    is_sortable: true,
    cell: ({ change: by }) => {
      if (by === null) return '–'
      return by === 0 ? t('training.same') : formatChange(by)
    },
  }
  return metric === 'volume' ? [day, value, change] : [day, set, value, change]
}

function sortPoints(shown: readonly ShownPoint[], { column, direction }: TableSort): ShownPoint[] {
  const keyOf = SORTS[column] ?? SORTS['day']
  const forward = direction === 'ascending' ? 1 : -1
  if (!keyOf) return [...shown]
  return shown.toSorted((a, b) => {
    const [left, right] = [keyOf(a), keyOf(b)]
    return left === right ? 0 : left < right ? -forward : forward
  })
}
