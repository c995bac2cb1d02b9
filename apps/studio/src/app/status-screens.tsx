import { useT } from '@foyer/i18n/react'
import { EmptyState, Spinner } from '@foyer/ui'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { DoorOpen } from 'lucide-react'
import { LoadError } from '../platform/load-state.tsx'
import { ButtonLink } from '../platform/parts/button-link.tsx'
import { useTitle } from '../platform/parts/page.tsx'
import styles from './status-screens.module.css'

/** While a screen is on its way. */
export function PendingScreen() {
  const t = useT()
  return (
    <div className={styles.center}>
      <span className={styles.late}>
        <Spinner label={t('common.loading')} />
      </span>
    </div>
  )
}

/** An address that leads nowhere. */
export function NotFoundScreen() {
  const t = useT()
  useTitle(t('studio.not_found.title'))
  return (
    <main className={styles.center} id="content">
      <EmptyState
        heading="h1"
        icon={<DoorOpen />}
        title={t('studio.not_found.title')}
        text={t('studio.not_found.text')}
        actions={
          <ButtonLink to="/" kind="ink">
            {t('studio.not_found.home')}
          </ButtonLink>
        }
      />
    </main>
  )
}

/** The screen shown when loading fails or the screen itself throws. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const t = useT()
  const router = useRouter()
  useTitle(t('common.something_went_wrong'))
  const retry = (): void => {
    reset()
    void router.invalidate()
  }
  return (
    <main className={styles.center} id="content">
      <LoadError error={error} content_name={t('studio.this_screen')} onRetry={retry} />
    </main>
  )
}
