import { ApiError } from '@foyer/contract/api-error'
import { useT } from '@foyer/i18n/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { useChannel } from '../../platform/realtime/use-channel.ts'
import { useMember } from '../../platform/session/use-session.ts'
import { useToast } from '../../platform/toasts.ts'
import { parseThreadEvent, applyLike, mergeMessages, applyThreadEvent, removeMessage } from './messages.ts'
import type { Message, MessageList, Reader, Thread } from './messages.ts'

const PAGE_SIZE = 30

/** A thread with its live messages. */
export interface ThreadView {
  thread: UseQueryResult<Thread>
  list: UseQueryResult<MessageList>
  loadEarlier: () => Promise<void>
  addMessages: (messages: readonly Message[]) => void
  like: (message: Message) => Promise<void>
  remove: (message: Message) => Promise<void>
}

/** Loads a thread and follows it over the socket while a signed-in member views it. */
export function useThread(thread_id: string): ThreadView {
  const t = useT()
  const { api, queue } = usePlatform()
  const client = useQueryClient()
  const toast = useToast()
  const member = useMember()
  const viewer_id = member?.id ?? null
  const thread = useQuery({
    queryKey: ['messaging', 'thread', thread_id, viewer_id],
    queryFn: () => api('messaging.getThread', { id: thread_id }),
  })
  const key = ['messaging', 'messages', thread_id, viewer_id]
  const list = useQuery<MessageList>({
    queryKey: key,
    queryFn: async () => {
      const page = await api('messaging.listMessages', { id: thread_id, limit: PAGE_SIZE })
      return mergeMessages({ ...page, messages: [] }, page.messages)
    },
    refetchOnWindowFocus: false,
  })
  const change = (updater: (list: MessageList) => MessageList): void => {
    client.setQueryData<MessageList>(key, (before) => (before ? updater(before) : before))
  }

  const reader: Reader = {
    user_id: viewer_id,
    is_admin: (member?.is_admin || member?.is_account_admin) ?? false,
    may_write: thread.data?.abilities.send ?? false,
  }
  useChannel(thread.data && list.data ? thread.data.channel_id : null, {
    ...(list.data ? { after_seq: list.data.seq } : {}),
    on_events: (events) =>
      change((before) =>
        events.reduce((known, event) => {
          const threadEvent = parseThreadEvent(event)
          return threadEvent ? applyThreadEvent(known, threadEvent, reader) : known
        }, before),
      ),
    on_refused: (code) => {
      if (code === 'resync') void list.refetch()
    },
  })

  const latestTs = list.data?.messages.at(-1)?.message_ts ?? null
  const markRead = useEffectEvent(async (client_ts: string) => {
    try {
      await api('messaging.markThreadRead', { id: thread_id, client_ts })
    } catch (error) {
      // The read marker is optional: the next view moves it again.
      if (!(error instanceof ApiError)) throw error
    }
  })
  useEffect(() => {
    if (latestTs !== null && viewer_id !== null) void markRead(latestTs)
  }, [latestTs, viewer_id])

  const loadEarlier = useCallback(async () => {
    const before = list.data?.messages[0]?.message_ts
    if (before === undefined) return
    try {
      const page = await api('messaging.listMessages', { id: thread_id, before, limit: PAGE_SIZE })
      client.setQueryData<MessageList>(['messaging', 'messages', thread_id, viewer_id], (known) =>
        known
          ? { ...mergeMessages(known, page.messages), remaining_messages: page.remaining_messages }
          : known,
      )
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ text: t('common.messages_failed_to_load'), tone: 'danger' })
    }
  }, [api, client, list.data, thread_id, viewer_id, t, toast])

  return {
    thread,
    list,
    loadEarlier,
    addMessages: (messages) => change((before) => mergeMessages(before, messages)),
    like: async ({ message_ts, is_liked, message }) => {
      change((before) => applyLike(before, message_ts, !is_liked))
      try {
        await queue.send({
          kind: 'like',
          name: 'messaging.postMessage',
          input: { id: thread_id, data: { action: is_liked ? 'unlike' : 'like', message_ts } },
          title: message,
          coalesce: `like.${thread_id}.${message_ts}`,
          is_toggle: true,
        })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        change((before) => applyLike(before, message_ts, is_liked))
        toast({ text: t('common.something_went_wrong'), tone: 'danger' })
      }
    },
    remove: async (message) => {
      const { message_ts } = message
      change((before) => removeMessage(before, message_ts))
      try {
        await api('messaging.postMessage', { id: thread_id, data: { action: 'delete', message_ts } })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        change((before) => mergeMessages(before, [message]))
        toast({ text: t('common.delete_failed'), tone: 'danger' })
      }
    },
  }
}
