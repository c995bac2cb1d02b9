import { useT } from '@foyer/i18n/react'
import { EmptyState, ProgressSegments } from '@foyer/ui'
import { CircleAlert } from 'lucide-react'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { ImportCounts } from '#platform/parts/import-counts.tsx'
import styles from '#platform/parts/import-report.module.css'
import { useSlug } from '#platform/routes.ts'
import { createColumnsKey, MemberImportColumns } from './member-import-columns.tsx'
import { MemberImportFooter } from './member-import-footer.tsx'
import { MemberImportRows } from './member-import-rows.tsx'
import { isInProgress, MEMBER_ROW_ACTIONS, type MemberImport } from './member-imports.ts'

/** An import of members from its dry run to its end: what it will do or did, row by row. */
export function MemberImportReport({ run }: { readonly run: MemberImport }) {
  const t = useT()
  const slug = useSlug()
  if (run.state === 'failed') {
    return (
      <EmptyState
        icon={<CircleAlert />}
        tone="danger"
        title={t('studio_member_import.failed')}
        text={t(`studio_member_import.failures.${run.failure ?? 'internal'}`)}
        actions={
          <ButtonLink to="/apps/$slug/members/import" params={{ slug }} kind="ink">
            {t('studio_member_import.other_file')}
          </ButtonLink>
        }
      />
    )
  }
  const parts = MEMBER_ROW_ACTIONS.map((action) => ({
    action,
    label: t(`studio_member_import.actions.${action}`),
    count: run.counts[action],
  }))
  return (
    <>
      <header className={styles.heading}>
        <p className={styles.file}>{run.file_name}</p>
        <h2 className={styles.title}>
          {run.state === 'checked'
            ? t('studio_member_import.ready', { count: run.counts.refused })
            : t(`studio_member_import.headings.${run.state}`)}
        </h2>
        <p className={styles.text}>{t(`studio_member_import.texts.${run.state}`)}</p>
      </header>
      {isInProgress(run) ? (
        <Progress run={run} />
      ) : (
        run.state !== 'unmapped' && <ImportCounts parts={parts} />
      )}
      {(run.state === 'unmapped' || run.state === 'checked') && (
        <MemberImportColumns key={createColumnsKey(run)} run={run} />
      )}
      {run.state !== 'checking' && run.state !== 'unmapped' && <MemberImportRows run={run} />}
      <MemberImportFooter run={run} />
    </>
  )
}

function Progress({ run }: { readonly run: MemberImport }) {
  const t = useT()
  const text = t('studio_member_import.progress', { done: run.done, total: run.total })
  return (
    <div className={styles.progress} aria-live="polite">
      <ProgressSegments
        label={t(`studio_member_import.headings.${run.state === 'importing' ? 'importing' : 'checking'}`)}
        value_text={text}
        value={run.done}
        max={Math.max(1, run.total)}
      />
      {run.total > 0 && <p className={styles.text}>{text}</p>}
    </div>
  )
}
