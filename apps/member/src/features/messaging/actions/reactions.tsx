import type { Message } from '@foyer/contract/messaging/shapes'
import { useFormat, useT } from '@foyer/i18n/react'
import { Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './actions.module.css'

type ReactionsProps = {
  message: Message
  can_react: boolean
  onLike: () => void
  onReact: (emoji: string) => void
}

/** Likes and reactions as pills on the edge of the bubble; one's own have a ring. */
export function Reactions({ message, can_react, onLike, onReact }: ReactionsProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const { reaction_count, reactions, is_liked } = message
  if (reaction_count === 0 && reactions.length === 0) return null
  return (
    <div className={styles.pills}>
      {reaction_count > 0 && (
        <button
          type="button"
          className={styles.pill}
          aria-pressed={is_liked}
          aria-label={t('messages.like', { count: reaction_count })}
          disabled={!can_react}
          onClick={onLike}
        >
          <Heart aria-hidden="true" />
          {format.number(reaction_count)}
        </button>
      )}
      {reactions.map(({ emoji, count, is_mine }) => (
        <button
          key={emoji}
          type="button"
          className={styles.pill}
          aria-pressed={is_mine}
          aria-label={t('messages.reaction', { emoji, count })}
          disabled={!can_react}
          onClick={() => onReact(emoji)}
        >
          <span aria-hidden="true">{emoji}</span>
          {format.number(count)}
        </button>
      ))}
    </div>
  )
}

/** The heart beside a message that nobody likes yet. */
export function LikeButton({ onLike }: { onLike: () => void }): ReactNode {
  const t = useT()
  return (
    <button
      type="button"
      className={styles.like}
      aria-pressed="false"
      aria-label={t('messages.like', { count: 0 })}
      onClick={onLike}
    >
      <Heart aria-hidden="true" />
    </button>
  )
}
