import { useFormat, useT } from '@foyer/i18n/react'
import { Badge } from '@foyer/ui'
import { Table, type TableColumn } from '@foyer/ui/table'
import { Link } from '@tanstack/react-router'
import { createCell } from '#platform/parts/create-cell.tsx'
import report_styles from '#platform/parts/import-report.module.css'
import { useSlug } from '#platform/routes.ts'
import type { WorkoutProblem, WorkoutReport } from './workout-file.ts'
import styles from './workout-import.module.css'

type Workout = WorkoutReport['workouts'][number]

/** How many workouts are listed. */
const MAX_WORKOUTS = 200

/** The workouts of a file, and what becomes of each. */
export function WorkoutTable({ report: { workouts } }: { readonly report: WorkoutReport }) {
  const t = useT()
  const columns: readonly TableColumn<Workout>[] = [
    { id: 'row', header: t('studio_workout_import.columns.row'), cell: ({ row }) => row },
    {
      id: 'title',
      header: t('studio_workout_import.columns.workout'),
      is_row_header: true,
      cell: createCell(TitleCell),
    },
    { id: 'size', header: t('studio_workout_import.columns.size'), cell: createCell(SizeCell) },
    ...(workouts.some(({ tags }) => tags.length > 0)
      ? [{ id: 'tags', header: t('studio_workout_import.columns.tags'), cell: createCell(TagsCell) }]
      : []),
    { id: 'action', header: t('studio_workout_import.columns.action'), cell: createCell(ActionCell) },
  ]
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{t('studio_workout_import.workouts')}</h3>
      <div className={report_styles.table}>
        <Table
          label={t('studio_workout_import.workouts')}
          columns={columns}
          rows={workouts.slice(0, MAX_WORKOUTS)}
          rowKey={({ row }) => String(row)}
        />
      </div>
      {workouts.length > MAX_WORKOUTS && (
        <p className={styles.text}>
          {t('studio_workout_import.more', { count: workouts.length - MAX_WORKOUTS })}
        </p>
      )}
    </section>
  )
}

type CellProps = { readonly row: Workout }
const tones = { create: 'accent', exists: 'neutral', refused: 'danger' } as const

function TitleCell({ row: { title, page_id } }: CellProps) {
  const t = useT()
  const slug = useSlug()
  const name = title || t('studio_workout_import.untitled')
  if (page_id === null) return <span dir="auto">{name}</span>
  return (
    <Link
      to="/apps/$slug/pages/$page_id"
      params={{ slug, page_id }}
      className={report_styles.link}
      dir="auto"
    >
      {name}
    </Link>
  )
}

function SizeCell({ row: { exercises, sets } }: CellProps) {
  const t = useT()
  return [
    t('studio_workout_import.exercise_count', { count: exercises }),
    t('studio_workout_import.set_count', { count: sets }),
  ].join(' · ')
}

function TagsCell({ row: { tags } }: CellProps) {
  return <span dir="auto">{tags.join(', ')}</span>
}

function ActionCell({ row: { action } }: CellProps) {
  const t = useT()
  return <Badge tone={tones[action]}>{t(`studio_workout_import.actions.${action}`)}</Badge>
}

/** What is wrong with which cell, in words; what prevents an import comes first. */
export function ProblemTable({ report }: { readonly report: WorkoutReport }) {
  const t = useT()
  const format = useFormat()
  const { problems, problem_count, columns } = report
  const table_columns: readonly TableColumn<WorkoutProblem>[] = [
    {
      id: 'row',
      header: t('studio_workout_import.columns.row'),
      is_row_header: true,
      cell: ({ row }) => format.number(row),
    },
    {
      id: 'column',
      header: t('studio_workout_import.columns.column'),
      cell: ({ field }) =>
        columns.find((column) => column.field === field)?.heading ||
        t(`studio_workout_import.fields.${field}`),
    },
    { id: 'text', header: t('studio_workout_import.columns.problem'), cell: createCell(ProblemCell) },
  ]
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{t('studio_workout_import.problem_count', { count: problem_count })}</h3>
      <Table
        label={t('studio_workout_import.problem_count', { count: problem_count })}
        columns={table_columns}
        rows={problems}
        rowKey={({ row, field, code, value }) => `${row} ${field} ${code} ${value}`}
      />
      {problem_count > problems.length && (
        <p className={styles.text}>
          {t('studio_workout_import.more', { count: problem_count - problems.length })}
        </p>
      )}
    </section>
  )
}

function ProblemCell({ row: { code, value, is_blocking } }: { readonly row: WorkoutProblem }) {
  const t = useT()
  return (
    <span className={styles.problem} data-is-blocking={is_blocking || undefined}>
      {t.find(`studio_workout_import.problems.${code}`, { value }) ?? code}
    </span>
  )
}
