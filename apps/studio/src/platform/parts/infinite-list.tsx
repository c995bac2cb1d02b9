import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryBoundary } from '../load-state.tsx'
import styles from './infinite-list.module.css'
import { isTyping, moveRowFocus } from '../keyboard.ts'

type InfiniteListProps<Page, Row> = {
  readonly query: UseInfiniteQueryResult<InfiniteData<Page>>
  /** What is listed, as an error names it: "Members". */
  readonly content_name: string
  readonly getRows: (pages: readonly Page[]) => readonly Row[]
  /** The content of the empty list. */
  readonly empty: ReactNode
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** A list that comes page by page: its rows by arrow keys, more on demand, and its empty and failed states. */
export function InfiniteList<Page, Row>(props: InfiniteListProps<Page, Row>) {
  const { query, content_name, getRows, empty, children } = props
  const t = useT()
  return (
    <QueryBoundary query={query} content_name={content_name}>
      {({ pages }) => {
        const rows = getRows(pages)
        return (
          <>
            {rows.length === 0 ? empty : <RowKeyboardNavigation>{children(rows)}</RowKeyboardNavigation>}
            {query.hasNextPage && (
              <div className={styles.more}>
                <Button
                  kind="outline"
                  is_busy={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {t('common.show_more')}
                </Button>
              </div>
            )}
          </>
        )
      }}
    </QueryBoundary>
  )
}

/** Up and down go from row to row; rows are the links that carry `data-row`, so Enter opens them. */
export function RowKeyboardNavigation({ children }: { readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only moves the focus among links
    <div
      onKeyDown={(event) => {
        if (!isTyping(event.target) && moveRowFocus(event.currentTarget, event.key)) event.preventDefault()
      }}
    >
      {children}
    </div>
  )
}
