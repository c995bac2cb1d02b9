import { ApiError } from '@foyer/contract/api-error'
import type { InputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { useChannel } from '../../platform/realtime/use-channel.ts'
import { useMember } from '../../platform/session/use-session.ts'
import { useToast } from '../../platform/toasts.ts'
import { loadAround, loadFirst, loadNewest, PAGE_SIZE } from './load-messages.ts'
import {
  applyLike,
  applyReaction,
  applyThreadEvent,
  extendList,
  mergeMessages,
  parseThreadEvent,
  removeMessage,
} from './messages.ts'
import type { Message, MessageList, Reader, Thread } from './messages.ts'

/** `page`: comments below a page, newest loaded. `screen`: a conversation that opens at the first unread message. */
export type ThreadLayout = 'page' | 'screen'

/** A thread with its live messages, and what can be done with them. */
export interface ThreadState {
  thread: UseQueryResult<Thread>
  list: UseQueryResult<MessageList>
  reader: Reader
  is_extending: boolean
  extend: (direction: 'earlier' | 'later') => Promise<void>
  /** Loads the part around a message. */
  showAround: (message_ts: string) => Promise<void>
  /** Loads the newest part. */
  showNewest: () => Promise<void>
  addMessages: (messages: readonly Message[]) => void
  like: (message: Message) => Promise<void>
  react: (message: Message, emoji: string) => Promise<void>
  pin: (message: Message, pinned: boolean) => Promise<void>
  /** Resolves to whether it was saved. */
  edit: (message: Message, text: string, mention_ids: string[]) => Promise<boolean>
  remove: (message: Message) => Promise<void>
  /** Creates the thread of replies to a message; null when that was refused. */
  startReplies: (message: Message) => Promise<string | null>
}

/** Loads a thread and follows it over the socket while a signed-in member views it. */
export function useThread(
  thread_id: string,
  { layout, focus_ts }: { layout: ThreadLayout; focus_ts?: string | undefined },
): ThreadState {
  const t = useT()
  const { api, queue } = usePlatform()
  const client = useQueryClient()
  const toast = useToast()
  const member = useMember()
  const viewer_id = member?.id ?? null
  const [is_extending, setExtending] = useState(false)
  const threadQuery = {
    queryKey: ['messaging', 'thread', thread_id, viewer_id],
    queryFn: () => api('messaging.getThread', { id: thread_id }),
  }
  const thread = useQuery(threadQuery)
  const key = ['messaging', 'messages', thread_id, viewer_id]
  const list = useQuery<MessageList>({
    queryKey: key,
    queryFn: async () => {
      if (layout === 'page') return loadNewest(api, thread_id)
      if (focus_ts !== undefined) return loadAround(api, thread_id, { message_ts: focus_ts, kind: 'target' })
      return loadFirst(api, await client.fetchQuery(threadQuery))
    },
    refetchOnWindowFocus: false,
    ...(layout === 'screen' ? { refetchOnMount: 'always', refetchOnReconnect: false } : {}),
  })
  const change = (updater: (list: MessageList) => MessageList): void => {
    client.setQueryData<MessageList>(key, (before) => (before ? updater(before) : before))
  }

  const reader: Reader = {
    user_id: viewer_id,
    is_admin: (member?.is_admin || member?.is_account_admin) ?? false,
    may_write: thread.data?.abilities.send ?? false,
    may_pin: thread.data?.abilities.pin ?? false,
    may_reply: thread.data?.type !== 'reply',
  }
  useChannel(thread.data && list.data ? thread.data.channel_id : null, {
    ...(list.data ? { after_seq: list.data.seq } : {}),
    on_events: (events) => {
      const known = events.flatMap((event) => parseThreadEvent(event) ?? [])
      change((before) => known.reduce((next, event) => applyThreadEvent(next, event, reader), before))
      if (known.some(({ type }) => CHANGES_THREAD.has(type))) void thread.refetch()
    },
    on_refused: (code) => {
      if (code === 'resync') void list.refetch()
    },
  })

  /** Runs a change; when it is refused, puts back what was and reports it. */
  const attempt = async (
    run: () => Promise<unknown>,
    undo: () => void,
    failure: string = t('common.something_went_wrong'),
  ): Promise<boolean> => {
    try {
      await run()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      undo()
      toast({ text: failure, tone: 'danger' })
      return false
    }
  }
  const load = async (read: () => Promise<MessageList>): Promise<void> => {
    await attempt(
      async () => client.setQueryData<MessageList>(key, await read()),
      () => undefined,
      t('common.messages_failed_to_load'),
    )
  }
  const post = (data: PostedAction) => api('messaging.postMessage', { id: thread_id, data })

  return {
    thread,
    list,
    reader,
    is_extending,
    extend: async (direction) => {
      const messages = list.data?.messages ?? []
      const edge = (direction === 'earlier' ? messages[0] : messages.at(-1))?.message_ts
      if (edge === undefined || is_extending) return
      setExtending(true)
      await attempt(
        async () => {
          const page = await api('messaging.listMessages', {
            id: thread_id,
            limit: PAGE_SIZE,
            ...(direction === 'earlier' ? { before: edge } : { after: edge, order: 'asc' as const }),
          })
          change((before) => extendList(before, page, direction))
        },
        () => undefined,
        t('common.messages_failed_to_load'),
      )
      setExtending(false)
    },
    showAround: (message_ts) => load(() => loadAround(api, thread_id, { message_ts, kind: 'target' })),
    showNewest: () => load(() => loadNewest(api, thread_id)),
    addMessages: (messages) =>
      change((before) => (before.has_later ? before : mergeMessages(before, messages))),
    like: async ({ message_ts, is_liked, message }) => {
      change((before) => applyLike(before, message_ts, !is_liked))
      await attempt(
        () =>
          queue.send({
            kind: 'like',
            name: 'messaging.postMessage',
            input: { id: thread_id, data: { action: is_liked ? 'unlike' : 'like', message_ts } },
            title: message,
            coalesce: `like.${thread_id}.${message_ts}`,
            is_toggle: true,
          }),
        () => change((before) => applyLike(before, message_ts, is_liked)),
      )
    },
    react: async ({ message_ts, reactions }, emoji) => {
      const was_mine = reactions.some((one) => one.emoji === emoji && one.is_mine)
      const apply = (is_added: boolean): void =>
        change((before) => applyReaction(before, message_ts, { emoji, is_added, is_mine: true }))
      apply(!was_mine)
      await attempt(
        () => post({ action: was_mine ? 'unreact' : 'react', message_ts, emoji }),
        () => apply(was_mine),
      )
    },
    pin: async (message, pinned) => {
      const { message_ts } = message
      await attempt(
        async () => {
          const pin = await api('messaging.pinMessage', { id: thread_id, message_ts, pinned })
          change((before) => mergeMessages(before, [pin.message]))
          void client.invalidateQueries({ queryKey: ['messaging', 'pinned', thread_id] })
        },
        () => undefined,
      )
    },
    edit: (message, text, mention_ids) =>
      attempt(
        async () => {
          const { message_ts } = message
          const { messages } = await post({ action: 'edit', message_ts, message: text, mention_ids })
          change((before) => mergeMessages(before, messages))
        },
        () => undefined,
      ),
    startReplies: async ({ message_ts }) => {
      let id: string | null = null
      await attempt(
        async () => {
          const parent_message_id = `${thread_id}:${message_ts}`
          const created = await api('messaging.createThread', { parent_message_id })
          id = created.thread.id
        },
        () => undefined,
      )
      return id
    },
    remove: async (message) => {
      const { message_ts } = message
      change((before) => removeMessage(before, message_ts))
      await attempt(
        () => post({ action: 'delete', message_ts }),
        () => change((before) => mergeMessages(before, [message])),
        t('common.delete_failed'),
      )
    },
  }
}

type PostedAction = InputFor<'messaging.postMessage'>['data']

const CHANGES_THREAD: ReadonlySet<string> = new Set([
  'participant_added',
  'participant_removed',
  'thread_updated',
])
