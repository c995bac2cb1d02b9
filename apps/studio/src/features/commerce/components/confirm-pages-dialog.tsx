import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Skeleton } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '#platform/load-state.tsx'
import { AudienceChange } from '#platform/parts/audience-change.tsx'
import { useSlug } from '#platform/routes.ts'
import { pagesPreviewQuery } from '../queries.ts'
import styles from './confirm-pages-dialog.module.css'

type ConfirmPagesDialogProps = {
  readonly product: { readonly id: string; readonly title: string }
  readonly page_ids: readonly string[]
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

/** Shows which pages become accessible or locked, and for whom, before other private pages are included. */
export function ConfirmPagesDialog({ product, page_ids, onCancel, onConfirm }: ConfirmPagesDialogProps) {
  const t = useT()
  const format = useFormat()
  const query = useQuery(pagesPreviewQuery(useSlug(), product.id, page_ids))
  return (
    <Dialog
      is_open
      role="alertdialog"
      width={520}
      onOpenChange={(is_open) => !is_open && onCancel()}
      title={t('studio_products.includes.confirm', { title: product.title })}
      actions={
        <>
          <Button kind="outline" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button disabled={!query.data} onClick={onConfirm}>
            {t('studio_products.includes.confirm_button')}
          </Button>
        </>
      }
    >
      <QueryBoundary
        query={query}
        content_name={t('studio_products.includes.effect')}
        skeleton={<Skeleton height="7rem" shape="control" />}
      >
        {({ gains, loses, gaining, losing, pages }) => (
          <div className={styles.effect}>
            <AudienceChange
              kind="loses"
              text={t('studio_products.includes.loses', { count: loses })}
              count={loses}
              names={losing}
            />
            <AudienceChange
              kind="gains"
              text={t('studio_products.includes.gains', { count: gains })}
              count={gains}
              names={gaining}
            />
            {pages.length > 0 && (
              <p>
                {t('studio_products.includes.pages', { titles: format.list(pages.map((one) => one.title)) })}
              </p>
            )}
            <p>{t('studio_products.includes.at_once')}</p>
          </div>
        )}
      </QueryBoundary>
    </Dialog>
  )
}
