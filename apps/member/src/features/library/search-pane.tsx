import { hasSearchLength } from '@foyer/domain/search'
import { useT } from '@foyer/i18n/react'
import { Announcement, EmptyState, LinkButton, SearchField } from '@foyer/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useOnline } from '#platform/offline/use-online.ts'
import { usePlatform } from '#platform/platform.ts'
import { QueryBoundary } from '#platform/screen/loaded.tsx'
import { moveFocus } from '#platform/search/move-focus.ts'
import { ResultGroup, ResultRows } from '#platform/search/result-group.tsx'
import { useDebounced } from '#platform/search/use-debounced.ts'
import { ContentRow } from './search/content-row.tsx'
import { formatKind } from './search/kinds.ts'
import { OfflineResults } from './search/offline-results.tsx'
import { MAX_TERM_LENGTH, searchUrl } from './search/search-address.ts'
import styles from './search-pane.module.css'

/** How long typing has to pause before the search starts. */
const SEARCH_DEBOUNCE_MS = 150

/** Rows of a search over one type; over all types each has the two of the search screen. */
const ROWS_OF_TYPE = 6

/** The type of a search over all types. */
const ANY_TYPE = 'any'

/** Finds pages of the app within a page, and leads to all results. Lists nothing before something is typed. */
export function SearchPane({
  placeholder,
  content_type,
}: {
  placeholder: string
  content_type: string
}): ReactNode {
  const t = useT()
  const [typed, setTyped] = useState('')
  const term = useDebounced(typed, SEARCH_DEBOUNCE_MS)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys move among the field and links inside
    <div className={styles.search} onKeyDown={moveFocus}>
      <SearchField
        label={placeholder}
        placeholder={placeholder}
        clear_label={t('common.clear')}
        maxLength={MAX_TERM_LENGTH}
        value={typed}
        onSearch={setTyped}
      />
      {hasSearchLength(term) && (
        <div aria-busy={typed.trim() !== term}>
          <Results kind={content_type === ANY_TYPE ? null : content_type} term={term} />
        </div>
      )}
    </div>
  )
}

function Results({ kind, term }: { kind: string | null; term: string }): ReactNode {
  const t = useT()
  const { api, locale: lang } = usePlatform()
  const is_online = useOnline()
  const query = useQuery({
    queryKey: ['search', 'pane', kind, term, lang],
    queryFn: ({ signal }) =>
      api(
        'library.search',
        kind === null ? { term, lang } : { term, lang, content_type: kind, limit: ROWS_OF_TYPE },
        {
          signal,
        },
      ),
    placeholderData: keepPreviousData,
  })
  if (!is_online && (query.data === undefined || query.isPlaceholderData))
    return <OfflineResults term={term} />
  return (
    <QueryBoundary query={query}>
      {({ groups, is_corrected, is_searchable }) => {
        if (groups.length === 0) {
          const title = t(is_searchable ? 'common.search_no_results' : 'common.search_not_supported')
          return <EmptyState icon={<SearchX />} heading="h3" title={title} />
        }
        const count = groups.reduce((sum, { total_count }) => sum + total_count, 0)
        return (
          <div className={styles.results} aria-busy={query.isPlaceholderData}>
            {!query.isPlaceholderData && <Announcement>{t('search.found', { count })}</Announcement>}
            {is_corrected && <p className={styles.note}>{t('search.corrected')}</p>}
            {groups.map(({ content_type, items }) => (
              <ResultGroup key={content_type} heading="h3" title={formatKind(t, content_type)}>
                <ResultRows>
                  {items.map((item) => (
                    <ContentRow key={item.page_id} item={item} />
                  ))}
                </ResultRows>
              </ResultGroup>
            ))}
            <LinkButton kind="outline" size="small" href={searchUrl({ term, kind })}>
              {t('search.all_results')}
            </LinkButton>
          </div>
        )
      }}
    </QueryBoundary>
  )
}
