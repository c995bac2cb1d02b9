import { useT } from '@foyer/i18n/react'
import { CircleAlert, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { MessageText } from './message-group.tsx'
import styles from './thread.module.css'
import type { Outbox, Outgoing } from './use-outbox.ts'

/** Messages on their way, each with its state in words. */
export function OutgoingList({ outbox }: { outbox: Outbox }): ReactNode {
  return outbox.outgoing.map((one) => (
    <li key={one.client_id} className={styles.group} data-own="true">
      <div className={styles.bubbles}>
        <p className={styles.bubble} data-state={one.state}>
          <MessageText text={one.text} />
        </p>
        <OutgoingStatus one={one} outbox={outbox} />
      </div>
    </li>
  ))
}

function OutgoingStatus({ one, outbox }: { one: Outgoing; outbox: Outbox }): ReactNode {
  const t = useT()
  const { client_id, text, state, reason } = one
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
      <button type="button" className={styles.again} onClick={() => void outbox.send(text, client_id)}>
        {t('common.retry')}
      </button>
      <button type="button" className={styles.again} onClick={() => outbox.discard(client_id)}>
        {t('common.discard')}
      </button>
      {reason}
    </p>
  )
}
