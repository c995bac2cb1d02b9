import { useT } from '@foyer/i18n/react'
import { Button, EmptyState, ErrorState } from '@foyer/ui'
import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePlatform } from '#platform/platform.ts'
import { NotOnDevice } from '#platform/screen/not-on-device.tsx'
import { useSessionStore } from '#platform/session/use-session.ts'
import { lazyFeature } from '#platform/texts/lazy-feature.tsx'
import { PageToolbar } from './page-toolbar.tsx'
import styles from './states.module.css'

const OfflinePageList = lazyFeature(
  async () => (await import('./offline-page-list.tsx')).OfflinePageList,
  ['library'],
)

/** A page that did not load: without a network, or because something failed on the way. */
export function FailedPage({ is_offline, retry }: { is_offline: boolean; retry: () => void }): ReactNode {
  const t = useT()
  return (
    <div className={styles.centered}>
      <PageToolbar
        title={is_offline ? t('member.offline.absent_title') : t('common.something_went_wrong')}
        has_back
      />
      {is_offline ? (
        <div>
          <NotOnDevice heading="h1" retry={retry} />
          <OfflinePageList />
        </div>
      ) : (
        <ErrorState
          heading="h1"
          title={t('common.something_went_wrong')}
          text={t('page.error.text')}
          retry={{ label: t('common.retry'), onRetry: retry }}
        />
      )}
    </div>
  )
}

/** Shown to a user of a private app who waits for the owner's approval. */
export function PendingScreen(): ReactNode {
  const t = useT()
  const { app } = usePlatform()
  const session = useSessionStore()
  return (
    <div className={styles.centered}>
      <EmptyState
        heading="h1"
        icon={<Hourglass />}
        title={t('member.pending.title')}
        text={t('member.pending.text', { app: app.name })}
        actions={
          <Button kind="outline" size="small" onClick={() => void session.signOut()}>
            {t('common.log_out')}
          </Button>
        }
      />
    </div>
  )
}
