import { useT } from '@foyer/i18n/react'
import { CircleAlert, Clock, Paperclip } from 'lucide-react'
import type { ReactNode } from 'react'
import bubbles from '../bubbles/bubbles.module.css'
import { MessageText } from '../bubbles/message-text.tsx'
import type { Outbox, Outgoing } from '../use-outbox.ts'
import styles from './list.module.css'

/** A message being sent, with its state as text. */
export function OutgoingRow({ one, outbox }: { one: Outgoing; outbox: Outbox }): ReactNode {
  const t = useT()
  const { message, image_ids, file_id } = one.data
  return (
    <div className={styles.message} data-own="true" data-first="true" data-last="true" data-state={one.state}>
      <div className={styles.body}>
        <div className={bubbles.bubble}>
          {(image_ids.length > 0 || file_id !== null) && (
            <p className={styles.state}>
              <Paperclip aria-hidden="true" />
              {image_ids.length > 0
                ? t('messages.photo_count', { count: image_ids.length })
                : t('messages.attachment')}
            </p>
          )}
          {message !== '' && (
            <p className={bubbles.text} dir="auto">
              <MessageText text={message} />
            </p>
          )}
        </div>
        <OutgoingStatus one={one} outbox={outbox} />
      </div>
    </div>
  )
}

function OutgoingStatus({ one, outbox }: { one: Outgoing; outbox: Outbox }): ReactNode {
  const t = useT()
  const { client_id, state, reason } = one
  if (state !== 'failed') {
    return (
      <p className={styles.state}>
        <Clock aria-hidden="true" />
        {state === 'sending' ? t('common.sending') : t('common.waiting_to_send')}
      </p>
    )
  }
  return (
    <p className={styles.state} data-state="failed" role="alert">
      <CircleAlert aria-hidden="true" />
      {t('messages.not_sent')}
      <button type="button" className={styles.again} onClick={() => void outbox.retry(client_id)}>
        {t('common.retry')}
      </button>
      <button type="button" className={styles.again} onClick={() => outbox.discard(client_id)}>
        {t('common.discard')}
      </button>
      {reason}
    </p>
  )
}
