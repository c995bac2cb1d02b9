import type { ConversationDetail, InboxScope } from '@foyer/contract/messaging/inbox-shapes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAppCall } from '#platform/api.ts'
import { useSlug } from '#platform/routes.ts'
import { conversationQuery, inboxKey } from './queries.ts'

/** Finds or starts the conversation with a member, by the id of the user. */
export function useStartConversation(
  scope: InboxScope,
  onStarted: (conversation: ConversationDetail) => void,
) {
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (member_id: string) => call('messaging.startConversation', { scope, member_id }),
    onSuccess: (conversation) => {
      const { id } = conversation
      cache.setQueryData(conversationQuery(slug, { id, scope }).queryKey, conversation)
      onStarted(conversation)
      void cache.invalidateQueries({ queryKey: [...inboxKey(slug), 'list'] })
    },
  })
}
