import { messageTsToInstant } from '@foyer/domain/messaging'
import { useFormat, useT } from '@foyer/i18n/react'
import { Avatar, Badge, VisuallyHidden } from '@foyer/ui'
import { MessagesSquare, Pin } from 'lucide-react'
import { memo, useState, type ReactNode } from 'react'
import type { Message } from '@foyer/contract/messaging/shapes'
import { usePersonName } from '#platform/person-name.ts'
import { canReact, listActions, type MessageAction } from '../actions/message-actions.ts'
import { MessageMenu } from '../actions/message-menu.tsx'
import { LikeButton, Reactions } from '../actions/reactions.tsx'
import { useMessagePress } from '../actions/use-message-press.ts'
import { MessageContent } from '../bubbles/message-content.tsx'
import { FoldedWhenReported } from '../report/folded-when-reported.tsx'
import { useIsReported } from '../report/reported.ts'
import styles from './list.module.css'

/** What a conversation can do with a message of it. */
export type RowContext = {
  viewer_id: string | null
  may_write: boolean
  has_reports: boolean
  onAction: (action: MessageAction, message: Message) => void
  onReact: (message: Message, emoji: string) => void
  onQuote: (message_ts: string) => void
  /** Opens the replies to a message; null where there is no place for them. */
  onReplies: ((message: Message) => void) | null
  /** Opens the author's profile; null when profiles may not be opened. */
  onPerson: ((user_id: string) => void) | null
}

type RowProps = {
  message: Message
  is_first: boolean
  is_last: boolean
  /** It was jumped to. */
  is_target?: boolean
  context: RowContext
}

/** A message: at the first of its group the name and time, at the last the avatar. */
export const MessageRow = memo(function MessageRow(props: RowProps): ReactNode {
  const { message, is_first, is_last, is_target = false, context } = props
  const t = useT()
  const [is_open, setOpen] = useState(false)
  const personName = usePersonName()
  const { user } = message
  const name = user ? personName(user.name) : t('messages.someone')
  const is_own = user !== null && user.user_id === context.viewer_id
  const openProfile = user && context.onPerson ? () => context.onPerson?.(user.user_id) : null
  const is_reported = useIsReported(message)
  const has_reports = context.has_reports && !is_reported
  const actions = listActions(message, { ...context, has_reports, has_replies: context.onReplies !== null })
  const can_react = canReact(message, context.viewer_id)
  const press = useMessagePress(actions.length > 0 ? () => setOpen(true) : null)
  const like = (): void => context.onAction('like', message)
  return (
    <div className={styles.message} data-own={is_own} data-first={is_first} data-last={is_last}>
      {!is_own &&
        (is_last ? (
          <SenderAvatar name={name} src={user?.avatar_urls?.small ?? null} onPress={openProfile} />
        ) : (
          <span />
        ))}
      <div className={styles.body} data-target={is_target}>
        {is_first && <Head message={message} name={name} is_own={is_own} onPress={openProfile} />}
        {message.pinned_at !== null && (
          <p className={styles.pinned}>
            <Pin aria-hidden="true" />
            {t('messages.pinned')}
          </p>
        )}
        <div className={styles.line}>
          <div className={styles.content} {...press}>
            <FoldedWhenReported message={message}>
              <MessageContent message={message} onQuote={context.onQuote} />
            </FoldedWhenReported>
          </div>
          {can_react && message.reaction_count === 0 && <LikeButton onLike={like} />}
          {actions.length > 0 && (
            <MessageMenu
              message={message}
              actions={actions}
              is_open={is_open}
              onOpenChange={setOpen}
              onAction={(action) => context.onAction(action, message)}
              onReact={(emoji) => context.onReact(message, emoji)}
            />
          )}
        </div>
        <Reactions
          message={message}
          can_react={can_react}
          onLike={like}
          onReact={(emoji) => context.onReact(message, emoji)}
          onList={() => context.onAction('reactions', message)}
        />
        {message.reply_count > 0 && context.onReplies && (
          <button type="button" className={styles.replies} onClick={() => context.onReplies?.(message)}>
            <MessagesSquare aria-hidden="true" />
            {t('messages.replies', { count: message.reply_count })}
          </button>
        )}
      </div>
    </div>
  )
})

function Head({
  message,
  name,
  is_own,
  onPress,
}: {
  message: Message
  name: string
  is_own: boolean
  onPress: (() => void) | null
}): ReactNode {
  const t = useT()
  const format = useFormat()
  const instant = messageTsToInstant(message.message_ts)
  return (
    <div className={styles.head}>
      {is_own ? <VisuallyHidden>{t('messages.you')}</VisuallyHidden> : <Name name={name} onPress={onPress} />}
      {!is_own && message.user?.is_admin && <Badge tone="accent">{t('messages.coach')}</Badge>}
      <time className={styles.time} dateTime={instant} title={format.dateTime(instant, 'medium')}>
        {format.time(instant)}
      </time>
    </div>
  )
}

type PersonProps = { name: string; onPress: (() => void) | null }

/** The avatar beside a bubble. Hidden from keyboards and screen readers, because the name above it does the same. */
function SenderAvatar({ name, src, onPress }: PersonProps & { src: string | null }): ReactNode {
  const avatar = <Avatar name={name} src={src} size={32} />
  if (!onPress) return avatar
  return (
    <button type="button" className={styles.face} tabIndex={-1} aria-hidden="true" onClick={onPress}>
      {avatar}
    </button>
  )
}

function Name({ name, onPress }: PersonProps): ReactNode {
  const t = useT()
  if (!onPress) return <bdi dir="auto">{name}</bdi>
  return (
    <button
      type="button"
      className={styles.name}
      aria-label={t('people.open_profile', { name })}
      onClick={onPress}
    >
      <bdi dir="auto">{name}</bdi>
    </button>
  )
}
