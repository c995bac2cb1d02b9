import { useT } from '@foyer/i18n/react'
import { EmptyState } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { lazy, Suspense, useCallback, useState, useSyncExternalStore, type ReactNode } from 'react'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { InfiniteList } from '#platform/parts/infinite-list.tsx'
import { ListToolbar } from '#platform/parts/list-toolbar.tsx'
import { Page } from '#platform/parts/page.tsx'
import { useSlug } from '#platform/routes.ts'
import { removeEmpty } from '#platform/search-params.ts'
import { ExerciseBulkBar } from './exercise-bulk-bar.tsx'
import { ExerciseFilters } from './exercise-filters.tsx'
import { isNarrowed, type ExerciseSearch } from './exercise-search.ts'
import { ExerciseTable } from './exercise-table.tsx'
import { NewExercise } from './new-exercise.tsx'
import { exercisesQuery } from './queries.ts'

const ExercisePanel = lazy(async () => ({ default: (await import('./exercise-panel.tsx')).ExercisePanel }))

type ExerciseLibraryProps = {
  readonly content_type: string
  readonly search: ExerciseSearch
  /** The tabs of the library. */
  readonly tabs: ReactNode
  readonly import_link: ReactNode
  readonly empty: ReactNode
}

/** The exercises of the app: searched and narrowed by the address, changed one by one or together. */
export function ExerciseLibrary({ content_type, search, tabs, import_link, empty }: ExerciseLibraryProps) {
  const t = useT()
  const slug = useSlug()
  const navigate = useNavigate({ from: '/apps/$slug/library' })
  const query = useInfiniteQuery(exercisesQuery(slug, content_type, search))
  const is_wide = useIsWide()
  const { item, ...filters } = search
  const [selection, setSelection] = useState({ of: '', ids: new Set<string>() as ReadonlySet<string> })
  const of = JSON.stringify(filters)
  const selected = selection.of === of ? selection.ids : NONE
  const select = (ids: ReadonlySet<string>): void => setSelection({ of, ids })
  const change = useCallback(
    (next: { [Name in keyof ExerciseSearch]?: string | undefined }) =>
      void navigate({
        search: (before) => removeEmpty({ ...before, ...next }) as ExerciseSearch,
        replace: true,
      }),
    [navigate],
  )
  const onSearch = useCallback((term: string) => change({ term: term.trim() || undefined }), [change])
  const first = query.data?.pages[0]
  const exercises =
    query.data?.pages.flatMap(({ items }) => items.filter(({ group }) => group === 'match')) ?? []
  const facets = first?.facets ?? []
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
          <NewExercise
            content_type={content_type}
            parent_id={exercises[0]?.page.parent_id ?? null}
            onCreated={(page_id) => change({ item: page_id })}
          />
        </>
      }
      {...(panel && is_wide ? { side: panel, side_label: t('studio_exercises.exercise') } : {})}
    >
      {tabs}
      <ListToolbar
        label={t('studio_exercises.search')}
        term={search.term ?? ''}
        onSearch={onSearch}
        end={
          first && (
            <span aria-live="polite">
              {t('studio_exercises.found', { count: first.match_count, total: first.total_count })}
            </span>
          )
        }
      >
        <ExerciseFilters search={search} facets={facets} onChange={change} />
      </ListToolbar>
      <InfiniteList
        query={query}
        content_name={t('studio_exercises.title')}
        getRows={(pages) => pages.flatMap(({ items }) => items.filter(({ group }) => group === 'match'))}
        empty={isNarrowed(search) ? <NothingFound term={search.term} /> : empty}
      >
        {(rows) => <ExerciseTable exercises={rows} selected={selected} onSelect={select} />}
      </InfiniteList>
      {selected.size > 0 && (
        <ExerciseBulkBar
          content_type={content_type}
          exercises={exercises}
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

const NONE: ReadonlySet<string> = new Set()

function NothingFound({ term }: { readonly term: string | undefined }) {
  const t = useT()
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('common.search_no_results')}
      text={
        term === undefined
          ? t('studio_exercises.none_filtered')
          : t('studio_import.library.none_for', { term })
      }
      actions={
        <ButtonLink to="/apps/$slug/library" params={{ slug: useSlug() }} kind="outline">
          {t('studio.clear_filters')}
        </ButtonLink>
      }
    />
  )
}

const wide = '(width >= 992px)'

/** Whether the panel fits beside the list. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(wide)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => matchMedia(wide).matches,
    () => true,
  )
}
