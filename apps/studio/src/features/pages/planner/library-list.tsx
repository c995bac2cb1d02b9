import { listPageTypes, pageTraits } from '@foyer/content/traits'
import { useT } from '@foyer/i18n/react'
import { SearchField, SelectField, Skeleton } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { LoadError } from '#platform/load-state.tsx'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { useSlug } from '#platform/routes.ts'
import type { TreeNode } from '../queries.ts'
import styles from './library-tray.module.css'
import { libraryQuery } from './weeks-query.ts'

const rankOf = (type: string): number => pageTraits(type).library_rank ?? 0

/** The page types of the library that can stand on a day, as the library orders them. */
const PLANNED_TYPES = listPageTypes(
  ({ library_rank, is_imported, begins_unit }) => library_rank !== null && !is_imported && !begins_unit,
).toSorted((a, b) => rankOf(a) - rankOf(b))

type LibraryListProps = {
  /** Draws a page that was found. */
  readonly children: (page: TreeNode) => ReactNode
}

/** Searches the workouts, meals and other pages of the app that can be planned. */
export function LibraryList({ children }: LibraryListProps) {
  const t = useT()
  const slug = useSlug()
  const [content_type, setType] = useState(PLANNED_TYPES[0] ?? '')
  const [term, setTerm] = useState('')
  const query = useQuery(libraryQuery(slug, { content_type, term: term.trim() }))
  const formatType = (type: string): string =>
    t.find(`studio_import.library.types.${type}`) ?? t.find(`blocks.page_types.${type}`) ?? type
  return (
    <>
      <SearchField
        label={t('studio_planner.search')}
        clear_label={t('common.clear')}
        value={term}
        onSearch={setTerm}
        data-library-search=""
      />
      <SelectField
        label={t('studio_planner.kind')}
        value={content_type}
        choices={PLANNED_TYPES.map((type) => ({ value: type, label: formatType(type) }))}
        onChange={(event) => setType(event.target.value)}
      />
      {query.data === undefined && query.error && (
        <LoadError
          error={query.error}
          content_name={formatType(content_type)}
          onRetry={() => void query.refetch()}
          is_busy={query.isFetching}
        />
      )}
      {query.data === undefined && !query.error && (
        <div className={styles.library} aria-hidden="true">
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} width="100%" height="2.75rem" />
          ))}
        </div>
      )}
      {query.data?.length === 0 && (
        <div className={styles.library_empty}>
          <p>
            {term.trim() === ''
              ? t('studio_planner.library_empty', { kind: formatType(content_type) })
              : t('studio_planner.library_none', { term: term.trim() })}
          </p>
          <ButtonLink to="/apps/$slug/pages" params={{ slug }} kind="outline" size="small">
            {t('studio_planner.to_pages')}
          </ButtonLink>
        </div>
      )}
      {query.data && query.data.length > 0 && (
        <ul className={styles.library} aria-label={formatType(content_type)}>
          {query.data.map((page) => (
            <li key={page.page_id}>{children(page)}</li>
          ))}
        </ul>
      )}
    </>
  )
}
