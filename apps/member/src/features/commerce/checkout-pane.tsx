import { useT } from '@foyer/i18n/react'
import { Banner, Button, Loading, Notice, Skeleton } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { FlaskConical, CircleAlert } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { ProductChoice } from './product-choice.tsx'
import { ApiError } from '@foyer/contract/api-error'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../platform/api/use-api.ts'
import { useFormatError } from '../../platform/format-error.ts'
import { OverlayView, preloadViews } from '../pages/index.ts'
import styles from './checkout.module.css'

/** Says that no card is charged; drawn in test mode alone. */
export function TestModeRibbon(): ReactNode {
  const t = useT()
  const { app } = usePlatform()
  if (!app.is_sandbox) return null
  return <Banner icon={<FlaskConical />}>{t('checkout.test_mode')}</Banner>
}

/** The panel of `#checkout`: buying without leaving the page. */
export function CheckoutPane({
  query,
  close,
}: {
  query: Readonly<Record<string, string>>
  close: () => void
}): ReactNode {
  const t = useT()
  const { ids = '', overlay = '' } = query
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('checkout.title')}
      is_title_hidden
      close_place={overlay === '' ? 'beside' : 'row'}
      close_label={t('common.close')}
      ribbon={<TestModeRibbon />}
    >
      {overlay !== '' && <PurchaseOverlay key={overlay} id={overlay} />}
      <ProductChoice ids={ids} onDone={close} />
    </Sheet>
  )
}

/**
 * The small page that a gate shows with its checkout (spec section 2, "Links"). What is not there or not for this viewer
 * is left out, and a failure stands beside the checkout: nothing here keeps anyone from buying.
 */
function PurchaseOverlay({ id }: { id: string }): ReactNode {
  const t = useT()
  const api = useApi()
  const formatError = useFormatError()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['pages', 'overlay', id],
    queryFn: async () => {
      const index = await api('pages.getOverlay', { id })
      await preloadViews(index)
      return index
    },
    retry: false,
  })
  if (data) {
    if (data.page.blocks.length === 0) return null
    return (
      <Suspense>
        <div className={styles.overlay}>
          <OverlayView index={data} />
        </div>
      </Suspense>
    )
  }
  if (error && isNotShown(error)) return null
  if (error) {
    return (
      <div className={styles.overlay}>
        <Notice tone="danger" icon={<CircleAlert />} role="alert" title={formatError(error)}>
          <Button kind="outline" size="small" is_busy={isFetching} onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </Notice>
      </div>
    )
  }
  return (
    <div className={styles.overlay}>
      <Loading label={t('common.loading')}>
        <Skeleton height="9rem" />
      </Loading>
    </div>
  )
}

/** Gone, locked, or never an overlay: the server answers all of them alike, and there is nothing to try again. */
function isNotShown(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}
