import type { Message, Thread } from '@foyer/contract/messaging/shapes'
import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown, Pin } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { usePersonName } from '#platform/person-name.ts'
import { useChannel } from '#platform/realtime/use-channel.ts'
import { useBlockedUserIds } from '#platform/session/use-blocked.ts'
import { useMember } from '#platform/session/use-session.ts'
import { toPlainLine } from './last-line.ts'
import styles from './thread-screen.module.css'

const MOST_PINNED = 50

type PinnedProps = { thread: Thread; onOpen: (message_ts: string) => void }

/** The pinned messages: the latest in one line, which unfolds to all. Each leads to its message. */
export function PinnedMessages({ thread, onOpen }: PinnedProps): ReactNode {
  const t = useT()
  const [is_open, setOpen] = useState(false)
  const pinned = usePinned(thread)
  const [latest, ...others] = pinned
  if (!latest) return null
  return (
    <div className={styles.pinned}>
      <div className={styles.pinHead}>
        <PinButton message={latest} count={pinned.length} onOpen={onOpen} />
        {others.length > 0 && (
          <IconButton
            size="small"
            className={styles.unfold ?? ''}
            label={t('inbox.all_pinned')}
            icon={<ChevronDown />}
            aria-expanded={is_open}
            onClick={() => setOpen(!is_open)}
          />
        )}
      </div>
      {is_open && (
        <ul className={styles.pins}>
          {others.map((message) => (
            <li key={message.message_ts}>
              <PinButton message={message} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type PinButtonProps = { message: Message; count?: number; onOpen: (message_ts: string) => void }

function PinButton({ message, count = 1, onOpen }: PinButtonProps): ReactNode {
  return (
    <button type="button" className={styles.pin} onClick={() => onOpen(message.message_ts)}>
      <Pin aria-hidden="true" />
      <PinWords message={message} count={count} />
    </button>
  )
}

function PinWords({ message, count }: { message: Message; count: number }): ReactNode {
  const t = useT()
  const personName = usePersonName()
  const name = personName(message.user?.name ?? '')
  const text = toPlainLine(message.message) || message.attachment_data?.title || ''
  return (
    <span className={styles.pinWords}>
      <span className={styles.meta}>
        {count > 1 ? t('inbox.pinned_count', { count }) : t('inbox.pinned')} · <bdi>{name}</bdi>
      </span>
      <span className={styles.pinText} dir="auto">
        {text === '' ? t('inbox.pinned_without_words') : text}
      </span>
    </span>
  )
}

/** The pinned messages of a thread, the latest first; loaded anew when a message changes. */
function usePinned(thread: Thread): readonly Message[] {
  const api = useApi()
  const client = useQueryClient()
  const blocked = useBlockedUserIds()
  const viewer_id = useMember()?.id ?? null
  const key = ['messaging', 'pinned', thread.id, viewer_id]
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => api('messaging.listMessages', { id: thread.id, is_pinned: true, limit: MOST_PINNED }),
  })
  useChannel(thread.channel_id, {
    on_events: (events) => {
      if (events.some(({ type }) => type === 'update' || type === 'delete')) {
        void client.invalidateQueries({ queryKey: key })
      }
    },
  })
  return (data?.messages ?? []).filter(({ user }) => !blocked.has(user?.user_id ?? ''))
}
