import { useT } from '@foyer/i18n/react'
import { Badge, Button, EmptyState, Notice, ProgressSegments } from '@foyer/ui'
import { Table, type TableColumn } from '@foyer/ui/table'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { CircleAlert, ListFilter, Undo2 } from 'lucide-react'
import { createAppClient } from '#platform/api.ts'
import { createCell } from '#platform/parts/create-cell.tsx'
import { InfiniteList } from '#platform/parts/infinite-list.tsx'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { ImportCounts } from '#platform/parts/import-counts.tsx'
import styles from '#platform/parts/import-report.module.css'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { isInProgress, ROW_ACTIONS, countWrites, type ImportRun } from '../import-state.ts'
import { importQuery, importsQuery, importRowsQuery, type ImportRow } from '../queries.ts'

const route = getRouteApi('/apps/$slug/library/import')

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

/** The numbers of new, updated, skipped and refused rows and of their pictures. */
export function Counts({ run }: { readonly run: ImportRun }) {
  const t = useT()
  const { counts } = run
  const parts = ROW_ACTIONS.map((action) => ({
    action,
    label: t(`studio_import.actions.${action}`),
    count: counts[action],
  }))
  return (
    <>
      <ImportCounts parts={parts} />
      {(counts.pictures > 0 || counts.pictures_missing > 0) && (
        <p className={styles.pictures}>
          {t('studio_import.pictures', { count: counts.pictures })}{' '}
          {counts.pictures_missing > 0 &&
            t('studio_import.pictures_missing', { count: counts.pictures_missing })}
        </p>
      )}
    </>
  )
}

function Rows({ run, slug }: { readonly run: ImportRun; readonly slug: string }) {
  const t = useT()
  const { action } = route.useSearch()
  const query = useInfiniteQuery(importRowsQuery(slug, run.id, action, run.state))
  const filters = [undefined, ...ROW_ACTIONS]
  return (
    <div>
      <nav className={styles.filters} aria-label={t('studio_import.filter')}>
        {filters.map((one) => (
          <Link
            key={one ?? 'all'}
            to="/apps/$slug/library/import"
            params={{ slug }}
            search={{ run: run.id, ...(one ? { action: one } : {}) }}
            replace
            className={styles.filter}
            activeOptions={{ exact: true }}
          >
            {one ? t(`studio_import.actions.${one}`) : t('studio_import.actions.all')}
            <span className={styles.filter_count}>
              {one ? run.counts[one] : ROW_ACTIONS.reduce((sum, each) => sum + run.counts[each], 0)}
            </span>
          </Link>
        ))}
      </nav>
      <InfiniteList
        query={query}
        content_name={t('studio_import.report')}
        getRows={(pages) => pages.flatMap((page) => page.items)}
        empty={<EmptyState heading="h3" icon={<ListFilter />} title={t('studio_import.no_rows')} />}
      >
        {(rows) => <RowTable rows={rows} />}
      </InfiniteList>
    </div>
  )
}

/** The report: each row of the file, what happens to it and what is wrong with it. */
export function RowTable({ rows }: { readonly rows: readonly ImportRow[] }) {
  const t = useT()
  const columns: readonly TableColumn<ImportRow>[] = [
    { id: 'row', header: t('studio_import.columns.row'), align: 'end', cell: (row) => row.row },
    { id: 'name', header: t('common.name'), is_row_header: true, cell: createCell(NameCell) },
    { id: 'action', header: t('studio_import.columns.action'), cell: createCell(ActionCell) },
    { id: 'problems', header: t('studio_import.columns.found'), cell: createCell(ProblemsCell) },
  ]
  return (
    <div className={styles.table}>
      <Table
        label={t('studio_import.report')}
        columns={columns}
        rows={rows}
        rowKey={(row) => String(row.row)}
      />
    </div>
  )
}

type CellProps = { readonly row: ImportRow }
const tones = { create: 'accent', update: 'ok', unchanged: 'neutral', refused: 'danger' } as const

function NameCell({ row: { name, page_id } }: CellProps) {
  const t = useT()
  const slug = useSlug()
  if (!page_id) return name || t('studio_import.no_name')
  return (
    <Link to="/apps/$slug/pages/$page_id" params={{ slug, page_id }} className={styles.link}>
      {name}
    </Link>
  )
}

function ActionCell({ row: { action } }: CellProps) {
  const t = useT()
  return <Badge tone={tones[action]}>{t(`studio_import.actions.${action}`)}</Badge>
}

function ProblemsCell({ row: { problems, pictures } }: CellProps) {
  const t = useT()
  return (
    <ul className={styles.problems}>
      {problems.map(({ path, code }) => (
        <li key={`${path} ${code}`}>
          {path && (
            <code className={styles.path} dir="ltr">
              {path}
            </code>
          )}{' '}
          {t.find(`studio_import.problems.${code}`) ?? t.find(`errors.${code}`) ?? code}
        </li>
      ))}
      {problems.length === 0 && pictures > 0 && <li>{t('studio_import.pictures', { count: pictures })}</li>}
    </ul>
  )
}

function Footer({ run, slug }: { readonly run: ImportRun; readonly slug: string }) {
  const t = useT()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const start = useMutation({
    mutationFn: () => createAppClient(slug)('portability.runImport', { id: run.id }),
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
