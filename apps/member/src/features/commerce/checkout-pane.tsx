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
import { OverlayView, overlayQuery } from '../pages/index.ts'
import styles from './checkout.module.css'

/** Shows that no card is charged; rendered in test mode only. */
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
  const { ids = '', overlay = '', coupon = '' } = query
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
      <ProductChoice ids={ids} coupon={coupon} onDone={close} />
    </Sheet>
  )
}

/**
 * The overlay that a gate shows with its checkout (spec section 2, "Links"). Shows nothing when it is missing, and
 * an error beside the checkout otherwise, because it must not block a purchase.
 */
function PurchaseOverlay({ id }: { id: string }): ReactNode {
  const t = useT()
  const api = useApi()
  const formatError = useFormatError()
  const { data, error, refetch, isFetching } = useQuery(overlayQuery(api, id))
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

/** Missing, locked or not an overlay: the server responds alike to all, and a retry is useless. */
function isNotShown(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}
