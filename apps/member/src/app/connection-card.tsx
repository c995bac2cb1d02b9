import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { ChevronDown, CircleAlert, CloudOff } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import type { QueuedWrite, RefusedWrite } from '../platform/offline/write-queue.ts'
import { usePlatform } from '../platform/platform.ts'
import { useHash } from '../platform/routing/use-hash.ts'
import { usePath } from '../platform/routing/use-path.ts'
import { lazyFeature } from '../platform/texts/lazy-feature.tsx'
import { useToast } from '../platform/toasts.ts'
import styles from './connection-card.module.css'
import { useHeightVariable } from './use-height-variable.ts'
import { WaitingList } from './waiting-list.tsx'

const OfflinePageList = lazyFeature(
  async () => (await import('../features/pages/components/offline-page-list.tsx')).OfflinePageList,
  ['library'],
)

/**
 * Shows that the device is offline and lists the changes that wait to be sent and those that were refused. On the start
 * page it also lists the content stored on the device.
 */
export function ConnectionCard({
  is_online,
  waiting,
  refused,
  left,
}: {
  is_online: boolean
  waiting: readonly QueuedWrite[]
  refused: readonly RefusedWrite[]
  /** Changes of a member whose session expired. */
  left: number
}): ReactNode {
  const t = useT()
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  useHeightVariable(ref, '--connection-card')
  const [is_open, setOpen] = useState(false)
  const is_unreachable = useIsServerUnreachable(is_online)
  useOfflineToast(is_online)
  const is_home = usePath(null) === '/'
  const count = waiting.length
  const has_rows = count + refused.length > 0
  const shows_list = is_open && has_rows
  const refused_text = t('member.offline.refused_count', { count: refused.length })
  const summary =
    left > 0 ? (
      <LeftChanges count={left} />
    ) : is_online && count === 0 ? (
      <>
        <CircleAlert className={styles.alert} aria-hidden="true" />
        <span className={styles.words}>
          <strong>{refused_text}</strong>
        </span>
      </>
    ) : (
      <>
        <CloudOff className={styles.sign} aria-hidden="true" />
        <span className={styles.words}>
          <strong>
            {is_online
              ? t('member.sending.title', { count })
              : t(is_unreachable ? 'member.unreachable.title' : 'member.offline.title')}
          </strong>
          {!is_online && <span>{t('member.offline.waiting', { count })}</span>}
          {refused.length > 0 && <span className={styles.refused}>{refused_text}</span>}
        </span>
      </>
    )
  return (
    <div ref={ref} data-connection>
      <section className={styles.card} aria-live="polite">
        {!has_rows ? (
          <div className={styles.head}>{summary}</div>
        ) : (
          <button
            type="button"
            className={styles.head}
            aria-expanded={shows_list}
            aria-controls={id}
            onClick={() => setOpen(!is_open)}
          >
            {summary}
            <ChevronDown className={styles.arrow} aria-hidden="true" />
          </button>
        )}
        <ul id={id} className={styles.list} hidden={!shows_list}>
          <WaitingList waiting={waiting} refused={refused} />
        </ul>
      </section>
      {!is_online && is_home && <OfflinePageList />}
    </div>
  )
}

/** Tells a member whose session has expired that their changes are still here. */
function LeftChanges({ count }: { count: number }): ReactNode {
  const t = useT()
  const hash = useHash()
  return (
    <>
      <CloudOff className={styles.sign} aria-hidden="true" />
      <span className={styles.words}>
        <strong>{t('member.offline.left_title')}</strong>
        <span>{t('member.offline.left', { count })}</span>
      </span>
      <Button kind="outline" size="small" onClick={() => hash.open('auth')}>
        {t('common.log_in')}
      </Button>
    </>
  )
}

/** Shows a toast as well, because the card at the top is out of sight on a scrolled page. */
function useOfflineToast(is_online: boolean): void {
  const t = useT()
  const toast = useToast()
  const notify = useEffectEvent(() => {
    if (!is_online && scrollY > innerHeight / 3) toast(t('common.offline'))
  })
  useEffect(() => notify(), [])
}

/** Reports changes of the browser's own network state, which may come later than a failed call. */
function subscribeToBrowserNetwork(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

const POLL_INTERVAL_MS = 5000

/** Whether the device has a network but the server does not respond. Polls the server while that is so. */
function useIsServerUnreachable(is_online: boolean): boolean {
  const { network } = usePlatform()
  const has_network = useSyncExternalStore(subscribeToBrowserNetwork, () => navigator.onLine)
  const is_unreachable = !is_online && has_network
  useEffect(() => {
    if (!is_unreachable) return undefined
    const ping = async (): Promise<void> => {
      const is_ready = await fetch('/readyz', { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (is_ready) network.reportReachable()
    }
    const timer = setInterval(() => void ping(), POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [is_unreachable, network])
  return is_unreachable
}
