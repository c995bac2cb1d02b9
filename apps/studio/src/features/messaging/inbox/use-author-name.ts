import type { ConversationMessage } from '@foyer/contract/messaging/inbox-shapes'
import { useT } from '@foyer/i18n/react'

/** Names the author of a message, and who of the team wrote it in the name of the messaging profile. */
export function useAuthorName(): (message: Pick<ConversationMessage, 'user' | 'sent_by'>) => string {
  const t = useT()
  return ({ user, sent_by }) => {
    const name = user?.name || t('studio_inbox.someone')
    if (sent_by === null || sent_by.name === user?.name) return name
    return t('studio_inbox.message.sent_as', { name: toFirst(sent_by.name), profile: toFirst(name) })
  }
}

function toFirst(name: string): string {
  return name.trim().split(/\s+/)[0] || name
}
