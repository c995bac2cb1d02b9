import { excerpt } from '@foyer/domain/text'
import { useT } from '@foyer/i18n/react'
import { useEffect, useEffectEvent } from 'react'
import { usePersonName } from '#platform/person-name.ts'
import type { Message } from '../messages.ts'
import type { Answering } from '../footer-props.ts'
import type { Draft } from './drafts.ts'
import { decodeMessage } from './mention-input.ts'

const QUOTE_LENGTH = 160

/** Takes the message to quote or edit into the field when the menu of a message asks for it. */
export function useAnswer(
  answering: Answering,
  {
    onQuote,
    onEdit,
  }: { onQuote: (quote: NonNullable<Draft['quote']>) => void; onEdit: (message: Message) => void },
): void {
  const t = useT()
  const personName = usePersonName()
  const take = useEffectEvent(({ kind, message }: NonNullable<Answering>) => {
    if (kind === 'edit') return onEdit(message)
    const name = message.user ? personName(message.user.name) : t('messages.someone')
    const text = excerpt(decodeMessage(message.message), QUOTE_LENGTH)
    const kind_name = message.images.length > 0 ? t('messages.photo') : t('messages.attachment')
    return onQuote({ message_ts: message.message_ts, name, excerpt: text === '' ? kind_name : text })
  })
  useEffect(() => {
    if (answering) take(answering)
  }, [answering])
}
