import type { Thread } from '@foyer/contract/messaging/shapes'
import { useFormat, useT } from '@foyer/i18n/react'
import { Badge, VisuallyHidden } from '@foyer/ui'
import { BellOff, CircleAlert, Clock, EyeOff, File, Image, Link, Mic, Pin, Video } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePersonName } from '../../../platform/person-name.ts'
import { useMember } from '../../../platform/session/use-session.ts'
import { ThreadAvatar } from '../people/thread-avatar.tsx'
import { formatLine, formatWhen } from './format-line.ts'
import { findLastLine, type LastLine, type LocalState } from './last-line.ts'
import { isWithTeam, threadTs } from './merge-threads.ts'
import styles from './thread-row.module.css'

const ICONS: Readonly<Partial<Record<LastLine['kind'], LucideIcon>>> = {
  failed: CircleAlert,
  waiting: Clock,
  hidden: EyeOff,
  photo: Image,
  video: Video,
  voice: Mic,
  file: File,
  link: Link,
}

type ThreadRowProps = {
  thread: Thread
  /** Milliseconds since 1970: today's messages show their time, others their day. */
  now: number
  local: LocalState
  is_current: boolean
}

/** One thread: a link. */
export function ThreadRow({ thread, now, local, is_current }: ThreadRowProps): ReactNode {
  const t = useT()
  const personName = usePersonName()
  const title = personName(thread.title)
  return (
    <li className={styles.item} data-current={is_current || undefined}>
      <div className={styles.swipe}>
        <a
          href={`/me/messages/${thread.id}`}
          className={styles.row}
          data-unread={thread.is_unread || undefined}
          aria-current={is_current ? 'page' : undefined}
        >
          <ThreadAvatar thread={thread} />
          <span className={styles.title}>
            <bdi className={styles.name}>{title}</bdi>
            {isWithTeam(thread) && !thread.is_feed && <Badge tone="accent">{t('messages.coach')}</Badge>}
          </span>
          <When thread={thread} now={now} />
          <Line thread={thread} local={local} />
          <Marks thread={thread} />
        </a>
      </div>
    </li>
  )
}

function When({ thread, now }: { thread: Thread; now: number }): ReactNode {
  const format = useFormat()
  return <span className={styles.when}>{formatWhen(threadTs(thread), new Date(now), format)}</span>
}

function Line({ thread, local }: { thread: Thread; local: LocalState }): ReactNode {
  const t = useT()
  const format = useFormat()
  const nameOf = usePersonName()
  const viewer_id = useMember()?.id ?? null
  const line = findLastLine(thread, viewer_id, local)
  const Icon = ICONS[line.kind]
  return (
    <span className={styles.line} data-kind={line.kind}>
      {Icon && <Icon aria-hidden="true" />}
      {line.kind === 'draft' && <span className={styles.draft}>{t('inbox.draft')}</span>}
      <span className={styles.words} dir="auto">
        {formatLine(line, { t, format, viewer_id, nameOf })}
      </span>
    </span>
  )
}

/** How many are unread, or what else there is to know of a thread. */
function Marks({ thread }: { thread: Thread }): ReactNode {
  const t = useT()
  const format = useFormat()
  const { unread_count, notifications_enabled, latest_message } = thread
  return (
    <span className={styles.marks}>
      {latest_message?.pinned_at && (
        <>
          <Pin aria-hidden="true" />
          <VisuallyHidden>{t('inbox.pinned')}</VisuallyHidden>
        </>
      )}
      {!notifications_enabled && (
        <>
          <BellOff aria-hidden="true" />
          <VisuallyHidden>{t('inbox.muted')}</VisuallyHidden>
        </>
      )}
      {unread_count > 0 && (
        <>
          <span className={styles.count} aria-hidden="true">
            {unread_count > 99 ? '99+' : format.number(unread_count)}
          </span>
          <VisuallyHidden>{t('inbox.unread', { count: unread_count })}</VisuallyHidden>
        </>
      )}
    </span>
  )
}
