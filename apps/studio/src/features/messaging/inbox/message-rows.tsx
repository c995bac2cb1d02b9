import type { ConversationMessage, ConversationNote } from '@foyer/contract/messaging/inbox-shapes'
import { messageTsToInstant } from '@foyer/domain/messaging'
import { useT } from '@foyer/i18n/react'
import { Avatar, Button, IconButton } from '@foyer/ui'
import { CircleAlert, StickyNote, X } from 'lucide-react'
import { useAppTime } from '#platform/app-time.ts'
import { MessageContent } from './message-content.tsx'
import styles from './message.module.css'
import type { Outgoing } from './outbox.ts'
import { useAuthorName } from './use-author-name.ts'

/** Messages of one author that follow each other within a minute. */
export function MessageGroup({ messages }: { readonly messages: readonly ConversationMessage[] }) {
  const { format } = useAppTime()
  const authorName = useAuthorName()
  const [first] = messages
  if (!first) return null
  const name = authorName(first)
  const at = messageTsToInstant(first.message_ts)
  return (
    <div className={styles.group}>
      <Avatar name={first.user?.name || name} src={first.user?.avatar_urls?.small ?? null} size={32} />
      <div className={styles.body}>
        <p className={styles.head}>
          <bdi className={styles.name} dir="auto">
            {name}
          </bdi>
          <time className={styles.meta} dateTime={at}>
            {format.time(at)}
          </time>
        </p>
        {messages.map((message) => (
          <div key={message.message_ts} className={styles.message} data-ts={message.message_ts}>
            <MessageContent message={message} />
          </div>
        ))}
      </div>
    </div>
  )
}

type NoteRowProps = {
  readonly note: ConversationNote
  readonly onDelete: (note: ConversationNote) => void
}

/** A note of the team; it is never sent. */
export function NoteRow({ note, onDelete }: NoteRowProps) {
  const t = useT()
  const { format } = useAppTime()
  return (
    <div className={styles.note}>
      <StickyNote aria-hidden="true" />
      <div className={styles.body}>
        <p className={styles.head}>
          <bdi className={styles.name} dir="auto">
            {note.author.name}
          </bdi>
          <span className={styles.kind}>{t('studio_inbox.note.kind')}</span>
          <time className={styles.meta} dateTime={note.created_at}>
            {format.time(note.created_at)}
          </time>
        </p>
        <p className={styles.text} dir="auto">
          {note.text}
        </p>
      </div>
      {note.abilities.delete && (
        <IconButton
          size="small"
          label={t('studio_inbox.note.delete')}
          icon={<X />}
          onClick={() => onDelete(note)}
        />
      )}
    </div>
  )
}

type OutgoingRowProps = {
  readonly outgoing: Outgoing
  /** Who it is sent as. */
  readonly name: string
  readonly onRetry: () => void
  readonly onDiscard: () => void
}

/** A reply or note on its way, or why it was not sent. */
export function OutgoingRow({ outgoing, name, onRetry, onDiscard }: OutgoingRowProps) {
  const t = useT()
  const { kind, text, file_names, state, reason } = outgoing
  const is_note = kind === 'note'
  return (
    <div className={is_note ? styles.note : styles.group}>
      {is_note ? <StickyNote aria-hidden="true" /> : <Avatar name={name} src={null} size={32} />}
      <div className={styles.body}>
        <p className={styles.head}>
          <bdi className={styles.name} dir="auto">
            {name}
          </bdi>
          {is_note && <span className={styles.kind}>{t('studio_inbox.note.kind')}</span>}
          {state === 'sending' && <span className={styles.meta}>{t('studio_inbox.sending')}</span>}
        </p>
        <div className={styles.message} data-state={state}>
          {file_names.map((file_name) => (
            <bdi key={file_name} className={styles.meta} dir="auto">
              {file_name}
            </bdi>
          ))}
          {text !== '' && (
            <p className={styles.text} dir="auto">
              {text}
            </p>
          )}
        </div>
        {state === 'failed' && (
          <div className={styles.failure} role="alert">
            <CircleAlert aria-hidden="true" />
            <span className={styles.reason}>
              {t('studio_inbox.not_sent')} {reason}
            </span>
            <Button kind="outline" size="small" onClick={onRetry}>
              {t('common.retry')}
            </Button>
            <Button kind="ghost" size="small" onClick={onDiscard}>
              {t('common.delete')}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
