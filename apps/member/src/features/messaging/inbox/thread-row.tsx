import type { Thread } from '@foyer/contract/messaging/shapes'
import { useFormat, useT } from '@foyer/i18n/react'
import { Badge, IconButton, VisuallyHidden } from '@foyer/ui'
import { Menu } from '@foyer/ui/menu'
import {
  Bell,
  BellOff,
  CircleAlert,
  Clock,
  Ellipsis,
  EyeOff,
  File,
  Image,
  Link,
  LogOut,
  Mic,
  Pin,
  Video,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePersonName } from '#platform/person-name.ts'
import { useMember } from '#platform/session/use-session.ts'
import { useNotificationWords } from '../bubbles/notification-line.tsx'
import { ThreadAvatar } from '../people/thread-avatar.tsx'
import { formatLine, formatWhen } from './format-line.ts'
import { findLastLine, type LastLine } from './last-line.ts'
import { isWithTeam, threadTs } from './merge-threads.ts'
import styles from './thread-row.module.css'
import { useLocalState } from './use-local-state.ts'

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

/** What may be done with a thread in its row. */
export type RowAction = 'mute' | 'leave'

type ThreadRowProps = {
  thread: Thread
  /** Milliseconds since 1970: today's messages show their time, others their day. */
  now: number
  is_current: boolean
  onAction: (action: RowAction, thread: Thread) => void
}

/** One thread: a link. Mute and leave are behind it, reached by a swipe, and in the menu of the row. */
export function ThreadRow({ thread, now, is_current, onAction }: ThreadRowProps): ReactNode {
  const t = useT()
  const personName = usePersonName()
  const is_muted = !thread.notifications_enabled
  const title = personName(thread.title)
  const mute = is_muted ? t('inbox.unmute') : t('inbox.mute')
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
            {isWithTeam(thread) && <Badge tone="accent">{t('messages.coach')}</Badge>}
          </span>
          <When thread={thread} now={now} />
          <Line thread={thread} is_current={is_current} />
          <Marks thread={thread} />
        </a>
        <div className={styles.actions}>
          <button type="button" className={styles.action} onClick={() => onAction('mute', thread)}>
            {is_muted ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />}
            {mute}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </button>
          {thread.abilities.leave && (
            <button
              type="button"
              className={styles.action}
              data-tone="danger"
              onClick={() => onAction('leave', thread)}
            >
              <LogOut aria-hidden="true" />
              {t('common.leave')}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </button>
          )}
        </div>
      </div>
      <div className={styles.menu}>
        <Menu
          label={t('inbox.actions_of', { title })}
          trigger={
            <IconButton
              label={t('inbox.actions_of', { title })}
              icon={<Ellipsis />}
              size="small"
              kind="soft"
            />
          }
          entries={[
            { id: 'mute', label: mute, icon: is_muted ? <Bell /> : <BellOff /> },
            ...(thread.abilities.leave
              ? [{ id: 'leave', label: t('common.leave'), icon: <LogOut />, tone: 'danger' } as const]
              : []),
          ]}
          onAction={(action: RowAction) => onAction(action, thread)}
        />
      </div>
    </li>
  )
}

function When({ thread, now }: { thread: Thread; now: number }): ReactNode {
  const format = useFormat()
  return <span className={styles.when}>{formatWhen(threadTs(thread), new Date(now), format)}</span>
}

function Line({ thread, is_current }: { thread: Thread; is_current: boolean }): ReactNode {
  const t = useT()
  const format = useFormat()
  const nameOf = usePersonName()
  const viewer_id = useMember()?.id ?? null
  const line = findLastLine(thread, viewer_id, useLocalState(thread.id, is_current))
  const formatNotification = useNotificationWords(viewer_id)
  const Icon = ICONS[line.kind]
  return (
    <span className={styles.line} data-kind={line.kind}>
      {Icon && <Icon aria-hidden="true" />}
      {line.kind === 'draft' && <span className={styles.draft}>{t('inbox.draft')}</span>}
      <span className={styles.words} dir="auto">
        {formatLine(line, { t, format, nameOf, formatNotification })}
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
