import { useFormat, useT } from '@foyer/i18n/react'
import { Button, EmptyState } from '@foyer/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { PageIcon } from '#editor/pick/page-icon.tsx'
import { QueryBoundary } from '#platform/load-state.tsx'
import { useSlug } from '#platform/routes.ts'
import { useRestorePage } from '../deleted/use-restore-page.ts'
import { useDeletedText } from '../deleted/use-deleted-text.ts'
import { deletedPagesQuery, type DeletedPage } from '../queries.ts'
import styles from './deleted-screen.module.css'
import { PagesLayout } from './pages-layout.tsx'

/** The deleted pages that can be restored, with who deleted each. */
export function DeletedScreen() {
  const t = useT()
  const query = useInfiniteQuery(deletedPagesQuery(useSlug()))
  const deleted = query.data?.pages.flatMap((page) => page.items)
  // Only the refetch matters here, not its result.
  const refetch = query.refetch as () => Promise<never>
  return (
    <PagesLayout>
      <QueryBoundary<readonly DeletedPage[]>
        query={{ data: deleted, error: query.error, isFetching: query.isFetching, refetch }}
        content_name={t('editor.deleted.title')}
      >
        {(items) => (
          <>
            <DeletedList items={items} />
            {query.hasNextPage && (
              <Button
                kind="outline"
                is_busy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('editor.deleted.more')}
              </Button>
            )}
          </>
        )}
      </QueryBoundary>
    </PagesLayout>
  )
}

/** The deleted pages, or the empty state. After a restore the focus returns to the list. */
export function DeletedList({ items }: { readonly items: readonly DeletedPage[] }) {
  const t = useT()
  const { busy, restore } = useRestorePage()
  const top_element = useRef<HTMLDivElement>(null)
  const restorePage = async (page: DeletedPage): Promise<void> => {
    if (await restore(page)) top_element.current?.focus()
  }
  return (
    <div ref={top_element} className={styles.deleted} tabIndex={-1}>
      {items.length === 0 ? (
        <EmptyState
          icon={<Trash2 />}
          title={t('editor.deleted.empty_title')}
          text={t('editor.deleted.help')}
        />
      ) : (
        <>
          <p className={styles.help}>{t('editor.deleted.help')}</p>
          <ul className={styles.list} aria-label={t('editor.deleted.title')}>
            {items.map((page) => (
              <DeletedRow
                key={page.page_id}
                page={page}
                is_busy={busy === page.page_id}
                onRestore={() => void restorePage(page)}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

type DeletedRowProps = {
  readonly page: DeletedPage
  readonly is_busy: boolean
  readonly onRestore: () => void
}

function DeletedRow({ page, is_busy, onRestore }: DeletedRowProps) {
  const t = useT()
  const format = useFormat()
  const { title, below_count, restorable_until } = page
  return (
    <li className={styles.row}>
      <PageIcon content_type={page.content_type} />
      <div className={styles.words}>
        <p className={styles.title}>
          <bdi>{title}</bdi>
          <bdi className={styles.path}>{page.path}</bdi>
          {below_count > 0 && (
            <span className={styles.below}>{t('editor.deleted.below', { count: below_count })}</span>
          )}
        </p>
        <p className={styles.meta}>
          {useDeletedText(page)}{' '}
          {t('editor.deleted.until', { date: format.date(restorable_until, 'medium') })}
        </p>
      </div>
      <Button
        kind="outline"
        size="small"
        is_busy={is_busy}
        aria-label={t('editor.deleted.restore_named', { title })}
        onClick={onRestore}
      >
        {t('editor.deleted.restore')}
      </Button>
    </li>
  )
}
