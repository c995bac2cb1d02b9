import type { ConversationDetail, InboxTeamMember } from '@foyer/contract/messaging/inbox-shapes'
import { useT } from '@foyer/i18n/react'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAppCall } from '#platform/api.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { useTeamMember } from '#platform/session.ts'
import { toasts } from '#platform/toasts.ts'
import { Composer } from './composer.tsx'
import { MemberStrip } from './member-strip.tsx'
import { MessageList } from './message-list.tsx'
import { useOutbox } from './outbox.ts'
import { conversationQuery, inboxKey, messagesQuery, savedRepliesQuery } from './queries.ts'
import { ThreadHead } from './thread-head.tsx'
import styles from './thread.module.css'

type ThreadPaneProps = {
  readonly conversation: ConversationDetail
  /** Whom the app writes as; null where nobody is chosen. */
  readonly profile: InboxTeamMember | null
  readonly team_members: readonly InboxTeamMember[]
  /** Closes the conversation after it is done. */
  readonly onDone: () => void
  readonly onClose: () => void
  readonly onMember: () => void
  readonly onManageReplies: () => void
}

/** An open conversation: its head, its messages with the notes of the team, and where an answer is written. */
export function ThreadPane(props: ThreadPaneProps) {
  const { conversation, profile, team_members, onDone, onClose, onMember, onManageReplies } = props
  const { id, scope, title, member, no_send_reason } = conversation
  const t = useT()
  const slug = useSlug()
  const me = useTeamMember()
  const key = { id, scope }
  const outbox = useOutbox(key)
  const is_sending = outbox.list.some(({ state }) => state === 'sending')
  const deleteNote = useDeleteNote(key)
  const replies = useQuery(savedRepliesQuery(slug)).data?.items ?? []
  const options = messagesQuery(slug, key)
  // A poll between the sending and its answer would show the message twice.
  const query = useInfiniteQuery({ ...options, ...(is_sending && { refetchInterval: false }) })
  const own_name = scope === 'team' ? (profile?.name ?? me.name) : me.name
  return (
    <section
      ref={focusOnPhone}
      className={styles.pane}
      aria-label={t('studio_inbox.conversation', { name: title })}
      tabIndex={-1}
    >
      <ThreadHead
        conversation={conversation}
        team_members={team_members}
        last_ts={query.data?.pages[0]?.messages[0]?.message_ts}
        onDone={onDone}
        onClose={onClose}
        onMember={onMember}
        onManageReplies={onManageReplies}
      />
      <MemberStrip conversation={conversation} onMember={onMember} />
      <QueryBoundary query={query} content_name={t('studio_inbox.messages')}>
        {({ pages }) => (
          <MessageList
            conversation={conversation}
            messages={pages.flatMap(({ messages }) => messages).toReversed()}
            has_earlier={query.hasNextPage}
            is_loading_earlier={query.isFetchingNextPage}
            onEarlier={() => void query.fetchNextPage({ cancelRefetch: false })}
            outbox={outbox}
            own_name={own_name}
            note_author={me.name}
            onDeleteNote={deleteNote}
          />
        )}
      </QueryBoundary>
      <Composer
        conversation={key}
        name={member ? (member.name.trim().split(/\s+/)[0] ?? title) : title}
        replies={replies}
        locked={no_send_reason === null ? null : t(`studio_inbox.locked.${no_send_reason}`)}
        onSend={outbox.send}
        onManage={onManageReplies}
      />
    </section>
  )
}

/** On phones the conversation takes the place of the list, so the focus goes with it. */
function focusOnPhone(pane: HTMLElement | null): void {
  if (matchMedia('(width < 768px)').matches) pane?.focus({ preventScroll: true })
}

function useDeleteNote(key: Pick<ConversationDetail, 'id' | 'scope'>): (note_id: string) => void {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const cache = useQueryClient()
  const remove = useMutation({
    mutationFn: (note_id: string) => call('messaging.deleteConversationNote', { ...key, note_id }),
    onSuccess: async () => {
      await cache.invalidateQueries(conversationQuery(slug, key))
      toasts.add({ text: t('studio_inbox.note.deleted') })
      void cache.invalidateQueries({ queryKey: inboxKey(slug) })
    },
    onError: (error) => toasts.add({ text: formatError(t, error), tone: 'danger' }),
  })
  return (note_id) => remove.mutate(note_id)
}
