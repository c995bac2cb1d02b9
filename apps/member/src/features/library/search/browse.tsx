import type { ContentItem } from '@foyer/contract/library/shapes'
import { useFormat, useT } from '@foyer/i18n/react'
import { keepPreviousData, useInfiniteQuery, useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePlatform } from '#platform/platform.ts'
import { Cover } from '#platform/screen/cover.tsx'
import { QueryBoundary } from '#platform/screen/loaded.tsx'
import { ShowMore } from '#platform/screen/show-more.tsx'
import { ResultGroup, ResultRows } from '#platform/search/result-group.tsx'
import { ContentRow } from './content-row.tsx'
import { KindChips } from './kind-chips.tsx'
import { formatKind, listBrowseTypes } from './kinds.ts'
import styles from './results.module.css'

/** Milliseconds for which the counts of kinds count as current. */
const COUNTS_STALE_MS = 300_000

const PAGE_SIZE = 30

const browse_types = listBrowseTypes()

type BrowseKind = { content_type: string; count: number; first: ContentItem }

/** The kinds of pages that the app has, each with their number and its first page. */
export function useBrowseKinds(): { kinds: readonly BrowseKind[]; is_settled: boolean } {
  const { api, locale: lang } = usePlatform()
  return useQueries({
    queries: browse_types.map((content_type) => ({
      queryKey: ['search', 'browse', content_type, 'first', lang],
      queryFn: () => api('library.listContent', { content_type, lang, limit: 1 }),
      staleTime: COUNTS_STALE_MS,
    })),
    combine: (queries) => ({
      kinds: queries.flatMap(({ data }, index) => {
        const [first] = data?.items ?? []
        const content_type = browse_types[index] ?? ''
        return data && first ? [{ content_type, count: data.total_count, first }] : []
      }),
      is_settled: queries.every(({ isSuccess }) => isSuccess),
    }),
  })
}

/** Tiles that lead to all pages of a kind. */
export function BrowseTiles({
  kinds,
  onKind,
}: {
  kinds: readonly BrowseKind[]
  onKind: (kind: string) => void
}): ReactNode {
  const t = useT()
  const format = useFormat()
  if (kinds.length === 0) return null
  return (
    <ResultGroup title={t('search.browse')}>
      <ul className={styles.tiles} data-rows>
        {kinds.map(({ content_type, count, first }) => (
          <li key={content_type}>
            <button type="button" className={styles.tile} onClick={() => onKind(content_type)}>
              <span className={styles.thumb}>
                <Cover
                  cover={first.cover}
                  asset={first.cover_asset}
                  of={{ id: first.page_id, content_type }}
                  width={48}
                  height={48}
                />
              </span>
              <span className={styles.words}>
                <strong>{formatKind(t, content_type)}</strong>
                <span className={styles.count}>{format.number(count)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </ResultGroup>
  )
}

type BrowseListProps = {
  kind: string
  kinds: readonly BrowseKind[]
  onKind: (kind: string | null) => void
}

/** All pages of a kind, without a term. */
export function BrowseList({ kind, kinds, onKind }: BrowseListProps): ReactNode {
  const { api, locale: lang } = usePlatform()
  const t = useT()
  const query = useInfiniteQuery({
    queryKey: ['search', 'browse', kind, lang],
    queryFn: ({ pageParam: offset, signal }) =>
      api('library.listContent', { content_type: kind, lang, limit: PAGE_SIZE, offset }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total_count }, loaded) => {
      const shown = loaded.length * PAGE_SIZE
      return shown < total_count ? shown : undefined
    },
    placeholderData: keepPreviousData,
  })
  const chips = kinds.map(({ content_type, count }) => ({ kind: content_type, count }))
  return (
    <div className={styles.results}>
      <KindChips chips={chips} all={null} kind={kind} onKind={onKind} />
      <QueryBoundary query={query}>
        {({ pages }) => (
          <ResultGroup title={formatKind(t, kind)}>
            <div className={styles.list} aria-busy={query.isPlaceholderData}>
              <ResultRows>
                {pages.flatMap(({ items }) =>
                  items.map((item) => <ContentRow key={item.page_id} item={item} />),
                )}
              </ResultRows>
              <ShowMore of={query} />
            </div>
          </ResultGroup>
        )}
      </QueryBoundary>
    </div>
  )
}
