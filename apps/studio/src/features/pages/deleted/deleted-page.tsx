import { useT } from '@foyer/i18n/react'
import { Button, EmptyState } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { SearchX, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { returnFocusToPage } from '#platform/focus-page.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { useSlug } from '#platform/routes.ts'
import { deletedPageQuery, pagesQuery, type DeletedPage } from '../queries.ts'
import styles from './deleted.module.css'
import { useDeletedText } from './use-deleted-text.ts'
import { useRestorePage } from './use-restore-page.ts'

type DeletedPageProps = {
  readonly page_id: string
  /** Opens the page once it is back. */
  readonly onRestored: () => void
}

/** Replaces the editor of a missing page: whether it was deleted, by whom, and how to restore it. */
export function DeletedPageState(props: DeletedPageProps) {
  return (
    <main id="content" tabIndex={-1} className={styles.instead}>
      <DeletedPageLookup {...props} />
    </main>
  )
}

/** What is known about a missing page. */
type DeletedRecord = {
  readonly title: string
  /** Who deleted it; null where it went with a page above it. */
  readonly row: DeletedPage | null
  readonly is_still_live: boolean
}

function DeletedPageLookup({ page_id, onRestored }: DeletedPageProps) {
  const t = useT()
  const slug = useSlug()
  const deleted = useQuery(deletedPageQuery(slug, page_id))
  const tree = useQuery(pagesQuery(slug))
  const row = deleted.data ?? null
  const node = tree.data?.items.find((one) => one.page_id === page_id && one.state === 'deleted')
  const { restore } = useRestorePage()
  // What was found stays until the page is open: a page that is back is not among the deleted ones any more.
  const [restoring, setRestoring] = useState<DeletedRecord | null>(null)
  const title = row?.title ?? node?.title
  const found = restoring ?? (title === undefined ? null : { title, row, is_still_live: node !== undefined })
  const is_found = found !== null || (deleted.data !== undefined && tree.data !== undefined)
  const restorePage = async (page: DeletedRecord): Promise<void> => {
    setRestoring(page)
    if (await restore({ page_id, title: page.title })) onRestored()
    else setRestoring(null)
  }
  return (
    <QueryBoundary<DeletedRecord | null>
      query={{
        data: is_found ? found : undefined,
        error: found ? null : (deleted.error ?? tree.error),
        isFetching: deleted.isFetching || tree.isFetching,
        // Only the refetch matters here, not its result.
        refetch: (() => Promise.all([deleted.refetch(), tree.refetch()])) as () => Promise<never>,
      }}
      content_name={t('editor.deleted.title')}
    >
      {(page) =>
        page ? (
          <DeletedPageDetails
            page={page}
            is_busy={restoring !== null}
            onRestore={() => void restorePage(page)}
          />
        ) : (
          <UnknownPage />
        )
      }
    </QueryBoundary>
  )
}

type DeletedPageDetailsProps = {
  readonly page: DeletedRecord
  readonly is_busy: boolean
  readonly onRestore: () => void
}

function DeletedPageDetails({
  page: { title, row, is_still_live },
  is_busy,
  onRestore,
}: DeletedPageDetailsProps) {
  const t = useT()
  return (
    <div ref={returnFocusToPage}>
      <EmptyState
        heading="h1"
        icon={<Trash2 />}
        title={t('editor.deleted.page_title', { title })}
        text={
          <>
            {row && <DeletedBy page={row} />}
            {is_still_live && <span className={styles.sentence}>{t('editor.deleted.still_visible')}</span>}
          </>
        }
        actions={
          <>
            <Button kind="ink" is_busy={is_busy} onClick={onRestore}>
              {t('editor.deleted.restore')}
            </Button>
            <AllPagesLink />
          </>
        }
      />
    </div>
  )
}

function UnknownPage() {
  const t = useT()
  return (
    <EmptyState
      heading="h1"
      icon={<SearchX />}
      title={t('studio.load.gone', { what: t('editor.pages.what_page') })}
      text={t('editor.deleted.perhaps')}
      actions={
        <>
          <AllPagesLink />
          <ButtonLink to="/apps/$slug/pages/deleted" params={{ slug: useSlug() }} kind="ghost">
            {t('editor.deleted.title')}
          </ButtonLink>
        </>
      }
    />
  )
}

function AllPagesLink() {
  const t = useT()
  return (
    <ButtonLink to="/apps/$slug/pages" params={{ slug: useSlug() }} kind="outline">
      {t('editor.pages.all')}
    </ButtonLink>
  )
}

function DeletedBy({ page }: { readonly page: DeletedPage }) {
  return <span className={styles.sentence}>{useDeletedText(page)}</span>
}
