import { ApiError } from '@foyer/contract/api-error'
import type { PageBody } from '@foyer/contract/pages/page-index'
import { useT } from '@foyer/i18n/react'
import { Button, EmptyState, Loading, Notice, Skeleton } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, FileX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { useFormatError } from '#platform/format-error.ts'
import { overlayQuery } from '../overlay-query.ts'
import { startsWithArtwork } from '../starts-with-artwork.ts'
import styles from './overlay-pane.module.css'
import { OverlayView } from './overlay-view.tsx'

type OverlayPaneProps = { query: Readonly<Record<string, string>>; close: () => void }

/** The panel of `#overlay`: a small page over the current one. Another overlay replaces it, so none pile up. */
export function OverlayPane({ query: { id = '' }, close }: OverlayPaneProps): ReactNode {
  const t = useT()
  const api = useApi()
  const formatError = useFormatError()
  const { data, error, refetch, isFetching } = useQuery(overlayQuery(api, id))
  return (
    <OverlaySheet index={data} close={close}>
      {error && isMissing(error) ? (
        <EmptyState
          icon={<FileX />}
          title={t('page.overlay.missing_title')}
          text={t('page.overlay.missing_text')}
          actions={
            <Button kind="outline" onClick={close}>
              {t('common.close')}
            </Button>
          }
        />
      ) : error ? (
        <Notice tone="danger" icon={<CircleAlert />} role="alert" title={formatError(error)}>
          <Button kind="outline" size="small" is_busy={isFetching} onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </Notice>
      ) : (
        <Loading label={t('common.loading')}>
          <Skeleton height="14rem" />
        </Loading>
      )}
    </OverlaySheet>
  )
}

type OverlaySheetProps = {
  readonly index: PageBody | undefined
  readonly close: () => void
  /** Shown without a page. */
  readonly children?: ReactNode
}

/** A small page over another one, in its layout. */
export function OverlaySheet({ index, close, children }: OverlaySheetProps): ReactNode {
  const t = useT()
  return (
    <Sheet
      layout={getLayout(index)}
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={index?.page.page_title ?? t('page.overlay.title')}
      is_title_hidden={index !== undefined}
      close_place={getClosePlace(index)}
      close_label={t('common.close')}
    >
      {index ? (
        <div className={styles.blocks}>
          <OverlayView key={index.page.page_id} index={index} />
        </div>
      ) : (
        children
      )}
    </Sheet>
  )
}

/** The layout of an overlay; other pages that are shown as one have none and are sheets. */
function getLayout(index: PageBody | undefined): 'sheet' | 'dialog' | 'full_screen' {
  const layout = index?.page.fields['layout']
  return layout === 'dialog' || layout === 'full_screen' ? layout : 'sheet'
}

function getClosePlace(index: PageBody | undefined): 'row' | 'beside' | 'art' {
  if (!index) return 'row'
  return startsWithArtwork(index.page) ? 'art' : 'row'
}

/** Gone, locked or no overlay: the server answers alike, and a retry is useless. */
function isMissing(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}
