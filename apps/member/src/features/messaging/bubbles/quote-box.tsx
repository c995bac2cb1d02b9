import type { Quote } from '@foyer/contract/messaging/shapes'
import { useT } from '@foyer/i18n/react'
import type { ReactNode } from 'react'
import { usePersonName } from '#platform/person-name.ts'
import { MessageText } from './message-text.tsx'
import styles from './bubbles.module.css'

/** The quoted message above an answer; a tap shows it in its place. */
export function QuoteBox({
  quote,
  onOpen,
}: {
  quote: Quote
  onOpen: ((message_ts: string) => void) | null
}): ReactNode {
  const t = useT()
  const personName = usePersonName()
  const words = useQuoteWords(quote)
  const name = quote.user ? personName(quote.user.name) : t('messages.someone')
  const content = (
    <>
      {!quote.is_gone && (
        <bdi className={styles.quoted_name} dir="auto">
          {name}
        </bdi>
      )}
      <span className={styles.quoted_text} dir="auto">
        {words}
      </span>
    </>
  )
  if (quote.is_gone || !onOpen) return <blockquote className={styles.quote}>{content}</blockquote>
  return (
    <blockquote className={styles.quote}>
      <button
        type="button"
        className={styles.quote_button}
        aria-label={t('messages.show_quoted', { name })}
        onClick={() => onOpen(quote.message_ts)}
      >
        {content}
      </button>
    </blockquote>
  )
}

/** The words of a quote, or the kind of what it quotes. */
function useQuoteWords({ is_gone, excerpt, message_type }: Quote): ReactNode {
  const t = useT()
  if (is_gone) return t('messages.quote_gone')
  if (excerpt !== '') return <MessageText text={excerpt} has_links={false} />
  if (message_type === 'image') return t('messages.photo')
  return message_type === 'video' ? t('messages.video') : t('messages.attachment')
}
