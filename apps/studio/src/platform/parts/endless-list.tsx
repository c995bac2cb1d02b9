import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadState } from '../load-state.tsx'
import styles from './endless-list.module.css'
import { RowKeys } from './row-keys.tsx'

type EndlessListProps<Page, Row> = {
  readonly query: UseInfiniteQueryResult<InfiniteData<Page>>
  /** What is listed, as an error names it: "Members". */
  readonly what: string
  readonly rowsOf: (pages: readonly Page[]) => readonly Row[]
  /** What stands there when nothing is listed. */
  readonly empty: ReactNode
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** A list that comes page by page: its rows by arrow keys, more on demand, and its empty and failed states. */
export function EndlessList<Page, Row>(props: EndlessListProps<Page, Row>) {
  const { query, what, rowsOf, empty, children } = props
  const t = useT()
  return (
    <LoadState query={query} what={what}>
      {({ pages }) => {
        const rows = rowsOf(pages)
        return (
          <>
            {rows.length === 0 ? empty : <RowKeys>{children(rows)}</RowKeys>}
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
    </LoadState>
  )
}
