import type { Message } from '@foyer/contract/messaging/shapes'
import { useT } from '@foyer/i18n/react'
import type { ReactNode } from 'react'
import { usePersonName } from '#platform/person-name.ts'
import { useChannel } from '#platform/realtime/use-channel.ts'
import { MessageContent } from '../bubbles/message-content.tsx'
import { parseThreadEvent, type Thread } from '../messages.ts'
import styles from './list.module.css'

/** The message that replies are about, above them; it follows edits, and says when it is deleted. */
export function ParentMessage({ thread, onChange }: { thread: Thread; onChange: () => void }): ReactNode {
  const t = useT()
  const message = thread.parent_message
  useChannel(message && `thread:${message.message_thread_id}`, {
    on_events: (events) => {
      if (events.some((event) => isAbout(parseThreadEvent(event), message))) onChange()
    },
  })
  if (!message) {
    return (
      <p className={styles.parent} data-gone="">
        {t('messages.parent_deleted')}
      </p>
    )
  }
  return <Parent message={message} />
}

function Parent({ message }: { message: Message }): ReactNode {
  const t = useT()
  const personName = usePersonName()
  const name = message.user ? personName(message.user.name) : t('messages.someone')
  return (
    <section className={styles.parent} aria-label={t('messages.replies_to', { name })}>
      <p className={styles.head}>
        <bdi dir="auto">{name}</bdi>
      </p>
      <MessageContent message={message} onQuote={null} />
    </section>
  )
}

function isAbout(event: ReturnType<typeof parseThreadEvent>, message: Message | null): boolean {
  if (event?.type === 'delete') return event.data.message_ts === message?.message_ts
  return event?.type === 'update' && event.data.message.message_ts === message?.message_ts
}
