import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Eye } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { logFailure } from '../platform/log.ts'
import { usePlatform } from '../platform/platform.ts'
import { useSession } from '../platform/session/use-session.ts'
import { useHeightVariable } from './use-height-variable.ts'
import styles from './viewing-banner.module.css'

const POLL_INTERVAL_MS = 20_000

/**
 * Shows on every page that a team member views the app as a member, and ends that preview. The member's page in the
 * studio replaces this history entry, so that going back does not reopen the preview.
 */
export function ViewingBanner(): ReactNode {
  const t = useT()
  const { session } = usePlatform()
  const state = useSession()
  const [is_stopping, setStopping] = useState(false)
  const ref = useRef<HTMLElement>(null)
  const viewing = state.status === 'unchecked' ? null : state.viewing
  const is_over = state.status !== 'authenticated'
  useHeightVariable(ref, '--viewing-bar')
  usePollViewing(is_over)

  const stopViewing = async (): Promise<void> => {
    setStopping(true)
    if (!is_over) await session.signOut()
    if (viewing) location.replace(viewing.studio_url)
  }
  const name = state.status === 'authenticated' ? state.user.name || state.user.email : ''
  return (
    <section ref={ref} className={styles.banner} aria-label={t('member.viewing.title')} data-viewing>
      <Eye className={styles.sign} aria-hidden="true" />
      <p className={styles.words} aria-live="polite">
        {is_over ? (
          <strong>{t('member.viewing.over')}</strong>
        ) : (
          <>
            <strong>{t('member.viewing.as', { name })}</strong> {t('member.viewing.text')}
          </>
        )}
      </p>
      {(viewing || !is_over) && (
        <Button kind="outline" size="small" is_busy={is_stopping} onClick={() => void stopViewing()}>
          {t(is_over ? 'member.viewing.back' : 'member.viewing.end')}
        </Button>
      )}
    </section>
  )
}

/** Polls whether the preview is still valid, so that member data does not stay on screen after it has ended. */
function usePollViewing(is_over: boolean): void {
  const { api } = usePlatform()
  useEffect(() => {
    if (is_over) return undefined
    const poll = (): void => {
      if (document.visibilityState === 'hidden') return
      // A refusal has already ended the preview; any other error is retried by the next poll.
      api('members.getViewing').catch((error: unknown) => logFailure('preview', error))
    }
    const timer = setInterval(poll, POLL_INTERVAL_MS)
    document.addEventListener('visibilitychange', poll)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', poll)
    }
  }, [is_over, api])
}
