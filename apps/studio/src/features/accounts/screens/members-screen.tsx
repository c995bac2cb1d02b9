import { useT } from '@foyer/i18n/react'
import { EmptyState } from '@foyer/ui'
import { Table, type TableColumn } from '@foyer/ui/table'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { SearchX, UserRoundPlus } from 'lucide-react'
import { useCallback } from 'react'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { cellOf } from '#platform/parts/cell-of.tsx'
import { EndlessList } from '#platform/parts/endless-list.tsx'
import { FilterSelect, ListToolbar } from '#platform/parts/list-toolbar.tsx'
import { Page } from '#platform/parts/page.tsx'
import { present } from '#platform/search-params.ts'
import {
  CourseCell,
  JoinedCell,
  LastSeenCell,
  NameCell,
  PlanCell,
  ProgressCell,
  SpentCell,
  WeeksCell,
} from '../components/member-cells.tsx'
import { MEMBER_SORTS, MEMBER_STATES, type MemberSearch } from '../member-search.ts'
import { membersQuery, type MemberRow } from '../queries.ts'
import styles from './members-screen.module.css'

const route = getRouteApi('/apps/$slug/members')

/** The members of the app: searched, narrowed and sorted by the address, more of them on demand. */
export function MembersScreen() {
  const t = useT()
  const { slug } = route.useParams()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/apps/$slug/members' })
  const query = useInfiniteQuery(membersQuery(slug, search))
  const first = query.data?.pages[0]
  const change = useCallback(
    (next: Partial<Record<keyof MemberSearch, string | undefined>>) =>
      void navigate({ search: (before) => present({ ...before, ...next }) as MemberSearch, replace: true }),
    [navigate],
  )
  const onSearch = useCallback((term: string) => change({ term: term.trim() || undefined }), [change])
  return (
    <Page title={t('studio.nav.members')}>
      <ListToolbar
        label={t('studio_members.search')}
        term={search.term ?? ''}
        onSearch={onSearch}
        end={first && <span aria-live="polite">{countOf(t, first)}</span>}
      >
        <FilterSelect
          label={t('studio_members.status')}
          value={search.status ?? 'all'}
          onChange={(status) => change({ status: status === 'all' ? undefined : status })}
          choices={(['all', ...MEMBER_STATES] as const).map((value) => ({
            value,
            label: t(`studio_members.statuses.${value}`),
          }))}
        />
        <FilterSelect
          label={t('studio_members.sort')}
          value={search.sort ?? 'name'}
          onChange={(sort) => change({ sort: sort === 'name' ? undefined : sort })}
          choices={MEMBER_SORTS.map((value) => ({ value, label: t(`studio_members.sorts.${value}`) }))}
        />
      </ListToolbar>
      <EndlessList
        query={query}
        what={t('studio.nav.members')}
        rowsOf={(pages) => pages.flatMap((page) => page.members)}
        empty={<NoMembers search={search} />}
      >
        {(members) => <MemberTable members={members} sort={search.sort ?? 'name'} />}
      </EndlessList>
    </Page>
  )
}

type Counted = { readonly total: number; readonly is_total_capped: boolean }

function countOf(t: ReturnType<typeof useT>, { total, is_total_capped }: Counted): string {
  return is_total_capped
    ? t('studio_members.many', { count: total })
    : t('studio_members.count', { count: total })
}

/**
 * The table itself. Its last column dates what the list is sorted by; on phones each line is the member, what they
 * bought and that date.
 */
export function MemberTable({
  members,
  sort = 'name',
}: {
  readonly members: readonly MemberRow[]
  readonly sort?: NonNullable<MemberSearch['sort']>
}) {
  const t = useT()
  const date: TableColumn<MemberRow> =
    sort === 'newest'
      ? { id: 'joined', header: t('studio_members.columns.joined'), cell: cellOf(JoinedCell) }
      : { id: 'last_seen', header: t('studio_members.columns.last_seen'), cell: cellOf(LastSeenCell) }
  const columns: readonly TableColumn<MemberRow>[] = [
    { id: 'name', header: t('studio_members.columns.member'), is_row_header: true, cell: cellOf(NameCell) },
    { id: 'plan', header: t('studio_members.columns.plan'), cell: cellOf(PlanCell) },
    { id: 'course', header: t('studio_members.columns.program'), cell: cellOf(CourseCell) },
    { id: 'progress', header: t('studio_members.columns.progress'), cell: cellOf(ProgressCell) },
    { id: 'weeks', header: t('studio_members.columns.last_weeks'), cell: cellOf(WeeksCell) },
    { id: 'spent', header: t('studio_members.columns.spent'), align: 'end', cell: cellOf(SpentCell) },
    date,
  ]
  return (
    <div className={styles.table}>
      <Table
        label={t('studio.nav.members')}
        columns={columns}
        rows={members}
        rowKey={(member) => member.id}
      />
    </div>
  )
}

function NoMembers({ search }: { readonly search: MemberSearch }) {
  const t = useT()
  const { slug } = route.useParams()
  const is_narrowed = search.term !== undefined || search.status !== undefined
  if (!is_narrowed) {
    return (
      <EmptyState
        icon={<UserRoundPlus />}
        title={t('studio_members.empty.title')}
        text={t('studio_members.empty.text')}
      />
    )
  }
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('common.search_no_results')}
      text={
        search.term ? t('studio_members.empty.term', { term: search.term }) : t('studio_members.empty.filter')
      }
      actions={
        <ButtonLink to="/apps/$slug/members" params={{ slug }} kind="outline">
          {t('studio.clear_filters')}
        </ButtonLink>
      }
    />
  )
}
