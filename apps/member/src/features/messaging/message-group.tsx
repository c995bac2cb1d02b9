import { messageTsToInstant, splitLinks } from '@foyer/domain/messaging'
import { useFormat, useT } from '@foyer/i18n/react'
import { Avatar, Badge, IconButton } from '@foyer/ui'
import { Heart, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AuthorGroup, Message } from './messages.ts'
import { splitTextParts } from './messages.ts'
import styles from './thread.module.css'
import { usePersonName } from '../../platform/person-name.ts'

type GroupProps = {
  group: AuthorGroup
  is_own: boolean
  onLike: (message: Message) => void
  onDelete: (message: Message) => void
  /** Opens the author's profile; null when profiles may not be opened. */
  onPerson: ((user_id: string) => void) | null
}

/** Messages of one author within a minute, with the name and time once and the avatar at the last bubble. */
export function MessageGroupView({ group, is_own, onLike, onDelete, onPerson }: GroupProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const personName = usePersonName()
  const [first] = group.messages
  if (!first) return null
  const name = first.user ? personName(first.user.name) : t('messages.someone')
  const { user } = first
  const openProfile = user && onPerson ? () => onPerson(user.user_id) : null
  return (
    <li className={styles.group} data-own={is_own}>
      {!is_own && (
        <SenderAvatar name={name} src={first.user?.avatar_urls?.small ?? null} onPress={openProfile} />
      )}
      <div className={styles.bubbles}>
        <div className={styles.head}>
          {is_own && t('messages.you')}
          {!is_own && <Name name={name} onPress={openProfile} />}
          {!is_own && first.user?.is_admin && <Badge tone="accent">{t('messages.coach')}</Badge>}
          <time className={styles.time} dateTime={messageTsToInstant(first.message_ts)}>
            {format.dateTime(messageTsToInstant(first.message_ts), 'short')}
          </time>
        </div>
        {group.messages.map((message) => (
          <div key={message.message_ts} className={styles.row}>
            <MessageBubble message={message} />
            {(message.abilities.like || message.reaction_count > 0) && (
              <button
                type="button"
                className={styles.like}
                data-counts={message.reaction_count > 0 || undefined}
                aria-pressed={message.is_liked}
                aria-label={t('messages.like', { count: message.reaction_count })}
                disabled={!message.abilities.like}
                onClick={() => onLike(message)}
              >
                <span className={styles.pill}>
                  <Heart aria-hidden="true" />
                  {message.reaction_count > 0 && format.number(message.reaction_count)}
                </span>
              </button>
            )}
            {message.abilities.delete && (
              <IconButton
                size="small"
                className={styles.quiet}
                label={t('messages.delete')}
                icon={<Trash2 />}
                onClick={() => onDelete(message)}
              />
            )}
          </div>
        ))}
      </div>
    </li>
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

function MessageBubble({ message }: { message: Message }): ReactNode {
  const { attachment_data } = message
  if (message.message_type === 'attachment' && attachment_data) {
    const { url, title } = attachment_data
    return (
      <MemberLink href={url} className={styles.bubble}>
        {title ?? splitLinks(url)[0]?.text ?? url}
      </MemberLink>
    )
  }
  return (
    <p className={styles.bubble} dir="auto">
      <MessageText text={message.message} />
    </p>
  )
}

/** A link of a member: it opens beside the app and gives the site nothing. */
function MemberLink({
  href,
  className,
  children,
}: {
  href: string
  className?: string | undefined
  children: string
}): ReactNode {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className={className}
      data-has-link="true"
      dir="auto"
    >
      {children}
    </a>
  )
}

/** A text with its mentions and links set apart. */
export function MessageText({ text }: { text: string }): ReactNode {
  return splitTextParts(text).map((part, index) => {
    if (part.kind === 'text') return part.text
    // Pieces of a text have no identity but their place.
    const key = `${part.kind} ${index}`
    if (part.kind === 'link') {
      return (
        <MemberLink key={key} href={part.href} className={styles.link}>
          {part.text}
        </MemberLink>
      )
    }
    return <strong key={key} className={styles.mention} dir="auto">{`@${part.name}`}</strong>
  })
}
