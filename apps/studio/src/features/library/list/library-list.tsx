import { useT } from '@foyer/i18n/react'
import type { TableSort } from '@foyer/ui/table'
import { Sheet } from '@foyer/ui/sheet'
import { useNavigate } from '@tanstack/react-router'
import { ArrowUpDown } from 'lucide-react'
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { QueryBoundary } from '#platform/load-state.tsx'
import { RowKeyboardNavigation } from '#platform/parts/infinite-list.tsx'
import { ALL_TYPES, formatTypeName } from '#platform/parts/library-types.ts'
import { FilterSelect, ListToolbar } from '#platform/parts/list-toolbar.tsx'
import { Page } from '#platform/parts/page.tsx'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { removeEmpty } from '#platform/search-params.ts'
import { toasts } from '#platform/toasts.ts'
import { useMediaQuery } from '#platform/use-media-query.ts'
import { SORTS, type LibraryChange, type LibrarySearch } from '../library-search.ts'
import { findAllIds, useLibraryList, type LibraryItem } from '../queries.ts'
import { LibraryBulkBar } from './bulk-bar.tsx'
import { LibraryFilters } from './library-filters.tsx'
import { LibraryTable } from './library-table.tsx'
import { NewPageMenu } from './new-page-menu.tsx'

const ExercisePanel = lazy(async () => ({
  default: (await import('../exercises/exercise-panel.tsx')).ExercisePanel,
}))

const NONE: ReadonlySet<string> = new Set()
const DEFAULT_SORT = 'rank'

type LibraryListProps = {
  /** A page type, or `ALL_TYPES`. */
  readonly content_type: string
  readonly search: LibrarySearch
  /** The tabs of the library. */
  readonly tabs: ReactNode
  readonly import_link: ReactNode
  /** What is shown where nothing is found. */
  readonly empty: ReactNode
}

/** Pages of the library: searched, narrowed and sorted by the address, changed one by one or together. */
export function LibraryList({ content_type, search, tabs, import_link, empty }: LibraryListProps) {
  const t = useT()
  const slug = useSlug()
  const navigate = useNavigate({ from: '/apps/$slug/library' })
  const { first, count, getItem, show } = useLibraryList(slug, content_type, search)
  const is_wide = useMediaQuery('(width >= 992px)')
  const { item, sort, dir, ...filters } = search
  const [selection, setSelection] = useState({ of: '', ids: NONE })
  const of = JSON.stringify(filters)
  const selected = selection.of === of ? selection.ids : NONE
  const select = (ids: ReadonlySet<string>): void => setSelection({ of, ids })
  const change = useCallback(
    (next: LibraryChange) =>
      void navigate({
        search: (before) => removeEmpty({ ...before, ...next }) as LibrarySearch,
        replace: true,
      }),
    [navigate],
  )
  const onSearch = useCallback((term: string) => change({ term: term.trim() || undefined }), [change])
  const selectAll = async (): Promise<void> => {
    if (selected.size > 0) return select(NONE)
    try {
      select(new Set(await findAllIds(slug, content_type, search)))
    } catch (error) {
      toasts.add({ text: formatError(t, error), tone: 'danger' })
    }
  }
  const facets = first.data?.facets ?? []
  const name = formatTypeName(t, content_type)
  const close = (): void => change({ item: undefined })
  const panel =
    item === undefined ? null : (
      <Suspense>
        <ExercisePanel key={item} id={item} facets={facets} onClose={close} />
      </Suspense>
    )
  return (
    <Page
      title={t('studio.nav.library')}
      actions={
        <>
          {import_link}
          <NewPageMenu content_type={content_type} />
        </>
      }
      {...(panel && is_wide ? { side: panel, side_label: t('studio_exercises.exercise') } : {})}
    >
      {tabs}
      <ListToolbar
        label={t('studio_import.library.search', { kind: name })}
        term={search.term ?? ''}
        onSearch={onSearch}
        end={
          <>
            {first.data && (
              <span aria-live="polite">
                {t('studio_exercises.found', { count, total: first.data.total_count })}
              </span>
            )}
            <FilterSelect
              label={t('studio_library.sort')}
              appearance="plain"
              icon={<ArrowUpDown aria-hidden="true" />}
              value={sort ?? DEFAULT_SORT}
              onChange={(next) => change({ sort: next === DEFAULT_SORT ? undefined : next, dir: undefined })}
              choices={([DEFAULT_SORT, ...SORTS] as const).map((value) => ({
                value,
                label: t(`studio_library.sorts.${value}`),
              }))}
            />
          </>
        }
      >
        <LibraryFilters content_type={content_type} search={search} found={first.data} onChange={change} />
      </ListToolbar>
      <QueryBoundary query={first} content_name={name}>
        {() =>
          count === 0 ? (
            empty
          ) : (
            <RowKeyboardNavigation>
              <LibraryTable
                label={name}
                has_types={content_type === ALL_TYPES}
                facets={facets}
                count={count}
                getItem={getItem}
                onShow={show}
                sort={toTableSort(sort, dir)}
                onSort={({ column, direction }) => change(fromTableSort(sort, { column, direction }))}
                selected={selected}
                onSelect={select}
                all_state={selected.size === 0 ? 'none' : selected.size >= count ? 'all' : 'some'}
                onToggleAll={() => void selectAll()}
              />
            </RowKeyboardNavigation>
          )
        }
      </QueryBoundary>
      {selected.size > 0 && (
        <LibraryBulkBar
          content_type={content_type}
          items={listSelected(count, getItem, selected)}
          facets={facets}
          selected={selected}
          onSelect={select}
        />
      )}
      {panel && !is_wide && (
        <Sheet
          is_open
          onOpenChange={(is_open) => !is_open && close()}
          title={t('studio_exercises.exercise')}
          is_title_hidden
          close_label={t('common.close')}
        >
          {panel}
        </Sheet>
      )}
    </Page>
  )
}

function listSelected(
  count: number,
  getItem: (index: number) => LibraryItem | undefined,
  selected: ReadonlySet<string>,
): LibraryItem[] {
  return Array.from({ length: count }, (_, index) => getItem(index)).flatMap((item) =>
    item !== undefined && selected.has(item.page.page_id) ? [item] : [],
  )
}

/** Titles rise by themselves, the rest falls. */
function toTableSort(sort: LibrarySearch['sort'], dir: LibrarySearch['dir']): TableSort | undefined {
  if (sort === undefined) return undefined
  const direction = dir ?? (sort === 'title' ? 'asc' : 'desc')
  return { column: sort, direction: direction === 'asc' ? 'ascending' : 'descending' }
}

/** A column that was not sorted by starts with its own direction. */
function fromTableSort(sort: LibrarySearch['sort'], { column, direction }: TableSort): LibraryChange {
  if (column !== sort) return { sort: column, dir: undefined }
  const dir = direction === 'ascending' ? 'asc' : 'desc'
  return { sort: column, dir: dir === (column === 'title' ? 'asc' : 'desc') ? undefined : dir }
}
