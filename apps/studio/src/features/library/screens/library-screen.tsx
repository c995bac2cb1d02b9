import { pageTraits } from '@foyer/content/traits'
import { useT } from '@foyer/i18n/react'
import { EmptyState } from '@foyer/ui'
import { getRouteApi } from '@tanstack/react-router'
import { SearchX, Upload } from 'lucide-react'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { LibraryTabs } from '#platform/parts/library-tabs.tsx'
import { FIRST_TYPE, formatTypeName } from '#platform/parts/library-types.ts'
import { useSlug } from '#platform/routes.ts'
import { removeEmpty } from '#platform/search-params.ts'
import { isNarrowed } from '../library-search.ts'
import { LibraryList } from '../list/library-list.tsx'

const route = getRouteApi('/apps/$slug/library')

/** The app's library, one page type at a time or all of them. */
export function LibraryScreen() {
  const { type = FIRST_TYPE, ...search } = route.useSearch()
  return (
    <LibraryList
      key={type}
      content_type={type}
      search={search}
      tabs={<LibraryTabs current={type} term={search.term} />}
      import_link={canImport(type) && <ImportLink type={type} />}
      empty={
        isNarrowed(search) ? <NothingFound type={type} term={search.term} /> : <EmptyLibrary type={type} />
      }
    />
  )
}

function canImport(type: string): boolean {
  const { is_imported, has_table_import } = pageTraits(type)
  return is_imported || has_table_import
}

/** Leads to the import of pages of a type. */
function ImportLink({
  type,
  kind = 'outline',
}: {
  readonly type: string
  readonly kind?: 'outline' | 'ink'
}) {
  const t = useT()
  const slug = useSlug()
  return (
    <ButtonLink
      to={
        pageTraits(type).has_table_import
          ? '/apps/$slug/library/import-workouts'
          : '/apps/$slug/library/import'
      }
      params={{ slug }}
      kind={kind}
      icon={<Upload />}
    >
      {t('studio_import.open')}
    </ButtonLink>
  )
}

type NothingFoundProps = { readonly type: string; readonly term: string | undefined }

function NothingFound({ type, term }: NothingFoundProps) {
  const t = useT()
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('common.search_no_results')}
      text={
        term === undefined ? t('studio_library.none_filtered') : t('studio_import.library.none_for', { term })
      }
      actions={
        <ButtonLink
          to="/apps/$slug/library"
          params={{ slug: useSlug() }}
          search={removeEmpty({ type: type === FIRST_TYPE ? undefined : type })}
          kind="outline"
        >
          {t('studio.clear_filters')}
        </ButtonLink>
      }
    />
  )
}

function EmptyLibrary({ type }: { readonly type: string }) {
  const t = useT()
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
      actions={canImport(type) && <ImportLink type={type} kind="ink" />}
    />
  )
}
