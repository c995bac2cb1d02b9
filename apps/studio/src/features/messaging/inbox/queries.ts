import type { InputFor } from '@foyer/contract/client'
import type {
  ConversationMessage,
  ConversationView,
  InboxScope,
} from '@foyer/contract/messaging/inbox-shapes'
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query'
import { createAppClient } from '#platform/api.ts'

/** How often an open inbox is read again while the tab has the focus. */
const REFRESH_MS = 10_000
/** The same for the count in the navigation. */
const COUNT_REFRESH_MS = 20_000

const MESSAGES_PER_PAGE = 50

/** Which conversations are listed; each is in the URL. */
export type InboxSearch = {
  /** Without it, the team's where the viewer may read them, else their own. */
  readonly scope?: InboxScope
  readonly view?: Exclude<ConversationView, 'open'>
  readonly unread?: boolean
  /** `me`, `unassigned` or the id of a team member. */
  readonly assignee?: string
  readonly term?: string
  /** The open conversation. */
  readonly thread?: string
}

/** A conversation as one side has it. */
export type ConversationKey = { readonly id: string; readonly scope: InboxScope }

/** The key of everything about the inbox of an app. */
export const inboxKey = (slug: string) => ['app', slug, 'messaging', 'inbox'] as const

/** What the team member may read, and how many conversations are open. */
export function inboxQuery(slug: string) {
  return queryOptions({
    queryKey: [...inboxKey(slug), 'overview'],
    queryFn: ({ signal }) => createAppClient(slug)('messaging.getInbox', {}, { signal }),
    refetchInterval: COUNT_REFRESH_MS,
  })
}

/** Conversations of one view, the latest message first. */
export function conversationsQuery(slug: string, search: Omit<InboxSearch, 'thread'>) {
  const { scope = 'team', view = 'open', unread = false, assignee, term = '' } = search
  return infiniteQueryOptions({
    queryKey: [...inboxKey(slug), 'list', { scope, view, unread, assignee, term }],
    queryFn: ({ signal, pageParam }) => {
      const input: InputFor<'messaging.listConversations'> = {
        scope,
        view,
        is_unread: unread,
        term,
        ...toAssignee(scope === 'team' ? assignee : undefined),
      }
      return createAppClient(slug)(
        'messaging.listConversations',
        pageParam === null ? input : { ...input, cursor: pageParam },
        { signal },
      )
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    refetchInterval: REFRESH_MS,
  })
}

function toAssignee(
  assignee: string | undefined,
): Pick<InputFor<'messaging.listConversations'>, 'assignee' | 'assignee_id'> {
  if (assignee === undefined) return {}
  return assignee === 'me' || assignee === 'unassigned' ? { assignee } : { assignee_id: assignee }
}

/** One conversation with its people and notes. */
export function conversationQuery(slug: string, key: ConversationKey) {
  return queryOptions({
    queryKey: [...inboxKey(slug), 'conversation', key],
    queryFn: ({ signal }) => createAppClient(slug)('messaging.openConversation', key, { signal }),
    refetchInterval: REFRESH_MS,
  })
}

/** The messages of a conversation, page by page into the past. */
export function messagesQuery(slug: string, key: ConversationKey) {
  return infiniteQueryOptions({
    queryKey: [...inboxKey(slug), 'messages', key],
    queryFn: ({ signal, pageParam }) => {
      const input = { ...key, limit: MESSAGES_PER_PAGE }
      return createAppClient(slug)(
        'messaging.listConversationMessages',
        pageParam === null ? input : { ...input, before: pageParam },
        { signal },
      )
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ messages, remaining_messages }) =>
      remaining_messages > 0 ? (messages.at(-1)?.message_ts ?? null) : null,
    refetchInterval: REFRESH_MS,
  })
}

type MessagePage = {
  messages: ConversationMessage[]
  remaining_messages: number
  seq: number
}

/** The loaded messages with what was just sent, each once; pages are newest first. */
export function addMessages(
  loaded: InfiniteData<MessagePage> | undefined,
  sent: readonly ConversationMessage[],
): InfiniteData<MessagePage> | undefined {
  const [first, ...others] = loaded?.pages ?? []
  if (!loaded || !first) return loaded
  const known = new Set(loaded.pages.flatMap(({ messages }) => messages.map(({ message_ts }) => message_ts)))
  const added = sent.filter(({ message_ts }) => !known.has(message_ts))
  return { ...loaded, pages: [{ ...first, messages: [...added.toReversed(), ...first.messages] }, ...others] }
}

/** The saved replies of the app, and whether the team member may change them. */
export function savedRepliesQuery(slug: string) {
  return queryOptions({
    queryKey: [...inboxKey(slug), 'saved_replies'],
    queryFn: ({ signal }) => createAppClient(slug)('messaging.listSavedReplies', {}, { signal }),
  })
}
