import type { Conversation } from '@foyer/contract/messaging/inbox-shapes'
import { useT } from '@foyer/i18n/react'

/** The latest message of a conversation in one line: its words or what it is, and who wrote it where that is not clear. */
export function useLineText(): (conversation: Pick<Conversation, 'latest' | 'type'>) => string {
  const t = useT()
  return ({ latest, type }) => {
    if (latest === null) return t('studio_inbox.line.none')
    const { is_hidden, message_type, attachment_kind, excerpt, is_own, author_name } = latest
    if (is_hidden) return t('studio_inbox.message.hidden')
    if (message_type === 'notification') return t('studio_inbox.line.event')
    const content =
      excerpt ||
      t(`studio_inbox.content.${message_type === 'attachment' ? (attachment_kind ?? 'file') : message_type}`)
    if (is_own) return t('studio_inbox.line.own', { text: content })
    return type === 'group' && author_name !== null
      ? t('studio_inbox.line.by', { name: author_name.trim().split(/\s+/)[0] ?? author_name, text: content })
      : content
  }
}
