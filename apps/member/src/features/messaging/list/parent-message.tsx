import { useT } from '@foyer/i18n/react'
import type { ReactNode } from 'react'
import type { Message } from '@foyer/contract/messaging/shapes'
import { usePersonName } from '#platform/person-name.ts'
import { MessageContent } from '../bubbles/message-content.tsx'
import styles from './list.module.css'

/** The message that replies are about, above them. */
export function ParentMessage({ message }: { message: Message }): ReactNode {
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
