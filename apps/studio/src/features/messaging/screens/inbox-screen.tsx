import type { OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { EmptyState, IconButton } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft, MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { QueryBoundary } from '#platform/load-state.tsx'
import { InfiniteList } from '#platform/parts/infinite-list.tsx'
import { useTitle } from '#platform/parts/page.tsx'
import { useSlug } from '#platform/routes.ts'
import { removeEmpty } from '#platform/search-params.ts'
import { useMediaQuery } from '#platform/use-media-query.ts'
import { ConversationList } from '../inbox/conversation-list.tsx'
import { EmptyList, findMissing, getDefaultScope, MissingState } from '../inbox/inbox-states.tsx'
import { InboxToolbar } from '../inbox/inbox-toolbar.tsx'
import styles from '../inbox/inbox.module.css'
import { KeyHints } from '../inbox/key-hints.tsx'
import { NewConversation } from '../inbox/new-conversation.tsx'
import { PeopleColumn } from '../inbox/people-column.tsx'
import {
  conversationQuery,
  conversationsQuery,
  inboxQuery,
  type ConversationKey,
  type InboxSearch,
} from '../inbox/queries.ts'
import { SavedRepliesDialog } from '../inbox/saved-replies-dialog.tsx'
import { ThreadPane } from '../inbox/thread-pane.tsx'
import { useInboxKeys } from '../inbox/use-inbox-keys.ts'

/** How often what can be read is read again while the inbox is open. */
const REFRESH_MS = 10_000
/** List and conversation fit beside each other; and the member beside them. */
const SPLIT = '(width >= 768px)'
const WIDE = '(width >= 1200px)'

/** Conversations of the team or of oneself: the list, the open one and its member; on phones one after the other. */
export function InboxScreen() {
  const t = useT()
  const query = useQuery({ ...inboxQuery(useSlug()), refetchInterval: REFRESH_MS })
  useTitle(t('studio_inbox.title'))
  return (
    <QueryBoundary query={query} content_name={t('studio_inbox.title')}>
      {(inbox) => <Inbox inbox={inbox} />}
    </QueryBoundary>
  )
}

type InboxProps = { readonly inbox: OutputFor<'messaging.getInbox'> }

function Inbox({ inbox }: InboxProps) {
  const t = useT()
  const raw = useSearch({ from: '/apps/$slug/messages/inbox' })
  const scope = raw.scope ?? getDefaultScope(inbox)
  const search = { ...raw, scope }
  const missing = findMissing(inbox, scope)
  /** Where the keys go on after a conversation is done. */
  const [next_id, setNextId] = useState<string>()
  const [layer, open] = useState<'new' | 'replies' | null>(null)
  const list = useConversations(search, missing === null)
  const is_split = useMediaQuery(SPLIT)
  const open_id = search.thread
  const openThread = useOpenThread(search)
  const findPlace = (thread_id: string | undefined): number =>
    list.conversations.findIndex(({ id }) => id === thread_id)
  const step = (by: 1 | -1): void => {
    const at = findPlace(open_id)
    const first = Math.max(findPlace(next_id), 0)
    const next = list.conversations[at >= 0 ? at + by : by === 1 ? first : first - 1]
    if (next) openThread(next.id)
  }
  useInboxKeys({ j: () => step(1), k: () => step(-1) })
  // The next one is not opened by itself: that would mark it as read for everyone.
  const closeDone = (): void => {
    setNextId(list.conversations[findPlace(open_id) + 1]?.id)
    openThread(undefined)
  }
  return (
    <main className={styles.screen} id="content" tabIndex={-1} data-open={open_id !== undefined}>
      <div className={styles.list}>
        <InboxToolbar inbox={inbox} search={search} can_start={missing === null} onNew={() => open('new')} />
        <div className={styles.rows}>
          {missing === null ? (
            <InfiniteList
              query={list.query}
              content_name={t('studio_inbox.conversations')}
              getRows={listOnce}
              empty={<EmptyList inbox={inbox} search={search} onNew={() => open('new')} />}
            >
              {(conversations) => (
                <ConversationList conversations={conversations} search={search} open_id={open_id} />
              )}
            </InfiniteList>
          ) : (
            <MissingState missing={missing} inbox={inbox} />
          )}
        </div>
        <KeyHints />
      </div>
      {missing === null && open_id !== undefined ? (
        <OpenConversation
          key={`${scope} ${open_id}`}
          conversation={{ id: open_id, scope }}
          inbox={inbox}
          onDone={closeDone}
          onClose={() => openThread(undefined)}
          onManageReplies={() => open('replies')}
        />
      ) : (
        is_split &&
        missing === null && (
          <div className={styles.nothing}>
            <EmptyState icon={<MessagesSquare />} title={t('studio_inbox.nothing_open')} />
          </div>
        )
      )}
      {layer === 'new' && (
        <NewConversation scope={scope} onClose={() => open(null)} onStarted={({ id }) => openThread(id)} />
      )}
      {layer === 'replies' && <SavedRepliesDialog onClose={() => open(null)} />}
    </main>
  )
}

function useConversations({ thread: _open, ...search }: InboxSearch, is_enabled: boolean) {
  const query = useInfiniteQuery({ ...conversationsQuery(useSlug(), search), enabled: is_enabled })
  return { query, conversations: listOnce(query.data?.pages ?? []) }
}

type Page = OutputFor<'messaging.listConversations'>

/** All conversations of the pages, each once: one that moves up while they load is in two of them. */
function listOnce(pages: readonly Page[]): Page['conversations'] {
  const all = pages.flatMap(({ conversations }) => conversations)
  return [...new Map(all.map((one) => [one.id, one])).values()]
}

function useOpenThread(search: InboxSearch): (id: string | undefined) => void {
  const slug = useSlug()
  const navigate = useNavigate()
  return (id) =>
    void navigate({
      to: '/apps/$slug/messages/inbox',
      params: { slug },
      search: removeEmpty({ ...search, thread: id }),
    })
}

type OpenConversationProps = InboxProps & {
  readonly conversation: ConversationKey
  readonly onDone: () => void
  readonly onClose: () => void
  readonly onManageReplies: () => void
}

function OpenConversation(props: OpenConversationProps) {
  const { conversation: key, inbox, onDone, onClose, onManageReplies } = props
  const t = useT()
  const query = useQuery(conversationQuery(useSlug(), key))
  const is_wide = useMediaQuery(WIDE)
  const [is_member_open, setMemberOpen] = useState(false)
  const label = t('studio_inbox.member.title')
  return (
    <div className={styles.detail}>
      {query.data === undefined && (
        <div className={styles.loading_back}>
          <IconButton label={t('studio_inbox.back')} icon={<ArrowLeft />} onClick={onClose} />
        </div>
      )}
      <QueryBoundary query={query} content_name={t('studio_inbox.this_conversation')}>
        {(conversation) => (
          <>
            <ThreadPane
              conversation={conversation}
              profile={inbox.profile}
              team_members={inbox.team_members}
              onDone={onDone}
              onClose={onClose}
              onMember={() => setMemberOpen(true)}
              onManageReplies={onManageReplies}
            />
            {is_wide && (
              <aside className={styles.side} aria-label={label}>
                <PeopleColumn conversation={conversation} />
              </aside>
            )}
            <Sheet
              is_open={is_member_open && !is_wide}
              onOpenChange={setMemberOpen}
              title={label}
              close_label={t('common.close')}
            >
              <PeopleColumn conversation={conversation} />
            </Sheet>
          </>
        )}
      </QueryBoundary>
    </div>
  )
}
