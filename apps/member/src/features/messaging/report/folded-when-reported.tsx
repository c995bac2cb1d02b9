import type { Message } from '@foyer/contract/messaging/shapes'
import { useT } from '@foyer/i18n/react'
import { useState, type ReactNode } from 'react'
import { useIsReported } from './reported.ts'
import styles from './report.module.css'

type FoldedProps = { message: Message; children: ReactNode }

/** Folds a message away for the member who has reported it; one press shows it again. */
export function FoldedWhenReported({ message, children }: FoldedProps): ReactNode {
  const t = useT()
  const is_reported = useIsReported(message)
  const [is_shown, setShown] = useState(false)
  if (!is_reported || is_shown || message.status === 'hidden') return children
  return (
    <p className={styles.folded}>
      {t('messages.reported')}
      <button type="button" className={styles.show} onClick={() => setShown(true)}>
        {t('messages.show_reported')}
      </button>
    </p>
  )
}
