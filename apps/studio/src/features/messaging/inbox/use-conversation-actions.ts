import type { Conversation, ConversationDetail } from '@foyer/contract/messaging/inbox-shapes'
import { useT } from '@foyer/i18n/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAppCall } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts, UNDO_DURATION } from '#platform/toasts.ts'
import { conversationQuery, inboxKey } from './queries.ts'

/** Marks a conversation as done, with Undo, or reopens it. What arrived since the shown message stays open. */
export function useMarkDone(
  { id, scope, title }: ConversationDetail,
  last_ts: string | undefined,
  onDone: () => void,
) {
  const t = useT()
  const call = useAppCall()
  const show = useShowChanged()
  const mark = useMutation({
    mutationFn: (is_done: boolean) =>
      call('messaging.markConversationDone', {
        id,
        scope,
        is_done,
        ...(is_done && last_ts !== undefined ? { message_ts: last_ts } : {}),
      }),
    onSuccess: async (changed, is_done) => {
      toasts.add({
        text: t(is_done ? 'studio_inbox.done.marked' : 'studio_inbox.done.reopened', { name: title }),
        topic: `conversation:${id}`,
        ...(is_done && {
          duration: UNDO_DURATION,
          action: { label: t('common.undo'), onAction: () => mark.mutate(false) },
        }),
      })
      if (is_done && changed.is_done) onDone()
      await show({ id, scope }, changed)
    },
    onError: (error) => {
      toasts.add({ text: formatError(t, error), tone: 'danger' })
    },
  })
  return mark
}

/** Assigns a conversation to a member of the team, or to nobody. */
export function useAssign({ id, scope }: ConversationDetail) {
  const t = useT()
  const call = useAppCall()
  const show = useShowChanged()
  return useMutation({
    mutationFn: (team_member_id: string | null) =>
      call('messaging.assignConversation', { id, scope, team_member_id }),
    onSuccess: (changed) => show({ id, scope }, changed),
    onError: (error) => toasts.add({ text: formatError(t, error), tone: 'danger' }),
  })
}

/** Shows a changed conversation at once, and reads the lists again. */
function useShowChanged() {
  const slug = useSlug()
  const cache = useQueryClient()
  return async (key: Pick<ConversationDetail, 'id' | 'scope'>, changed: Conversation): Promise<void> => {
    cache.setQueryData(conversationQuery(slug, key).queryKey, (known) => known && { ...known, ...changed })
    await cache.invalidateQueries({ queryKey: inboxKey(slug) })
  }
}
