import { useT } from '@foyer/i18n/react'
import { Badge, EmptyState } from '@foyer/ui'
import { Table, type TableColumn } from '@foyer/ui/table'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ListFilter } from 'lucide-react'
import { createCell } from '#platform/parts/create-cell.tsx'
import { InfiniteList } from '#platform/parts/infinite-list.tsx'
import { ImportCounts } from '#platform/parts/import-counts.tsx'
import styles from '#platform/parts/import-report.module.css'
import { useSlug } from '#platform/routes.ts'
import { MissingPictures } from './missing-pictures.tsx'
import { ROW_ACTIONS, type ImportRun } from '../import-state.ts'
import { importRowsQuery, type ImportRow } from '../queries.ts'

const route = getRouteApi('/apps/$slug/library/import')

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
      {counts.pictures > 0 && (
        <p className={styles.pictures}>{t('studio_import.pictures', { count: counts.pictures })}</p>
      )}
      {counts.pictures_missing > 0 && <MissingPictures run={run} />}
    </>
  )
}

/** What happens to each row, all of them or those of one kind. */
export function Rows({ run, slug }: { readonly run: ImportRun; readonly slug: string }) {
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

/** What is wrong with a row; missing pictures are named together above the table. */
function ProblemsCell({ row: { problems, pictures } }: CellProps) {
  const t = useT()
  return (
    <ul className={styles.problems}>
      {problems
        .filter(({ code }) => code !== 'picture_missing')
        .map(({ path, code }) => (
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
