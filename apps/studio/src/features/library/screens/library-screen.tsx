import { artForType, pageTraits, PLAIN_PAGE_TYPE } from '@foyer/content/traits'
import type { OutputFor } from '@foyer/contract/client'
import { formatArtSpec } from '@foyer/domain/art'
import { selectImageSource } from '@foyer/domain/pages'
import type { Translate } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import { Badge, EmptyState } from '@foyer/ui'
import { Table, type TableColumn } from '@foyer/ui/table'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { SearchX, Upload } from 'lucide-react'
import { useCallback } from 'react'
import { useStudioApp } from '../../apps/index.ts'
import { createAppClient } from '#platform/api.ts'
import { createArtUrl } from '#platform/art.ts'
import { createCell } from '#platform/parts/create-cell.tsx'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { InfiniteList } from '#platform/parts/infinite-list.tsx'
import { ListToolbar } from '#platform/parts/list-toolbar.tsx'
import { Page } from '#platform/parts/page.tsx'
import { useSlug } from '#platform/routes.ts'
import { removeEmpty } from '#platform/search-params.ts'
import { useNow } from '#platform/use-now.ts'
import { ExerciseLibrary } from '../exercises/exercise-library.tsx'
import { LIBRARY_TYPES } from '../library-types.ts'
import styles from './library-screen.module.css'

type Item = OutputFor<'pages.searchPages'>['items'][number]
const route = getRouteApi('/apps/$slug/library')
const page_size = 50
const [FIRST_TYPE = PLAIN_PAGE_TYPE] = LIBRARY_TYPES

/** The plural name of a page type, or its name where the library has no text for it. */
function formatTypeName(t: Translate, type: string): string {
  return t.find(`studio_import.library.types.${type}`) ?? t.find(`blocks.page_types.${type}`) ?? type
}

/** The app's library, one page type at a time; exercises have a list of their own. */
export function LibraryScreen() {
  const { slug } = route.useParams()
  const { type = FIRST_TYPE, ...search } = route.useSearch()
  if (!pageTraits(type).is_imported) return <TypeLibrary type={type} term={search.term ?? ''} />
  return (
    <ExerciseLibrary
      content_type={type}
      search={search}
      tabs={<LibraryTabs term={search.term ?? ''} />}
      import_link={<ImportLink slug={slug} type={type} />}
      empty={<EmptyLibrary slug={slug} type={type} term="" />}
    />
  )
}

/** The page types of the library, and its media. */
function LibraryTabs({ term }: { readonly term: string }) {
  const t = useT()
  const { slug } = route.useParams()
  const { type = FIRST_TYPE } = route.useSearch()
  return (
    <nav className={styles.tabs} aria-label={t('studio_import.library.kinds')}>
      {LIBRARY_TYPES.map((kind) => (
        <Link
          key={kind}
          to="/apps/$slug/library"
          params={{ slug }}
          search={removeEmpty({ type: kind === FIRST_TYPE ? undefined : kind, term: term || undefined })}
          className={styles.tab}
          activeOptions={{ exact: true }}
          aria-current={kind === type ? 'page' : undefined}
        >
          {formatTypeName(t, kind)}
        </Link>
      ))}
      <Link to="/apps/$slug/library/media" params={{ slug }} className={styles.tab}>
        {t('studio.nav.media')}
      </Link>
    </nav>
  )
}

/** Searches pages of one type by name. */
function TypeLibrary({ type, term }: { readonly type: string; readonly term: string }) {
  const t = useT()
  const { slug } = route.useParams()
  const navigate = useNavigate({ from: '/apps/$slug/library' })
  const query = useInfiniteQuery({
    queryKey: ['app', slug, 'pages', 'library', type, term],
    queryFn: ({ signal, pageParam }) =>
      createAppClient(slug)(
        'pages.searchPages',
        { term, content_type: type, limit: page_size, ...(pageParam ? { cursor: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    placeholderData: (before) => before,
  })
  const onSearch = useCallback(
    (text: string) =>
      void navigate({
        search: ({ term: _before, ...rest }) => ({
          ...rest,
          ...removeEmpty({ term: text.trim() || undefined }),
        }),
        replace: true,
      }),
    [navigate],
  )
  return (
    <Page title={t('studio.nav.library')} actions={<ImportLink slug={slug} type={type} />}>
      <LibraryTabs term={term} />
      <ListToolbar
        label={t('studio_import.library.search', { kind: formatTypeName(t, type) })}
        term={term}
        onSearch={onSearch}
        end={
          query.data && (
            <span aria-live="polite">
              {t('common.count_results', { count: query.data.pages[0]?.total_count ?? 0 })}
            </span>
          )
        }
      />
      <InfiniteList
        query={query}
        content_name={t('studio.nav.library')}
        getRows={(pages) => pages.flatMap((page) => page.items)}
        empty={<EmptyLibrary slug={slug} type={type} term={term} />}
      >
        {(items) => <LibraryTable items={items} />}
      </InfiniteList>
    </Page>
  )
}

/** Leads to the import of pages of a type, by default of exercises. */
function ImportLink({
  slug,
  type,
  kind = 'outline',
}: {
  readonly slug: string
  readonly type: string
  readonly kind?: 'outline' | 'ink'
}) {
  const t = useT()
  if (pageTraits(type).has_table_import)
    return (
      <ButtonLink to="/apps/$slug/library/import-workouts" params={{ slug }} kind={kind} icon={<Upload />}>
        {t('studio_import.open')}
      </ButtonLink>
    )
  return (
    <ButtonLink to="/apps/$slug/library/import" params={{ slug }} kind={kind} icon={<Upload />}>
      {t('studio_import.open')}
    </ButtonLink>
  )
}

/** The table: picture and name, when it changed, its state. */
export function LibraryTable({ items }: { readonly items: readonly Item[] }) {
  const t = useT()
  const columns: readonly TableColumn<Item>[] = [
    { id: 'title', header: t('common.name'), is_row_header: true, cell: createCell(TitleCell) },
    { id: 'updated', header: t('studio_import.library.updated'), cell: createCell(UpdatedCell) },
    { id: 'state', header: t('studio_import.library.state'), cell: createCell(StateCell) },
  ]
  return (
    <div className={styles.table}>
      <Table label={t('studio.nav.library')} columns={columns} rows={items} rowKey={(item) => item.page_id} />
    </div>
  )
}

type CellProps = { readonly row: Item }

function TitleCell({ row: item }: CellProps) {
  const brand = useStudioApp().theme.primary_color
  return (
    <Link
      to="/apps/$slug/pages/$page_id"
      params={{ slug: useSlug(), page_id: item.page_id }}
      className={styles.item}
      data-row=""
    >
      <img
        className={styles.cover}
        src={getCoverUrl(item, brand)}
        alt=""
        width={44}
        height={44}
        loading="lazy"
      />
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {item.title}
        </span>
        <span className={styles.path} dir="ltr">
          {item.path}
        </span>
      </span>
    </Link>
  )
}

function UpdatedCell({ row: { updated_at } }: CellProps) {
  return <time dateTime={updated_at}>{useFormat().relative(updated_at, useNow())}</time>
}

const tones = { live: 'ok', deleted: 'danger', edited: 'accent', new: 'accent' } as const

function StateCell({ row: { state } }: CellProps) {
  const t = useT()
  return <Badge tone={tones[state]}>{t(`studio_import.library.states.${state}`)}</Badge>
}

function getCoverUrl({ cover, cover_asset, page_id, content_type }: Item, brand: string): string {
  if (cover_asset) return selectImageSource(cover_asset, 44)
  const word = cover && 'art' in cover ? cover.art : formatArtSpec(artForType(page_id, content_type))
  return createArtUrl(brand, word, 120, 120)
}

function EmptyLibrary({
  slug,
  type,
  term,
}: {
  readonly slug: string
  readonly type: string
  readonly term: string
}) {
  const t = useT()
  if (term !== '') {
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('common.search_no_results')}
        text={t('studio_import.library.none_for', { term })}
        actions={
          <ButtonLink
            to="/apps/$slug/library"
            params={{ slug }}
            search={removeEmpty({ type })}
            kind="outline"
          >
            {t('studio.clear_filters')}
          </ButtonLink>
        }
      />
    )
  }
  const { is_imported, has_table_import } = pageTraits(type)
  return (
    <EmptyState
      icon={<Upload />}
      title={t.find(`studio_import.library.empty.${type}`) ?? formatTypeName(t, type)}
      text={t(
        is_imported
          ? 'studio_import.library.empty_exercises'
          : has_table_import
            ? 'studio_import.library.empty_workouts'
            : 'studio_import.library.empty_pages',
      )}
      actions={
        is_imported || has_table_import ? (
          <ImportLink slug={slug} type={type} kind="ink" />
        ) : (
          <ButtonLink to="/apps/$slug/pages" params={{ slug }} kind="ink">
            {t('studio.nav.pages')}
          </ButtonLink>
        )
      }
    />
  )
}
