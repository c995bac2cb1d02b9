import type { OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { Announcement, Button, EmptyState, Notice } from '@foyer/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { FileDrop } from '#platform/parts/file-drop.tsx'
import { ImportCounts } from '#platform/parts/import-counts.tsx'
import { ImportSteps } from '#platform/parts/import-steps.tsx'
import report_styles from '#platform/parts/import-report.module.css'
import { BackLabel, Page } from '#platform/parts/page.tsx'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import styles from '../workouts/workout-import.module.css'
import { EventTable } from './event-table.tsx'

type Report = OutputFor<'portability.checkEvents'>
type Result = OutputFor<'portability.importEvents'>

const STEPS = ['file', 'check', 'import'] as const
const MAX_BYTES = 2_097_152

/** Imports the events of a calendar file: file, dry run, import. The file stays in the browser until then. */
export function EventImportScreen() {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const cache = useQueryClient()
  const check = useMutation({
    mutationFn: (file: File) => call('portability.checkEvents', {}, { file }),
  })
  const run = useMutation({
    mutationFn: (file: File) => call('portability.importEvents', {}, { file }),
    // Lists that were loaded before do not have the new pages.
    onSuccess: () => cache.invalidateQueries({ queryKey: ['app', slug] }),
  })
  const reset = (): void => {
    check.reset()
    run.reset()
  }
  const report = check.data
  const file = check.variables
  const at = run.data ? STEPS.length : report && report.failure === null ? 1 : 0
  return (
    <Page
      title={t('studio_event_import.title')}
      back={
        <Link to="/apps/$slug/calendar" params={{ slug }}>
          <BackLabel>{t('studio.nav.calendar')}</BackLabel>
        </Link>
      }
    >
      <ImportSteps steps={STEPS.map((step) => t(`studio_event_import.steps.${step}`))} at={at} />
      {run.data && <Done result={run.data} onAgain={reset} />}
      {!run.data && report?.failure === null && file && (
        <ReportView
          report={report}
          file_name={file.name}
          is_importing={run.isPending}
          error={run.error}
          onImport={() => run.mutate(file)}
          onOtherFile={reset}
        />
      )}
      {report?.failure != null && (
        <EmptyState
          icon={<CircleAlert />}
          tone="danger"
          title={t('studio_event_import.failed')}
          text={t(`studio_event_import.failures.${report.failure}`)}
          actions={
            <Button kind="ink" onClick={reset}>
              {t('studio_event_import.other_file')}
            </Button>
          }
        />
      )}
      {!report && (
        <Choose
          sending={check.isPending ? check.variables.name : null}
          error={check.error ? formatError(t, check.error) : null}
          onFile={(chosen) => check.mutate(chosen)}
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
  const [fault, setFault] = useState<'kind' | 'empty' | 'large' | null>(null)
  return (
    <FileDrop
      title={t('studio_event_import.choose.title')}
      text={t('studio_event_import.choose.text')}
      button={t('studio_event_import.choose.button')}
      sending={sending === null ? null : t('studio_event_import.choose.sending', { name: sending })}
      accept=".ics,.ical,text/calendar"
      error={fault ? t(`studio_event_import.faults.${fault}`) : error}
      onFile={(file) => {
        const found = validateFile(file)
        setFault(found)
        if (!found) onFile(file)
      }}
    />
  )
}

/** Why a file is not even sent; null where it may be. */
function validateFile({ name, size }: File): 'kind' | 'empty' | 'large' | null {
  if (!/\.(ics|ical)$/i.test(name)) return 'kind'
  if (size === 0) return 'empty'
  return size > MAX_BYTES ? 'large' : null
}

type ReportProps = {
  readonly report: Report
  readonly file_name: string
  readonly is_importing: boolean
  readonly error: Error | null
  readonly onImport: () => void
  readonly onOtherFile: () => void
}

/** What an import would do with each event. */
function ReportView({ report, file_name, is_importing, error, onImport, onOtherFile }: ReportProps) {
  const t = useT()
  const { events } = report
  const count = (action: Report['events'][number]['action']): number =>
    events.filter((event) => event.action === action).length
  const new_count = count('create')
  return (
    <>
      <header className={report_styles.heading}>
        <p className={report_styles.file}>
          {t('studio_event_import.file', { name: file_name, count: events.length })}
        </p>
        <h2 className={report_styles.title}>{t('studio_event_import.ready', { count: new_count })}</h2>
        <p className={report_styles.text}>{t('studio_event_import.ready_text')}</p>
      </header>
      <ImportCounts
        parts={[
          { action: 'create', label: t('studio_event_import.actions.create'), count: new_count },
          { action: 'unchanged', label: t('studio_event_import.actions.exists'), count: count('exists') },
          { action: 'refused', label: t('studio_event_import.actions.refused'), count: count('refused') },
        ]}
      />
      <EventTable events={events} />
      {error && (
        <Notice tone="danger" icon={<CircleAlert />} role="alert">
          {formatError(t, error)}
        </Notice>
      )}
      <footer className={report_styles.footer}>
        <Button kind="outline" onClick={onOtherFile}>
          {t('studio_event_import.other_file')}
        </Button>
        <Button kind="ink" disabled={new_count === 0} is_busy={is_importing} onClick={onImport}>
          {new_count === 0
            ? t('studio_event_import.nothing')
            : t('studio_event_import.run', { count: new_count })}
        </Button>
      </footer>
    </>
  )
}

/** How many of the new events are listed with links. */
const MAX_LISTED = 50

function Done({ result, onAgain }: { readonly result: Result; readonly onAgain: () => void }) {
  const t = useT()
  const slug = useSlug()
  const { created, skipped, refused } = result
  const title = t('studio_event_import.done.title', { count: created.length })
  return (
    <section className={styles.done}>
      <CircleCheck aria-hidden="true" />
      <h2 className={styles.doneTitle}>{title}</h2>
      <Announcement>{title}</Announcement>
      <p className={styles.text}>
        {[
          created.length > 0 && t('studio_event_import.done.drafts'),
          skipped > 0 && t('studio_event_import.done.skipped', { count: skipped }),
          refused > 0 && t('studio_event_import.done.refused', { count: refused }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <ul className={styles.created}>
        {created.slice(0, MAX_LISTED).map(({ page_id, title: name }) => (
          <li key={page_id}>
            <Link to="/apps/$slug/pages/$page_id" params={{ slug, page_id }} dir="auto">
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button kind="outline" onClick={onAgain}>
          {t('studio_event_import.other_file')}
        </Button>
        <ButtonLink to="/apps/$slug/calendar" params={{ slug }} kind="ink">
          {t('studio_event_import.done.calendar')}
        </ButtonLink>
      </div>
    </section>
  )
}
