import { useT } from '@foyer/i18n/react'
import { Button, EmptyState } from '@foyer/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { ArrowUpDown, Download, ListChecks, SearchX, Upload, UserRoundPlus } from 'lucide-react'
import { useCallback, useState, type ComponentType, type ReactNode } from 'react'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { InfiniteList } from '#platform/parts/infinite-list.tsx'
import { FilterSelect, ListToolbar } from '#platform/parts/list-toolbar.tsx'
import { Page } from '#platform/parts/page.tsx'
import { removeEmpty } from '#platform/search-params.ts'
import { useRole } from '../administer/use-role.ts'
import { PendingInvitationsLink } from '../administer/pending-invitations-link.tsx'
import { ColumnChooser } from '../components/column-chooser.tsx'
import { MemberBulkBar } from '../components/member-bulk-bar.tsx'
import { MemberFilters } from '../components/member-filters.tsx'
import { MemberTable } from '../components/member-table.tsx'
import { MemberViews } from '../components/member-views.tsx'
import { readColumns, getVisibleColumns } from '../member-columns.ts'
import { toMemberFilter, hasFilters, MEMBER_SORTS, type MemberSearch } from '../member-search.ts'
import { EMPTY_SELECTION } from '../member-selection.ts'
import { fetchAllMembers, memberCountsQuery, membersQuery, type MemberRow } from '../queries.ts'
import { useMemberExport } from '../use-member-export.ts'
import { useMemberSelection } from '../use-member-selection.ts'
import styles from './members-screen.module.css'

const route = getRouteApi('/apps/$slug/members')

/** The selected members as props of a later feature's bulk action. */
export type BulkActionsProps = {
  readonly loadSelected: () => Promise<readonly MemberRow[]>
  readonly onDone: () => void
}

type MembersScreenProps = {
  /** The way in for new members. */
  readonly invite: ReactNode
  /** Bulk actions of other features. */
  readonly BulkActionsSlot: ComponentType<BulkActionsProps>
}

/** The members of the app: searched, narrowed and sorted by the address, chosen to be exported or given something. */
export function MembersScreen({ invite, BulkActionsSlot }: MembersScreenProps) {
  const t = useT()
  const { slug } = route.useParams()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/apps/$slug/members' })
  const query = useInfiniteQuery(membersQuery(slug, search))
  const first_page = query.data?.pages[0]
  const filter = toMemberFilter(search)
  const [columns, setColumns] = useState(readColumns)
  const [is_choosing, setChoosing] = useState(false)
  const [chosen, setSelection] = useMemberSelection(JSON.stringify(filter))
  const { so_far: exported_count, run } = useMemberExport()
  const change = useCallback(
    (next: Partial<Record<keyof MemberSearch, string | undefined>>) =>
      void navigate({
        search: (before) => removeEmpty({ ...before, ...next }) as MemberSearch,
        replace: true,
      }),
    [navigate],
  )
  const onSearch = useCallback((term: string) => change({ term: term.trim() || undefined }), [change])
  const search_key = { ...search, columns: [...getVisibleColumns(columns, search.sort)] }
  const has_some = chosen.is_everyone || chosen.ids.size > 0
  const loaded = query.data?.pages.flatMap(({ members }) => members) ?? []
  const ids = [...chosen.ids]
  return (
    <Page
      title={t('studio.nav.members')}
      actions={
        <>
          <Button
            kind="ghost"
            icon={<Download />}
            is_busy={exported_count !== null}
            disabled={!first_page || first_page.total === 0}
            onClick={() => void run(search_key)}
          >
            {t('studio_members.export.title')}
          </Button>
          <ImportLink />
          {invite}
        </>
      }
    >
      <PendingInvitationsLink />
      <MemberViews search={search} />
      <ListToolbar
        label={t('studio_members.search')}
        term={search.term ?? ''}
        onSearch={onSearch}
        end={
          <>
            <output>
              {exported_count ? (
                t('studio_members.export.so_far', { count: exported_count })
              ) : (
                <Count {...{ search, first_page }} />
              )}
            </output>
            <FilterSelect
              appearance="plain"
              icon={<ArrowUpDown aria-hidden="true" />}
              label={t('studio_members.sort')}
              value={search.sort ?? 'name'}
              onChange={(sort) => change({ sort: sort === 'name' ? undefined : sort })}
              choices={MEMBER_SORTS.map((value) => ({ value, label: t(`studio_members.sorts.${value}`) }))}
            />
            <ColumnChooser chosen={columns} onChange={setColumns} />
            <span className={styles.choosing}>
              <Button
                kind="ghost"
                size="small"
                icon={<ListChecks />}
                aria-pressed={is_choosing}
                onClick={() => {
                  setChoosing(!is_choosing)
                  if (is_choosing) setSelection(EMPTY_SELECTION)
                }}
              >
                {t('studio_members.select.start')}
              </Button>
            </span>
          </>
        }
      >
        <MemberFilters search={search} onChange={change} />
      </ListToolbar>
      <div className={styles.list} data-choosing={is_choosing || has_some}>
        <InfiniteList
          query={query}
          content_name={t('studio.nav.members')}
          getRows={(pages) => pages.flatMap((page) => page.members)}
          empty={<NoMembers search={search} />}
        >
          {(members) => (
            <MemberTable
              members={members}
              sort={search.sort ?? 'name'}
              onSort={(sort) => change({ sort: sort === 'name' ? undefined : sort })}
              columns={columns}
              selection={{ chosen, onChange: setSelection }}
            />
          )}
        </InfiniteList>
      </div>
      {has_some && first_page && (
        <MemberBulkBar
          chosen={chosen}
          onChange={setSelection}
          total={first_page.total}
          is_total_capped={first_page.is_total_capped}
          loadChosen={loadSelected}
          has_waiting={loaded.some(
            ({ id, status }) => status === 'pending' && (chosen.is_everyone || chosen.ids.has(id)),
          )}
          is_exporting={exported_count !== null}
          onExport={() => void run(chosen.is_everyone ? search_key : { ...search_key, ids })}
        >
          <BulkActionsSlot loadSelected={loadSelected} onDone={() => setSelection(EMPTY_SELECTION)} />
        </MemberBulkBar>
      )}
    </Page>
  )

  function loadSelected(): Promise<readonly MemberRow[]> {
    return chosen.is_everyone
      ? fetchAllMembers(slug, filter)
      : Promise.resolve(loaded.filter(({ id }) => chosen.ids.has(id)))
  }
}

/** The link to the import, for owners and account admins only. */
function ImportLink() {
  const t = useT()
  const { slug } = route.useParams()
  if (useRole() === 'admin') return null
  return (
    <ButtonLink kind="outline" icon={<Upload />} to="/apps/$slug/members/import" params={{ slug }}>
      {t('studio_member_import.open')}
    </ButtonLink>
  )
}

type MemberCount = { readonly total: number; readonly is_total_capped: boolean }

/** How many are listed, and of how many where the list is narrowed. */
function Count({
  search,
  first_page,
}: {
  readonly search: MemberSearch
  readonly first_page: MemberCount | undefined
}) {
  const t = useT()
  const { slug } = route.useParams()
  const { data } = useQuery(memberCountsQuery(slug))
  if (!first_page) return null
  const { total, is_total_capped } = first_page
  if (is_total_capped) return t('studio_members.many', { count: total })
  return hasFilters(search) && data && !data.everyone.is_total_capped
    ? t('studio_members.of_all', { count: total, all: data.everyone.total })
    : t('studio_members.count', { count: total })
}

function NoMembers({ search }: { readonly search: MemberSearch }) {
  const t = useT()
  const { slug } = route.useParams()
  if (!hasFilters(search)) {
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
