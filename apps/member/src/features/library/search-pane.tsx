import { formatFacts } from '@foyer/content/views'
import { useT } from '@foyer/i18n/react'
import { EmptyState, ListRow, RowList, SearchField } from '@foyer/ui'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Lock, SearchX } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { Cover } from '../../platform/screen/cover.tsx'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { ShowMore } from '../../platform/screen/show-more.tsx'
import styles from './search-pane.module.css'

/** How long typing has to pause before the search starts. */
const SEARCH_DEBOUNCE_MS = 250

const PAGE_SIZE = 20

/** Finds pages of the app by their titles, within a page. Lists nothing before something is typed. */
export function SearchPane({
  placeholder,
  content_type,
}: {
  placeholder: string
  content_type: string
}): ReactNode {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [term, setTerm] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setTerm(typed.trim()), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <div className={styles.search}>
      <SearchField
        label={placeholder}
        placeholder={placeholder}
        clear_label={t('common.clear')}
        maxLength={100}
        value={typed}
        onSearch={setTyped}
      />
      {term !== '' && <Results content_type={content_type} term={term} />}
    </div>
  )
}

function Results({ content_type, term }: { content_type: string; term: string }): ReactNode {
  const t = useT()
  const api = useApi()
  const query = useInfiniteQuery({
    queryKey: ['library', 'search', content_type, term],
    queryFn: ({ pageParam: offset }) =>
      api('library.listContent', { content_type, search: term, limit: PAGE_SIZE, offset }),
    initialPageParam: 0,
    getNextPageParam: ({ total_count }, pages) => {
      const shown = pages.length * PAGE_SIZE
      return shown < total_count ? shown : undefined
    },
    placeholderData: keepPreviousData,
  })
  return (
    <QueryBoundary query={query}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items)
        if (items.length === 0) return <NothingFound content_type={content_type} />
        return (
          <>
            <output className={styles.found}>
              {t('library.search.found', { count: pages[0]?.total_count ?? items.length })}
            </output>
            <RowList label={t('library.search.results')}>
              {items.map((page) => (
                <ListRow
                  key={page.page_id}
                  href={page.path}
                  title={page.title}
                  meta={formatFacts(t, page.content_type, page.facts)}
                  lead={
                    <Cover
                      cover={page.cover}
                      asset={page.cover_asset}
                      of={{ id: page.page_id, content_type: page.content_type }}
                      width={56}
                      height={56}
                    />
                  }
                  end={page.gate === 'open' ? null : <Lock className={styles.lock} aria-hidden="true" />}
                />
              ))}
            </RowList>
            <ShowMore of={query} />
          </>
        )
      }}
    </QueryBoundary>
  )
}

/** Tells a term without results from an app that has nothing to find (spec section 8). */
function NothingFound({ content_type }: { content_type: string }): ReactNode {
  const t = useT()
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['library', 'searchable', content_type],
    queryFn: () => api('library.listContent', { content_type, limit: 1 }),
  })
  if (!data) return null
  const title = data.total_count === 0 ? t('library.search.unsupported') : t('library.search.nothing')
  return <EmptyState icon={<SearchX />} heading="h3" title={title} />
}
