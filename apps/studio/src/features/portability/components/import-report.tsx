import { useT } from '@foyer/i18n/react'
import { Button, EmptyState, Notice, ProgressSegments } from '@foyer/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CircleAlert, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { createAppClient } from '#platform/api.ts'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import styles from '#platform/parts/import-report.module.css'
import { formatError } from '#platform/problem.ts'
import { PagePicker } from '../../pages/index.ts'
import { Counts, Rows } from './import-rows.tsx'
import { isInProgress, countWrites, type ImportRun } from '../import-state.ts'
import { importQuery, importsQuery } from '../queries.ts'

/** An import from its dry run to its end: what it will do or did, row by row. */
export function ImportReport({ run, slug }: { readonly run: ImportRun; readonly slug: string }) {
  const t = useT()
  if (run.state === 'failed') {
    return (
      <EmptyState
        icon={<CircleAlert />}
        tone="danger"
        title={t('studio_import.failed')}
        text={t.find(`errors.${run.failure ?? ''}`) ?? t('studio_import.failed_text')}
        actions={
          <ButtonLink to="/apps/$slug/library/import" params={{ slug }} kind="ink">
            {t('studio_import.other_file')}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <>
      <Heading run={run} />
      {isInProgress(run.state) ? <Progress run={run} /> : <Counts run={run} />}
      {run.state !== 'checking' && <Rows run={run} slug={slug} />}
      <Footer run={run} slug={slug} />
    </>
  )
}

function Heading({ run }: { readonly run: ImportRun }) {
  const t = useT()
  const title =
    run.state === 'checked'
      ? t('studio_import.ready', { count: run.counts.refused })
      : t(`studio_import.headings.${run.state === 'failed' ? 'checking' : run.state}`)
  return (
    <header className={styles.heading}>
      <p className={styles.file}>{run.file_name}</p>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>
        {t(`studio_import.texts.${run.state === 'failed' ? 'checking' : run.state}`)}
      </p>
    </header>
  )
}

function Progress({ run }: { readonly run: ImportRun }) {
  const t = useT()
  const text = t('studio_import.progress', { done: run.done, total: run.total })
  return (
    <div className={styles.progress} aria-live="polite">
      <ProgressSegments
        label={t(`studio_import.headings.${run.state === 'importing' ? 'importing' : 'checking'}`)}
        value_text={text}
        value={run.done}
        max={Math.max(1, run.total)}
      />
      <p className={styles.text}>{text}</p>
    </div>
  )
}

function Footer({ run, slug }: { readonly run: ImportRun; readonly slug: string }) {
  const t = useT()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [parent_id, setParentId] = useState(run.parent_id)
  const start = useMutation({
    mutationFn: () =>
      createAppClient(slug)('portability.runImport', { id: run.id, ...(parent_id && { parent_id }) }),
    onSuccess: async (next) => {
      cache.setQueryData(importQuery(slug, run.id).queryKey, next)
      await cache.invalidateQueries({ queryKey: importsQuery(slug).queryKey })
    },
  })
  const count = countWrites(run)
  if (isInProgress(run.state)) return <p className={styles.undo}>{t('studio_import.can_leave')}</p>
  if (run.state === 'done') {
    return (
      <footer className={styles.footer}>
        <p className={styles.undo}>
          <Undo2 aria-hidden="true" />
          {t('studio_import.undo_done')}
        </p>
        <ButtonLink to="/apps/$slug/library" params={{ slug }} kind="ink">
          {t('studio_import.see_library')}
        </ButtonLink>
      </footer>
    )
  }
  return (
    <>
      {start.error && (
        <Notice tone="danger" icon={<CircleAlert />} role="alert">
          {formatError(t, start.error)}
        </Notice>
      )}
      {run.counts.create > 0 && (
        <div className={styles.place}>
          <PagePicker label={t('studio_import.place')} value={parent_id} onChange={setParentId} />
          {parent_id === null && <p className={styles.text}>{t('studio_import.place_new')}</p>}
        </div>
      )}
      <footer className={styles.footer}>
        <p className={styles.undo}>
          <Undo2 aria-hidden="true" />
          {t('studio_import.undo')}
        </p>
        <Button
          kind="outline"
          onClick={() => void navigate({ to: '/apps/$slug/library/import', params: { slug } })}
        >
          {t('studio_import.other_file')}
        </Button>
        <Button kind="ink" disabled={count === 0} is_busy={start.isPending} onClick={() => start.mutate()}>
          {count === 0 ? t('studio_import.nothing') : t('studio_import.run', { count })}
        </Button>
      </footer>
    </>
  )
}
