import type { SessionComment } from '@foyer/contract/workouts/training-shapes'
import { useFormat, useT } from '@foyer/i18n/react'
import type { ReactNode } from 'react'
import styles from './session-comments.module.css'

/** What the team wrote about a session; nothing where there is no comment. */
export function SessionComments({ comments }: { comments: readonly SessionComment[] }): ReactNode {
  const t = useT()
  const format = useFormat()
  if (comments.length === 0) return null
  return (
    <section className={styles.comments} aria-label={t('workouts.comments_title')}>
      {comments.map(({ id, author_name, text, created_at, edited_at }) => (
        <article key={id} className={styles.comment}>
          <p className={styles.by}>
            <bdi className={styles.author}>{author_name}</bdi>{' '}
            <time dateTime={created_at}>{format.date(created_at, 'short')}</time>
            {edited_at !== null && ` · ${t('workouts.comment_edited')}`}
          </p>
          <p className={styles.text} dir="auto">
            {text}
          </p>
        </article>
      ))}
    </section>
  )
}
