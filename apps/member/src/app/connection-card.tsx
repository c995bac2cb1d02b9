import { useT } from '@foyer/i18n/react'
import { IconButton, VisuallyHidden } from '@foyer/ui'
import {
  Bookmark,
  CalendarPlus,
  Dumbbell,
  Check,
  ChevronDown,
  Clock,
  CloudOff,
  Heart,
  LogOut,
  MessageCircle,
  Play,
  Trash2,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { useWriteQueue } from '../platform/offline/use-queue.ts'
import type { QueuedWrite } from '../platform/offline/write-queue.ts'
import { usePlatform } from '../platform/platform.ts'
import { usePath } from '../platform/routing/use-path.ts'
import { lazyFeature } from '../platform/texts/lazy-feature.tsx'
import { useToast } from '../platform/toasts.ts'
import styles from './connection-card.module.css'

const ICONS: Readonly<Record<QueuedWrite['kind'], LucideIcon>> = {
  complete: Check,
  bookmark: Bookmark,
  like: Heart,
  send: MessageCircle,
  schedule: CalendarPlus,
  start: Play,
  leave: LogOut,
  shift: CalendarPlus,
  training: Dumbbell,
  swap: Dumbbell,
}

const OfflinePageList = lazyFeature(
  async () => (await import('../features/pages/components/offline-page-list.tsx')).OfflinePageList,
  ['library'],
)

/**
 * Shows that the device is offline and lists the changes that wait to be sent. On the start page it also lists the
 * content stored on the device.
 */
export function ConnectionCard({
  is_online,
  waiting,
}: {
  is_online: boolean
  waiting: readonly QueuedWrite[]
}): ReactNode {
  const t = useT()
  const id = useId()
  const [is_open, setOpen] = useState(false)
  const is_unreachable = useIsServerUnreachable(is_online)
  useOfflineToast(is_online)
  const is_home = usePath(null) === '/'
  const count = waiting.length
  const shows_list = is_open && count > 0
  const title = is_unreachable ? 'member.unreachable.title' : 'member.offline.title'
  const summary = (
    <>
      <CloudOff className={styles.sign} aria-hidden="true" />
      <span className={styles.words}>
        <strong>{is_online ? t('member.sending.title', { count }) : t(title)}</strong>
        {!is_online && <span>{t('member.offline.waiting', { count })}</span>}
      </span>
    </>
  )
  return (
    <div data-connection>
      <section className={styles.card} aria-live="polite">
        {count === 0 ? (
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
          {waiting.map((write) => (
            <QueuedWriteRow key={write.key} write={write} />
          ))}
        </ul>
      </section>
      {!is_online && is_home && <OfflinePageList />}
    </div>
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

function QueuedWriteRow({ write }: { write: QueuedWrite }): ReactNode {
  const t = useT()
  const queue = useWriteQueue()
  const Icon = ICONS[write.kind]
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <strong dir="auto">{write.title}</strong>
        {write.detail !== null && <span>{write.detail}</span>}
      </span>
      <Clock className={styles.clock} aria-hidden="true" />
      <VisuallyHidden>{t('common.waiting_to_send')}</VisuallyHidden>
      <IconButton
        size="small"
        label={`${t('member.offline.discard')}: ${write.title}`}
        icon={<Trash2 />}
        onClick={() => void queue.discard(write.key)}
      />
    </li>
  )
}
