import { useT } from '@foyer/i18n/react'
import { Table, type TableColumn, type TableSort } from '@foyer/ui/table'
import type { ComponentType } from 'react'
import { createCell } from '#platform/parts/create-cell.tsx'
import { MemberMenu } from '../administer/member-menu.tsx'
import { getVisibleColumns, DEFAULT_COLUMNS, type MemberColumn } from '../member-columns.ts'
import { getSelectedRows, type MemberSelection } from '../member-selection.ts'
import type { MemberSearch } from '../member-search.ts'
import type { MemberRow } from '../queries.ts'
import {
  CourseCell,
  JoinedCell,
  LanguageCell,
  LastSeenCell,
  NameCell,
  PlanCell,
  ProgressCell,
  SpentCell,
  WeeksCell,
} from './member-cells.tsx'
import styles from './member-table.module.css'

type Sort = NonNullable<MemberSearch['sort']>

type MemberTableProps = {
  readonly members: readonly MemberRow[]
  readonly sort?: Sort
  readonly onSort?: (sort: Sort) => void
  readonly columns?: readonly MemberColumn[]
  readonly selection?: {
    readonly chosen: MemberSelection
    readonly onChange: (chosen: MemberSelection) => void
  }
}

const cells: Record<MemberColumn, ComponentType<{ readonly row: MemberRow }>> = {
  plan: PlanCell,
  course: CourseCell,
  progress: ProgressCell,
  weeks: WeeksCell,
  spent: SpentCell,
  language: LanguageCell,
  joined: JoinedCell,
  last_seen: LastSeenCell,
}

/** The list itself, with the columns that were chosen; on phones each line is the member, what they bought and a date. */
export function MemberTable(props: MemberTableProps) {
  const { members, sort = 'name', onSort, columns = DEFAULT_COLUMNS, selection } = props
  const t = useT()
  const shown = getVisibleColumns(columns, sort)
  const head: readonly TableColumn<MemberRow>[] = [
    {
      id: 'name',
      header: t('studio_members.columns.member'),
      is_row_header: true,
      is_sortable: true,
      cell: createCell(NameCell),
    },
    ...shown.map((id) => ({
      id,
      header: t(`studio_members.columns.${id}`),
      cell: createCell(cells[id]),
      is_sortable: id === 'joined' || id === 'last_seen',
      ...(id === 'spent' && { align: 'end' as const }),
    })),
    {
      id: 'menu',
      header: t('common.more'),
      is_header_hidden: true,
      align: 'end',
      cell: createCell(MemberMenuCell),
    },
  ]
  const keys = members.map(({ id }) => id)
  return (
    <div className={styles.table} data-date={shown.findLast((id) => id === 'joined' || id === 'last_seen')}>
      <Table<MemberRow>
        label={t('studio.nav.members')}
        columns={head}
        rows={members}
        rowKey={(member) => member.id}
        sort={visible_sort[sort]}
        {...(onSort && { onSort: ({ column }) => onSort(nextSort(column, sort)) })}
        {...(selection && {
          selection: {
            selected: getSelectedRows(selection.chosen, keys),
            onChange: (ids) => selection.onChange({ is_everyone: false, ids }),
            all_label: t('studio_members.select.all_shown'),
            rowLabel: (member) => t('studio_members.select.one', { name: member.name || member.email }),
          },
        })}
      />
    </div>
  )
}

function MemberMenuCell({ row }: { readonly row: MemberRow }) {
  return <MemberMenu member={row} />
}

const visible_sort: Record<Sort, TableSort> = {
  name: { column: 'name', direction: 'ascending' },
  newest: { column: 'joined', direction: 'descending' },
  last_seen: { column: 'last_seen', direction: 'descending' },
  longest_away: { column: 'last_seen', direction: 'ascending' },
}

/** Returns the sort order after a click on a column header; names and joining dates have only one order. */
function nextSort(column: string, now: Sort): Sort {
  if (column === 'last_seen') return now === 'last_seen' ? 'longest_away' : 'last_seen'
  return column === 'joined' ? 'newest' : 'name'
}
