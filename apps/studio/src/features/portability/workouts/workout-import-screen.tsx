import { useT } from '@foyer/i18n/react'
import { Announcement, Button, EmptyState } from '@foyer/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleAlert, CircleCheck, Download } from 'lucide-react'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { downloadFile } from '@foyer/ui/file-download'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { FileDrop, FileExample } from '#platform/parts/file-drop.tsx'
import { ImportSteps } from '#platform/parts/import-steps.tsx'
import { BackLabel, Page } from '#platform/parts/page.tsx'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import {
  createTemplate,
  EXAMPLE_TEXT,
  validateWorkoutFile,
  type ImportChoices,
  type ReadChoices,
  type WorkoutImport,
  type WorkoutReport,
} from './workout-file.ts'
import { WorkoutReportView } from './workout-report.tsx'
import styles from './workout-import.module.css'

const STEPS = ['file', 'check', 'import'] as const

/** The dry run of a file, and how the file was read for it. */
type Checked = {
  readonly report: WorkoutReport
  readonly file: File
  readonly choices: ReadChoices
}

/** Imports workouts from a table: file, dry run, import. The file stays in the browser until then. */
export function WorkoutImportScreen() {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const cache = useQueryClient()
  // A mutation drops its result when it runs again; the report stays in view until there is a newer one.
  const [checked, setChecked] = useState<Checked | null>(null)
  const check = useMutation({
    mutationFn: ({ file, choices }: Omit<Checked, 'report'>) =>
      call('portability.checkWorkouts', choices, { file }),
    onSuccess: (found, { file, choices }) => setChecked({ report: found, file, choices }),
  })
  const run = useMutation({
    mutationFn: ({ file, choices }: { file: File; choices: ImportChoices }) =>
      call('portability.importWorkouts', choices, { file }),
    // Lists that were loaded before do not have the new pages.
    onSuccess: () => cache.invalidateQueries({ queryKey: ['app', slug] }),
  })
  const reset = (): void => {
    setChecked(null)
    check.reset()
    run.reset()
  }
  const report = checked?.report
  const at = run.data ? STEPS.length : report && report.failure === null ? 1 : 0
  return (
    <Page
      title={t('studio_workout_import.title')}
      back={
        <Link to="/apps/$slug/library" params={{ slug }}>
          <BackLabel>{t('studio.nav.library')}</BackLabel>
        </Link>
      }
    >
      <ImportSteps steps={STEPS.map((step) => t(`studio_workout_import.steps.${step}`))} at={at} />
      {run.data && <Done result={run.data} onAgain={reset} />}
      {!run.data && checked && checked.report.failure === null && (
        <WorkoutReportView
          report={checked.report}
          choices={checked.choices}
          file_name={checked.file.name}
          is_checking={check.isPending}
          is_importing={run.isPending}
          error={run.error ?? check.error}
          onCheck={(choices) => check.mutate({ file: checked.file, choices })}
          onImport={(choices) => run.mutate({ file: checked.file, choices })}
          onOtherFile={reset}
        />
      )}
      {!run.data && report?.failure != null && (
        <EmptyState
          icon={<CircleAlert />}
          tone="danger"
          title={t('studio_workout_import.failed')}
          text={t(`studio_workout_import.failures.${report.failure}`)}
          actions={
            <Button kind="ink" onClick={reset}>
              {t('studio_workout_import.other_file')}
            </Button>
          }
        />
      )}
      {!run.data && !report && (
        <Choose
          sending={check.isPending ? check.variables.file.name : null}
          error={check.error ? formatError(t, check.error) : null}
          onFile={(chosen) => check.mutate({ file: chosen, choices: { weight_unit: 'kg' } })}
        />
      )}
    </Page>
  )
}

type ChooseProps = {
  readonly sending: string | null
  readonly error: string | null
  readonly onFile: (file: File) => void
}

function Choose({ sending, error, onFile }: ChooseProps) {
  const t = useT()
  const [fault, setFault] = useState<ReturnType<typeof validateWorkoutFile>>(null)
  return (
    <FileDrop
      title={t('studio_workout_import.choose.title')}
      text={t('studio_workout_import.choose.text')}
      button={t('studio_workout_import.choose.button')}
      sending={sending === null ? null : t('studio_workout_import.choose.sending', { name: sending })}
      accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
      error={fault ? t(`studio_workout_import.faults.${fault}`) : error}
      onFile={(file) => {
        const found = validateWorkoutFile(file)
        setFault(found)
        if (!found) onFile(file)
      }}
    >
      <FileExample
        title={t('studio_workout_import.choose.example')}
        text={t('studio_workout_import.choose.example_text')}
        example={EXAMPLE_TEXT}
      />
      <Button
        kind="outline"
        icon={<Download />}
        className={styles.template}
        onClick={() => downloadFile(createTemplate(), 'workouts-template.csv')}
      >
        {t('studio_workout_import.choose.template')}
      </Button>
    </FileDrop>
  )
}

/** How many of the new workouts are listed with links. */
const MAX_LISTED = 50

function Done({ result, onAgain }: { readonly result: WorkoutImport; readonly onAgain: () => void }) {
  const t = useT()
  const slug = useSlug()
  const { created, exercises_created, tags_created, skipped, refused } = result
  const title = t('studio_workout_import.done.title', { count: created.length })
  return (
    <section className={styles.done}>
      <CircleCheck aria-hidden="true" />
      <h2 className={styles.doneTitle}>{title}</h2>
      <Announcement>{title}</Announcement>
      <p className={styles.text}>
        {[
          created.length > 0 && t('studio_workout_import.done.drafts'),
          exercises_created > 0 && t('studio_workout_import.done.exercises', { count: exercises_created }),
          tags_created > 0 && t('studio_workout_import.done.tags', { count: tags_created }),
          skipped > 0 && t('studio_workout_import.done.skipped', { count: skipped }),
          refused > 0 && t('studio_workout_import.done.refused', { count: refused }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <ul className={styles.created}>
        {created.slice(0, MAX_LISTED).map(({ page_id, title }) => (
          <li key={page_id}>
            <Link to="/apps/$slug/pages/$page_id" params={{ slug, page_id }} dir="auto">
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button kind="outline" onClick={onAgain}>
          {t('studio_workout_import.other_file')}
        </Button>
        <ButtonLink to="/apps/$slug/library" params={{ slug }} kind="ink">
          {t('studio_workout_import.done.library')}
        </ButtonLink>
      </div>
    </section>
  )
}
