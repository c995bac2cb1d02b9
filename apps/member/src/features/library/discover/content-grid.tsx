import type { ContentItem } from '@foyer/contract/library/shapes'
import { useT } from '@foyer/i18n/react'
import { Button, EmptyState, LinkButton, Skeleton } from '@foyer/ui'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { ChevronDown, SearchX } from 'lucide-react'
import { type ReactNode } from 'react'
import { usePlatform } from '#platform/platform.ts'
import { QueryBoundary } from '#platform/screen/loaded.tsx'
import { useEmptyStateArt } from '#platform/screen/cover.tsx'
import { ShowMore } from '#platform/screen/show-more.tsx'
import { ContentCard } from './content-card.tsx'
import styles from './discover.module.css'
import { countFilters, NO_FILTERS, TAB_RULES, toListInput, type Filters, type Tab } from './filters.ts'
import { contentQuery } from './use-content-list.ts'

type GridProps = {
  tab: Tab
  filters: Filters
  change: (change: Partial<Filters>) => void
  /** The page that is shown above the grid, and so not in it. */
  first_id: string | null
}

/** Everything of a tab that its filters leave, as cards, with its order and the way to more. */
export function ContentGrid({ tab, filters, change, first_id }: GridProps): ReactNode {
  const t = useT()
  const source = usePlatform()
  const query = useInfiniteQuery({
    ...contentQuery(source, toListInput(tab, filters)),
    placeholderData: keepPreviousData,
  })
  return (
    <QueryBoundary query={query} waiting={<GridSkeleton />}>
      {({ pages }) => {
        const found = uniqueItems(pages.flatMap(({ items }) => items))
        const items = found.filter(({ page_id }) => page_id !== first_id)
        const count = pages[0]?.total_count ?? 0
        if (items.length === 0 && (first_id === null || countFilters(filters) > 0))
          return <NothingHere {...{ tab, filters, change }} />
        if (items.length === 0) return null
        return (
          <section className={styles.list} aria-labelledby="discover-list">
            <div className={styles.head}>
              <h2 id="discover-list" className={styles.heading}>
                {countFilters(filters) > 0 ? t('discover.found', { count }) : t(`discover.all.${tab}`)}
              </h2>
              <SortMenu {...{ tab, filters, change }} />
            </div>
            <ul className={styles.grid} aria-busy={query.isPlaceholderData}>
              {items.map((item) => (
                <li key={item.page_id}>
                  <ContentCard item={item} />
                </li>
              ))}
            </ul>
            <ShowMore of={query} />
          </section>
        )
      }}
    </QueryBoundary>
  )
}

/** A list that changed between two of its pages may have one item in both. */
function uniqueItems(items: readonly ContentItem[]): ContentItem[] {
  return [...new Map(items.map((item) => [item.page_id, item])).values()]
}

/** The order of a list: a native choice, so that it opens as the device does it. */
function SortMenu({ tab, filters, change }: Omit<GridProps, 'first_id'>): ReactNode {
  const t = useT()
  const { sorts, has_dates } = TAB_RULES[tab]
  const labelOf = (sort: Filters['sort']): string =>
    sort === 'recommended' && has_dates ? t('discover.sort.date') : t(`discover.sort.${sort}`)
  return (
    <label className={styles.sort}>
      <span className={styles.sortText}>{labelOf(filters.sort)}</span>
      <ChevronDown aria-hidden="true" />
      <select
        aria-label={t('discover.sort.label')}
        value={filters.sort}
        onChange={({ target }) =>
          change({ sort: sorts.find((sort) => sort === target.value) ?? NO_FILTERS.sort })
        }
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {labelOf(sort)}
          </option>
        ))}
      </select>
    </label>
  )
}

function NothingHere({ tab, filters, change }: Omit<GridProps, 'first_id'>): ReactNode {
  const t = useT()
  const art = useEmptyStateArt('arch', 5)
  if (countFilters(filters) > 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('discover.nothing.filtered_title')}
        text={t('discover.nothing.filtered_text')}
        actions={
          <Button size="small" onClick={() => change({ ...NO_FILTERS, sort: filters.sort })}>
            {t('discover.filters.clear')}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      art={art}
      title={t(`discover.nothing.${tab}`)}
      text={t('discover.nothing.text')}
      actions={
        <LinkButton size="small" kind="outline" href="/">
          {t('discover.nothing.home')}
        </LinkButton>
      }
    />
  )
}

function GridSkeleton(): ReactNode {
  return (
    <div className={styles.grid}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((card) => (
        <div key={card} className={styles.waiting}>
          <Skeleton shape="picture" width="100%" height="auto" />
          <Skeleton width="72%" />
          <Skeleton width="48%" height="0.75rem" />
        </div>
      ))}
    </div>
  )
}
