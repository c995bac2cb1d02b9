import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { Pencil, TextQuote, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Message } from '../messages.ts'
import type { Draft } from './drafts.ts'
import { decodeMessage } from './mention-input.ts'
import styles from './composer.module.css'

/** Above the field: the message that is edited or quoted, and the way out. */
export function AnswerBar({
  editing,
  quote,
  onCancel,
}: {
  editing: Message | null
  quote: Draft['quote']
  onCancel: () => void
}): ReactNode {
  const t = useT()
  if (!editing && !quote) return null
  return (
    <div className={styles.answer}>
      {editing ? <Pencil aria-hidden="true" /> : <TextQuote aria-hidden="true" />}
      <div className={styles.answer_text}>
        <p className={styles.answer_title}>
          {editing ? t('messages.editing') : <bdi dir="auto">{quote?.name}</bdi>}
        </p>
        <p className={styles.answer_words} dir="auto">
          {editing ? decodeMessage(editing.message) : quote?.excerpt}
        </p>
      </div>
      <IconButton size="small" label={t('common.cancel')} icon={<X />} onClick={onCancel} />
    </div>
  )
}
