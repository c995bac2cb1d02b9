import { useT } from '@foyer/i18n/react'
import { Badge, EmptyState } from '@foyer/ui'
import { Table, type TableColumn } from '@foyer/ui/table'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ListFilter } from 'lucide-react'
import { createCell } from '#platform/parts/create-cell.tsx'
import { InfiniteList } from '#platform/parts/infinite-list.tsx'
import styles from '#platform/parts/import-report.module.css'
import { useSlug } from '#platform/routes.ts'
import {
  MEMBER_ROW_ACTIONS,
  memberImportRowsQuery,
  type MemberImport,
  type MemberImportRow,
} from './member-imports.ts'

const route = getRouteApi('/apps/$slug/members/import')

/** What becomes of each row, all of them or those of one kind. */
export function MemberImportRows({ run }: { readonly run: MemberImport }) {
  const t = useT()
  const slug = useSlug()
  const { action } = route.useSearch()
  const query = useInfiniteQuery(memberImportRowsQuery(slug, run, action))
  return (
    <div>
      <nav className={styles.filters} aria-label={t('studio_member_import.filter')}>
        {[undefined, ...MEMBER_ROW_ACTIONS].map((one) => (
          <Link
            key={one ?? 'all'}
            to="/apps/$slug/members/import"
            params={{ slug }}
            search={{ run: run.id, ...(one ? { action: one } : {}) }}
            replace
            className={styles.filter}
            activeOptions={{ exact: true }}
          >
            {t(`studio_member_import.actions.${one ?? 'all'}`)}
            <span className={styles.filter_count}>{one ? run.counts[one] : run.total}</span>
          </Link>
        ))}
      </nav>
      <InfiniteList
        query={query}
        content_name={t('studio_member_import.report')}
        getRows={(pages) => pages.flatMap(({ items }) => items)}
        empty={<EmptyState heading="h3" icon={<ListFilter />} title={t('studio_member_import.no_rows')} />}
      >
        {(rows) => <RowTable rows={rows} />}
      </InfiniteList>
    </div>
  )
}

function RowTable({ rows }: { readonly rows: readonly MemberImportRow[] }) {
  const t = useT()
  const columns: readonly TableColumn<MemberImportRow>[] = [
    { id: 'row', header: t('studio_member_import.columns.row'), align: 'end', cell: ({ row }) => row },
    {
      id: 'email',
      header: t('studio_member_import.columns.email'),
      is_row_header: true,
      cell: createCell(MemberCell),
    },
    { id: 'action', header: t('studio_member_import.columns.action'), cell: createCell(ActionCell) },
    { id: 'problems', header: t('studio_member_import.columns.problems'), cell: createCell(ProblemsCell) },
  ]
  return (
    <div className={styles.table}>
      <Table
        label={t('studio_member_import.report')}
        columns={columns}
        rows={rows}
        rowKey={({ row }) => String(row)}
      />
    </div>
  )
}

type CellProps = { readonly row: MemberImportRow }
const tones = { add: 'accent', known: 'neutral', refused: 'danger' } as const

function MemberCell({ row: { email, name, member_id } }: CellProps) {
  const t = useT()
  const slug = useSlug()
  const action_labels = email || name || t('studio_member_import.nobody')
  if (!member_id) return <span dir="auto">{action_labels}</span>
  return (
    <Link to="/apps/$slug/members/$member_id" params={{ slug, member_id }} className={styles.link}>
      {action_labels}
    </Link>
  )
}

function ActionCell({ row: { action } }: CellProps) {
  const t = useT()
  return <Badge tone={tones[action]}>{t(`studio_member_import.actions.${action}`)}</Badge>
}

function ProblemsCell({ row: { problems } }: CellProps) {
  const t = useT()
  return (
    <ul className={styles.problems}>
      {problems.map(({ column, code }) => (
        <li key={`${column} ${code}`}>
          {column && (
            <code className={styles.path} dir="ltr">
              {column}
            </code>
          )}{' '}
          {t.find(`studio_member_import.problems.${code}`) ?? t.find(`errors.${code}`) ?? code}
        </li>
      ))}
    </ul>
  )
}
