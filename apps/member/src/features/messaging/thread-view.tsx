import { useFormat, useT } from '@foyer/i18n/react'
import { EmptyState, VisuallyHidden } from '@foyer/ui'
import { MessageCircle } from 'lucide-react'
import {
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { lazyComponent } from '../../platform/lazy-component.tsx'
import { usePlatform } from '../../platform/platform.ts'
import { usePeopleUpdates } from '../../platform/realtime/use-people-updates.ts'
import { useHash } from '../../platform/routing/use-hash.ts'
import { ConfirmDialog } from '../../platform/screen/confirm-dialog.tsx'
import { useBlockedUserIds } from '../../platform/session/use-blocked.ts'
import { useMember } from '../../platform/session/use-session.ts'
import { useToast } from '../../platform/toasts.ts'
import { copyText, type MessageAction } from './actions/message-actions.ts'
import type { Target } from './list/list-props.ts'
import type { RowContext } from './list/message-row.tsx'
import { PageList } from './list/page-list.tsx'
import { toThreadRows } from './list/thread-rows.ts'
import { useAnnouncements } from './list/use-announcements.ts'
import { useSeen } from './list/use-seen.ts'
import type { Message, MessageList, Thread } from './messages.ts'
import { ParentMessage } from './list/parent-message.tsx'
import { ReportDialog } from './report/report-dialog.tsx'
import type { Answering } from './footer-props.ts'
import { ThreadFooter } from './thread-footer.tsx'
import { RefusedThread, ThreadSkeleton } from './thread-states.tsx'
import { TypingLine } from './typing/typing-line.tsx'
import { useTyping } from './typing/use-typing.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useOutbox } from './use-outbox.ts'
import { useThread, type ThreadLayout, type ThreadState } from './use-thread.ts'
import styles from './thread.module.css'

const ScreenList = lazyComponent(async () => (await import('./list/screen-list.tsx')).ScreenList)
const ReactionsSheet = lazyComponent(
  async () => (await import('./actions/reactions-sheet.tsx')).ReactionsSheet,
)
const EmojiDialog = lazyComponent(async () => (await import('./actions/emoji-dialog.tsx')).EmojiDialog)

type ThreadProps = {
  thread_id: string
  /** `page` grows with the page around it; `screen` fills the height it is given and scrolls by itself. */
  layout: ThreadLayout
  /** The message to show; each request is an object of its own. */
  focus?: Target | null
}

/** A conversation: its messages, live, and the message field. */
export function ThreadView({ thread_id, layout, focus = null }: ThreadProps): ReactNode {
  const view = useThread(thread_id, { layout, focus_ts: focus?.message_ts })
  const { thread, list } = view
  const error = thread.data && list.data ? null : (thread.error ?? list.error)
  if (error) return <RefusedThread error={error} view={view} />
  const is_stale = layout === 'screen' && list.isFetching && !list.isFetchedAfterMount
  if (!thread.data || !list.data || is_stale) return <ThreadSkeleton layout={layout} />
  return (
    <LoadedThread
      key={thread_id}
      thread={thread.data}
      list={list.data}
      view={view}
      layout={layout}
      focus={focus}
    />
  )
}

type LoadedProps = {
  thread: Thread
  list: MessageList
  view: ThreadState
  layout: ThreadLayout
  focus: Target | null
}

function LoadedThread({ thread, list, view, layout, focus }: LoadedProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const member = useMember()
  const viewer_id = member?.id ?? null
  const hash = useHash()
  const { location } = usePlatform()
  const toast = useToast()
  const blocked = useBlockedUserIds()
  usePeopleUpdates()
  const outbox = useOutbox(
    { thread_id: thread.id, viewer_id, title: thread.title },
    list.echoed ?? [],
    (messages) => {
      if (list.has_later) void view.showNewest()
      else view.addMessages(messages)
    },
    () => void view.thread.refetch(),
  )
  const [read_ts] = useState(() => findReadTs(thread))
  const [target, setTarget] = useState(focus)
  const [deleting, setDeleting] = useState<Message | null>(null)
  const [reporting, setReporting] = useState<Message | null>(null)
  const [reacting, setReacting] = useState<Message | null>(null)
  const [listing, setListing] = useState<Message | null>(null)
  const [answering, setAnswering] = useState<Answering>(null)
  const observe = useSeen(useMarkRead(thread.id, viewer_id))

  const messages = useMemo(
    () => list.messages.filter(({ user }) => !blocked.has(user?.user_id ?? '')),
    [list.messages, blocked],
  )
  const rows = useMemo(
    () =>
      toThreadRows(messages, {
        viewer_id,
        read_ts: layout === 'screen' ? read_ts : null,
        formatDay: (instant) => format.date(instant, 'near'),
      }),
    [messages, viewer_id, layout, read_ts, format],
  )
  const announcement = useAnnouncements(messages, viewer_id)
  const typing = useTyping(thread, { messages, viewer_id, blocked })

  const showMessage = (message_ts: string): void => setTarget({ message_ts })
  const [known_focus, setKnownFocus] = useState(focus)
  if (focus !== known_focus) {
    setKnownFocus(focus)
    if (focus) setTarget(focus)
  }
  const loadTarget = useEffectEvent(({ message_ts }: Target) => {
    if (!messages.some((one) => one.message_ts === message_ts)) void view.showAround(message_ts)
  })
  useEffect(() => {
    if (target) loadTarget(target)
  }, [target])

  const copy = async (message: Message): Promise<void> => {
    try {
      await navigator.clipboard.writeText(copyText(message))
      toast(t('messages.copied'))
    } catch {
      toast({ text: t('common.something_went_wrong'), tone: 'danger' })
    }
  }
  const openReplies = async (message: Message): Promise<void> => {
    const id = message.reply_thread_id ?? (await view.startReplies(message))
    if (id !== null) location.navigate(`/me/messages/${id}`)
  }
  const act = (action: MessageAction, message: Message): void => {
    if (action === 'like') void view.like(message)
    else if (action === 'react') setReacting(message)
    else if (action === 'reactions') setListing(message)
    else if (action === 'quote') setAnswering({ kind: 'quote', message })
    else if (action === 'edit') setAnswering({ kind: 'edit', message })
    else if (action === 'copy') void copy(message)
    else if (action === 'pin' || action === 'unpin') void view.pin(message, action === 'pin')
    else if (action === 'reply') void openReplies(message)
    else if (action === 'report') setReporting(message)
    else if (action === 'delete') setDeleting(message)
  }
  const context = useRowContext({
    viewer_id,
    may_write: viewer_id !== null && thread.abilities.send,
    act,
    react: (message, emoji) => void view.react(message, emoji),
    showMessage,
    openReplies: (message) => void openReplies(message),
    openPerson: (user) => hash.open('profile', { user }),
  })

  const is_empty = rows.length === 0 && outbox.outgoing.length === 0
  const shared = {
    rows,
    list,
    outbox,
    context,
    observe,
    target,
    is_extending: view.is_extending,
    onExtend: (direction: 'earlier' | 'later') => void view.extend(direction),
    onNewest: () => {
      setTarget(null)
      void view.showNewest()
    },
  }
  return (
    <div className={styles.thread} data-layout={layout}>
      {thread.type === 'reply' && (
        <ParentMessage thread={thread} onChange={() => void view.thread.refetch()} />
      )}
      {is_empty && (
        <div className={styles.empty}>
          <EmptyState
            icon={<MessageCircle />}
            heading="h3"
            title={t('messages.empty_title')}
            text={t('messages.empty_text')}
          />
        </div>
      )}
      {layout === 'page' && <PageList key={list.part ?? 0} {...shared} />}
      {layout === 'screen' && !is_empty && (
        <Suspense fallback={<ThreadSkeleton layout="screen" />}>
          <ScreenList key={list.part ?? 0} {...shared} />
        </Suspense>
      )}
      <VisuallyHidden>
        <p aria-live="polite">{announcement}</p>
      </VisuallyHidden>
      {typing.is_shown && <TypingLine people={typing.people} />}
      <ThreadFooter
        thread={thread}
        layout={layout}
        answering={answering}
        onAnswered={() => setAnswering(null)}
        onTyping={typing.onTyping}
        onSend={(data) => void outbox.send(data)}
        onEdit={view.edit}
      />
      {reacting && (
        <Suspense fallback={null}>
          <EmojiDialog
            close={() => setReacting(null)}
            onPick={(emoji) => {
              setReacting(null)
              void view.react(reacting, emoji)
            }}
          />
        </Suspense>
      )}
      {listing && (
        <Suspense fallback={null}>
          <ReactionsSheet message={listing} close={() => setListing(null)} />
        </Suspense>
      )}
      {reporting && (
        <ReportDialog
          thread_id={thread.id}
          message={reporting}
          close={() => setReporting(null)}
          onBlocked={() => {
            if (thread.type === 'direct') location.navigate('/me/messages', { replace: true })
          }}
        />
      )}
      {deleting && (
        <ConfirmDialog
          title={t('messages.delete_title')}
          text={t('messages.delete_text')}
          cancel_label={t('common.cancel')}
          confirm_label={t('common.delete')}
          is_busy={false}
          close={() => setDeleting(null)}
          onConfirm={() => {
            setDeleting(null)
            void view.remove(deleting)
          }}
        />
      )}
    </div>
  )
}

/** The marker above which the "New" line stands; null where all was read, or nothing ever. */
function findReadTs({ unread_count, last_message_read_ts, type }: Thread): string | null {
  if (unread_count === 0) return null
  return last_message_read_ts ?? (type === 'direct' || type === 'group' ? '0' : null)
}

type RowHandlers = {
  viewer_id: string | null
  may_write: boolean
  act: (action: MessageAction, message: Message) => void
  react: (message: Message, emoji: string) => void
  showMessage: (message_ts: string) => void
  openReplies: (message: Message) => void
  openPerson: (user_id: string) => void
}

/** Handlers that stay the same, so that a new message renders no other row again. */
function useRowContext(handlers: RowHandlers): RowContext {
  const { viewer_id, may_write } = handlers
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  return useMemo(
    () => ({
      viewer_id,
      may_write,
      has_reports: true,
      onAction: (action, message) => latest.current.act(action, message),
      onReact: (message, emoji) => latest.current.react(message, emoji),
      onQuote: (message_ts) => latest.current.showMessage(message_ts),
      onReplies: viewer_id === null ? null : (message) => latest.current.openReplies(message),
      onPerson: viewer_id === null ? null : (user_id) => latest.current.openPerson(user_id),
    }),
    [viewer_id, may_write],
  )
}
