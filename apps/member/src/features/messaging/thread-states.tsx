import { ApiError } from '@foyer/contract/api-error'
import { useT } from '@foyer/i18n/react'
import { EmptyState, ErrorState, Loading, Skeleton } from '@foyer/ui'
import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOnline } from '../../platform/offline/use-online.ts'
import { NotOnDevice } from '../../platform/screen/not-on-device.tsx'
import styles from './thread.module.css'
import type { ThreadLayout, ThreadState } from './use-thread.ts'

/** Why a thread cannot be shown, with a retry where that may help. */
export function RefusedThread({ error, view }: { error: Error; view: ThreadState }): ReactNode {
  const t = useT()
  const is_online = useOnline()
  const code = error instanceof ApiError ? error.code : ''
  if (!is_online) return <NotOnDevice heading="h3" />
  if (code === 'messaging_unavailable') {
    return <EmptyState icon={<MessageCircle />} heading="h3" title={t('common.messaging_not_available')} />
  }
  if (code === 'closed_in_preview') {
    return <EmptyState icon={<MessageCircle />} heading="h3" title={t('errors.closed_in_preview')} />
  }
  if (code === 'not_found' || code === 'forbidden') {
    return <EmptyState icon={<MessageCircle />} heading="h3" title={t('common.thread_no_permission')} />
  }
  return (
    <ErrorState
      heading="h3"
      title={t('common.error_occurred')}
      text={t('common.messages_failed_to_load')}
      retry={{
        label: t('common.retry'),
        onRetry: () => {
          void view.thread.refetch()
          void view.list.refetch()
        },
        is_busy: view.thread.isFetching || view.list.isFetching,
      }}
    />
  )
}

/** The shapes of messages while they load. */
export function ThreadSkeleton({ layout }: { layout: ThreadLayout }): ReactNode {
  const t = useT()
  return (
    <Loading label={t('common.loading')}>
      <div className={styles.skeleton} data-layout={layout}>
        <Skeleton shape="control" width="68%" />
        <Skeleton shape="control" width="52%" />
        {layout === 'screen' && <Skeleton shape="control" width="60%" />}
      </div>
    </Loading>
  )
}
