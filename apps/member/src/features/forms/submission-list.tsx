import type { OutputFor } from '@foyer/contract/client'
import { useFormat, useT } from '@foyer/i18n/react'
import { Card, EmptyState, ListRow, RowList } from '@foyer/ui'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { ClipboardList } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEmptyStateArt } from '../../platform/screen/cover.tsx'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { ShowMore } from '../../platform/screen/show-more.tsx'
import styles from './forms.module.css'

type SubmissionPages = OutputFor<'forms.listSubmissions'>

/** Lists the member's submissions, newest first; shows a fallback when there are none. */
export function SubmissionList({
  query,
  empty,
}: {
  query: UseInfiniteQueryResult<InfiniteData<SubmissionPages>>
  empty: { text: string; actions: ReactNode }
}): ReactNode {
  const t = useT()
  const format = useFormat()
  const art = useEmptyStateArt('arch', 5)
  return (
    <QueryBoundary query={query}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items)
        if (items.length === 0) return <EmptyState art={art} title={t('forms.empty_title')} {...empty} />
        return (
          <div className={styles.list}>
            <Card pad="none">
              <div className={styles.rows}>
                <RowList label={t('forms.answers')}>
                  {items.map(({ id, form_id, title, submitted_at }) => (
                    <ListRow
                      key={id}
                      href={`/me/forms/${form_id}/submissions/${id}`}
                      lead={<ClipboardList className={styles.lead} aria-hidden="true" />}
                      title={title}
                      meta={t('forms.sent_at', { date: format.dateTime(submitted_at, 'long') })}
                    />
                  ))}
                </RowList>
              </div>
            </Card>
            <ShowMore of={query} />
          </div>
        )
      }}
    </QueryBoundary>
  )
}
