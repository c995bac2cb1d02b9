import type { ConversationDetail, ConversationMessage } from '@foyer/contract/messaging/inbox-shapes'
import { compareMessageTs } from '@foyer/domain/messaging'
import { dayInZone } from '@foyer/domain/time'
import { useT } from '@foyer/i18n/react'
import { Announcement, Button, Spinner } from '@foyer/ui'
import { ArrowDown } from 'lucide-react'
import { useState } from 'react'
import { useAppTime } from '#platform/app-time.ts'
import { useNow } from '#platform/use-now.ts'
import styles from './message.module.css'
import { MessageGroup, NoteRow, OutgoingRow } from './message-rows.tsx'
import type { useOutbox } from './outbox.ts'
import thread_styles from './thread.module.css'
import { toThreadRows, type ThreadRow } from './thread-rows.ts'
import { useAuthorName } from './use-author-name.ts'
import { useEventText } from './use-event-text.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useThreadScroll } from './use-thread-scroll.ts'

type MessageListProps = {
  readonly conversation: ConversationDetail
  /** Oldest first. */
  readonly messages: readonly ConversationMessage[]
  readonly has_earlier: boolean
  readonly is_loading_earlier: boolean
  readonly onEarlier: () => void
  readonly outbox: ReturnType<typeof useOutbox>
  /** Who replies are sent as. */
  readonly own_name: string
  readonly note_author: string
  readonly onDeleteNote: (note_id: string) => void
}

/** The messages of a conversation with the notes of the team. It opens at the first unread one, else at the end. */
export function MessageList(props: MessageListProps) {
  const { conversation, messages, has_earlier, is_loading_earlier, onEarlier, outbox } = props
  const { own_name, note_author, onDeleteNote } = props
  const t = useT()
  const { zone } = useAppTime()
  const [read_ts] = useState(() =>
    conversation.is_unread ? (conversation.last_message_read_ts ?? '0') : null,
  )
  const rows = toThreadRows({
    messages,
    notes: conversation.notes,
    has_earlier,
    read_ts,
    dayOf: (at) => dayInZone(at, zone),
  })
  const last = messages.at(-1)
  const { scroller, is_at_end, scrollToEnd } = useThreadScroll({
    first_key: messages[0]?.message_ts ?? '',
    last_key: `${last?.message_ts ?? ''} ${conversation.notes.length} ${outbox.list.length}`,
    is_last_own: (last?.is_own ?? false) || outbox.list.length > 0,
    onTop: () => has_earlier && !is_loading_earlier && onEarlier(),
  })
  useMarkRead(scroller, conversation, messages)
  return (
    <div className={thread_styles.scroll_place}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div ref={scroller} className={thread_styles.scroller} tabIndex={0} data-messages="">
        {is_loading_earlier && (
          <p className={thread_styles.earlier}>
            <Spinner /> {t('common.loading')}
          </p>
        )}
        <ol className={thread_styles.rows} aria-label={t('studio_inbox.messages')}>
          {rows.map((row) => (
            <li key={row.key} data-row-kind={row.kind}>
              <Row row={row} onDeleteNote={onDeleteNote} />
            </li>
          ))}
          {outbox.list.map((outgoing) => (
            <li key={outgoing.client_id}>
              <OutgoingRow
                outgoing={outgoing}
                name={outgoing.kind === 'note' ? note_author : own_name}
                onRetry={() => outbox.retry(outgoing)}
                onDiscard={() => outbox.discard(outgoing)}
              />
            </li>
          ))}
        </ol>
        {rows.length === 0 && outbox.list.length === 0 && (
          <p className={thread_styles.empty}>{t('studio_inbox.no_messages')}</p>
        )}
      </div>
      {!is_at_end && (
        <div className={thread_styles.latest}>
          <Button kind="outline" size="small" icon={<ArrowDown />} onClick={scrollToEnd}>
            {t('studio_inbox.latest')}
          </Button>
        </div>
      )}
      <NewMessages messages={messages} />
    </div>
  )
}

function Row({ row, onDeleteNote }: { readonly row: ThreadRow } & Pick<MessageListProps, 'onDeleteNote'>) {
  const t = useT()
  const formatDay = useDayLabel()
  const eventText = useEventText()
  switch (row.kind) {
    case 'day':
      return (
        <h3 className={styles.day}>
          <time dateTime={row.at}>{formatDay(row.at)}</time>
        </h3>
      )
    case 'new':
      return <p className={styles.new}>{t('studio_inbox.new')}</p>
    case 'event':
      return row.message.notification && <p className={styles.event}>{eventText(row.message.notification)}</p>
    case 'note':
      return <NoteRow note={row.note} onDelete={({ id }) => onDeleteNote(id)} />
    case 'group':
      return <MessageGroup messages={row.messages} />
    default:
      return row satisfies never
  }
}

/** Names a day: today, yesterday, or its date. */
function useDayLabel(): (at: string) => string {
  const t = useT()
  const { format, zone } = useAppTime()
  const now = useNow()
  const today = dayInZone(new Date(now).toISOString(), zone)
  const yesterday = dayInZone(new Date(now - 86_400_000).toISOString(), zone)
  return (at) => {
    const day = dayInZone(at, zone)
    if (day === today) return t('studio_inbox.today')
    if (day === yesterday) return t('studio_inbox.yesterday')
    return day.slice(0, 4) === today.slice(0, 4) ? format.day(day, 'weekday') : format.day(day, 'long')
  }
}

/** What a screen reader hears of messages that arrive while the conversation is open. */
function NewMessages({ messages }: Pick<MessageListProps, 'messages'>) {
  const t = useT()
  const authorName = useAuthorName()
  const last = messages.at(-1)
  const [opened_at] = useState(last?.message_ts ?? '0')
  const added = messages.filter(
    ({ is_own, message_ts }) => !is_own && compareMessageTs(message_ts, opened_at) > 0,
  )
  const newest = added.at(-1)
  return (
    <Announcement>
      {newest && t('studio_inbox.announce', { count: added.length, name: authorName(newest) })}
    </Announcement>
  )
}
