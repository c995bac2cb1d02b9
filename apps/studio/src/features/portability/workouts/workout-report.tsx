import { useT } from '@foyer/i18n/react'
import { Button, Notice, Segmented } from '@foyer/ui'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { ImportCounts } from '#platform/parts/import-counts.tsx'
import report_styles from '#platform/parts/import-report.module.css'
import { formatError } from '#platform/problem.ts'
import { ProblemTable, WorkoutTable } from './report-tables.tsx'
import { WorkoutColumns } from './workout-columns.tsx'
import type { ImportChoices, ReadChoices, WorkoutReport } from './workout-file.ts'
import styles from './workout-import.module.css'

type WorkoutReportProps = {
  readonly report: WorkoutReport
  /** How the file was read for the report; the import reads it in the same way. */
  readonly choices: ReadChoices
  readonly file_name: string
  readonly is_checking: boolean
  readonly is_importing: boolean
  readonly error: Error | null
  readonly onCheck: (choices: ReadChoices) => void
  readonly onImport: (choices: ImportChoices) => void
  readonly onOtherFile: () => void
}

/** What an import would do: its columns, its workouts and exercises, and what is wrong with which cell. */
export function WorkoutReportView(props: WorkoutReportProps) {
  const { report, choices, file_name, is_checking, is_importing, error } = props
  const { onCheck, onImport, onOtherFile } = props
  const t = useT()
  const { workouts, exercises, tags, missing_fields, problem_count } = report
  const [existing, setExisting] = useState<'skip' | 'copy'>('skip')
  const count = (action: WorkoutReport['workouts'][number]['action']): number =>
    workouts.filter((workout) => workout.action === action).length
  const new_count = count('create')
  const known_count = count('exists')
  const import_count = new_count + (existing === 'copy' ? known_count : 0)
  const created = exercises.filter(({ page_id }) => page_id === null)
  return (
    <>
      <header className={report_styles.heading}>
        <p className={report_styles.file}>
          {t('studio_workout_import.file', { name: file_name, count: report.rows })}
        </p>
        <h2 className={report_styles.title}>
          {missing_fields.length > 0
            ? t('studio_workout_import.unmapped')
            : t('studio_workout_import.ready', { count: new_count })}
        </h2>
        <p className={report_styles.text}>
          {missing_fields.length > 0
            ? t('studio_workout_import.unmapped_text')
            : t('studio_workout_import.ready_text')}
        </p>
      </header>
      {missing_fields.length === 0 && (
        <ImportCounts
          parts={[
            { action: 'create', label: t('studio_workout_import.actions.create'), count: new_count },
            { action: 'unchanged', label: t('studio_workout_import.actions.exists'), count: known_count },
            { action: 'refused', label: t('studio_workout_import.actions.refused'), count: count('refused') },
          ]}
        />
      )}
      <WorkoutColumns
        key={JSON.stringify(report.columns.map(({ field }) => field))}
        report={report}
        weight_unit={choices.weight_unit ?? 'kg'}
        is_checking={is_checking}
        onCheck={onCheck}
      />
      {problem_count > 0 && <ProblemTable report={report} />}
      {workouts.length > 0 && <WorkoutTable report={report} />}
      <NamedSection kind="exercises" count={exercises.length} created={created.map(({ name }) => name)} />
      <NamedSection
        kind="tags"
        count={tags.length}
        created={tags.filter(({ exists }) => !exists).map(({ name }) => name)}
      />
      {error && (
        <Notice tone="danger" icon={<CircleAlert />} role="alert">
          {formatError(t, error)}
        </Notice>
      )}
      <footer className={report_styles.footer}>
        <div className={report_styles.undo}>
          {known_count > 0 && (
            <div className={styles.existing}>
              <span aria-hidden="true">
                {t('studio_workout_import.existing.label', { count: known_count })}
              </span>
              <Segmented
                label={t('studio_workout_import.existing.label', { count: known_count })}
                value={existing}
                onChange={setExisting}
                choices={(['skip', 'copy'] as const).map((value) => ({
                  value,
                  label: t(`studio_workout_import.existing.${value}`),
                }))}
              />
            </div>
          )}
        </div>
        <Button kind="outline" onClick={onOtherFile}>
          {t('studio_workout_import.other_file')}
        </Button>
        <Button
          kind="ink"
          disabled={import_count === 0 || is_checking}
          is_busy={is_importing}
          onClick={() => onImport({ ...choices, existing })}
        >
          {import_count === 0
            ? t('studio_workout_import.nothing')
            : t('studio_workout_import.run', { count: import_count })}
        </Button>
      </footer>
    </>
  )
}

/** How many names of new exercises and tags are listed. */
const MAX_NAMES = 60

type NamedSectionProps = {
  readonly kind: 'exercises' | 'tags'
  /** How many the workouts name. */
  readonly count: number
  /** The names of those that will be created. */
  readonly created: readonly string[]
}

/** What workouts name: how much of it the app has, and what will be created. */
function NamedSection({ kind, count, created }: NamedSectionProps) {
  const t = useT()
  if (count === 0) return null
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{t(`studio_workout_import.${kind}.title`)}</h3>
      <p className={styles.text}>
        {t(`studio_workout_import.${kind}.found`, { count: count - created.length })}{' '}
        {t(`studio_workout_import.${kind}.created`, { count: created.length })}
      </p>
      {created.length > 0 && (
        <ul className={styles.names}>
          {created.slice(0, MAX_NAMES).map((name) => (
            <li key={name} dir="auto">
              {name}
            </li>
          ))}
          {created.length > MAX_NAMES && (
            <li>{t('studio_workout_import.more', { count: created.length - MAX_NAMES })}</li>
          )}
        </ul>
      )}
    </section>
  )
}
