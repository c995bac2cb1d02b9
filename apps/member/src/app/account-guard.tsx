import { useT } from '@foyer/i18n/react'
import { Button, EmptyState } from '@foyer/ui'
import type { ReactNode } from 'react'
import { usePlatform } from '../platform/platform.ts'
import { useHash } from '../platform/routing/use-hash.ts'
import { useEmptyStateArt } from '../platform/screen/cover.tsx'
import { useSession } from '../platform/session/use-session.ts'
import styles from './account-guard.module.css'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { useAccountGuard } from './use-account-guard.ts'

/**
 * Lets only those in who are signed in: waits until it is known, then sends guests to the sign-in hash unless the
 * address carries it, or checkout, already (spec section 2, "Route guard on the account prefix").
 */
export function AccountGuard({ children }: { children: ReactNode }): ReactNode {
  const t = useT()
  const { app } = usePlatform()
  const hash = useHash()
  const art = useEmptyStateArt('arch', 3)
  const { status } = useSession()
  useAccountGuard()

  if (status === 'unchecked') return <ScreenSkeleton />
  if (status === 'authenticated') return children
  return (
    <div className={styles.guest}>
      <EmptyState
        heading="h1"
        art={art}
        title={t('common.log_in')}
        text={t('member.sign_in.text', { app: app.name })}
        actions={
          <Button size="small" onClick={() => hash.open('auth')}>
            {t('common.log_in')}
          </Button>
        }
      />
    </div>
  )
}
