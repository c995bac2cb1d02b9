import type { Message } from '@foyer/contract/messaging/shapes'
import { useFormat, useT } from '@foyer/i18n/react'
import { Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { hasReactions } from './message-actions.ts'
import { useMessagePress } from './use-message-press.ts'
import styles from './actions.module.css'

type ReactionsProps = {
  message: Message
  can_react: boolean
  onLike: () => void
  onReact: (emoji: string) => void
  /** Lists who reacted. */
  onList: () => void
}

/**
 * Likes and reactions as pills on the edge of the bubble; one's own have a ring. A long press lists who reacted, as
 * does a press of somebody who cannot react.
 */
export function Reactions({ message, can_react, onLike, onReact, onList }: ReactionsProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const press = useMessagePress(onList)
  const { reaction_count, reactions, is_liked } = message
  if (!hasReactions(message)) return null
  return (
    <div className={styles.pills} {...press}>
      {reaction_count > 0 && (
        <button
          type="button"
          className={styles.pill}
          aria-pressed={can_react ? is_liked : undefined}
          aria-label={t('messages.like', { count: reaction_count })}
          onClick={can_react ? onLike : onList}
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
          aria-pressed={can_react ? is_mine : undefined}
          aria-label={t('messages.reaction', { emoji, count })}
          onClick={can_react ? () => onReact(emoji) : onList}
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
