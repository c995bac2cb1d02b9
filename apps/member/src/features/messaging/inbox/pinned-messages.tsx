import type { Message, Thread } from '@foyer/contract/messaging/shapes'
import { useT } from '@foyer/i18n/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown, Pin } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { usePersonName } from '../../../platform/person-name.ts'
import { useChannel } from '../../../platform/realtime/use-channel.ts'
import { useBlockedUserIds } from '../../../platform/session/use-blocked.ts'
import { useMember } from '../../../platform/session/use-session.ts'
import { toPlainLine } from './last-line.ts'
import styles from './thread-screen.module.css'

const MOST_PINNED = 50

/** The pinned messages: the latest in one line, which unfolds to all. */
export function PinnedMessages({ thread }: { thread: Thread }): ReactNode {
  const [is_open, setOpen] = useState(false)
  const pinned = usePinned(thread)
  const [latest, ...others] = pinned
  if (!latest) return null
  return (
    <div className={styles.pinned}>
      {others.length === 0 ? (
        <div className={styles.pin}>
          <Pin aria-hidden="true" />
          <PinWords message={latest} />
        </div>
      ) : (
        <button
          type="button"
          className={styles.pin}
          aria-expanded={is_open}
          onClick={() => setOpen(!is_open)}
        >
          <Pin aria-hidden="true" />
          <PinWords message={latest} count={pinned.length} />
          <ChevronDown aria-hidden="true" />
        </button>
      )}
      {is_open && (
        <ul className={styles.pins}>
          {others.map((message) => (
            <li key={message.message_ts} className={styles.pin}>
              <Pin aria-hidden="true" />
              <PinWords message={message} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function PinWords({ message, count = 1 }: { message: Message; count?: number }): ReactNode {
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
