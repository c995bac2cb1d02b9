import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Eye } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { logFailure } from '../platform/log.ts'
import { usePlatform } from '../platform/platform.ts'
import { useSession } from '../platform/session/use-session.ts'
import styles from './viewing-banner.module.css'

const POLL_INTERVAL_MS = 20_000

/**
 * Says on every page that somebody of the team looks at the app as a member, and ends it: back to the member in the
 * studio, whose place it takes in the tab, so that no way back leads into the preview.
 */
export function ViewingBanner(): ReactNode {
  const t = useT()
  const { session } = usePlatform()
  const state = useSession()
  const [is_stopping, setStopping] = useState(false)
  const ref = useRef<HTMLElement>(null)
  const viewing = state.status === 'unchecked' ? null : state.viewing
  const is_over = state.status !== 'authenticated'
  useBannerHeightVariable(ref)
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

/** Tells the page how much of its top the banner takes, whatever the language and the size of the letters. */
function useBannerHeightVariable(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--viewing-bar', `${ref.current?.offsetHeight ?? 0}px`)
    })
    if (ref.current) observer.observe(ref.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--viewing-bar')
    }
  }, [ref])
}

/** Asks now and then whether the preview still holds, so that nothing of the member stays on screen when it does not. */
function usePollViewing(is_over: boolean): void {
  const { api } = usePlatform()
  useEffect(() => {
    if (is_over) return undefined
    const poll = (): void => {
      if (document.visibilityState === 'hidden') return
      // A refusal has ended the preview by now; anything else is asked again.
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
