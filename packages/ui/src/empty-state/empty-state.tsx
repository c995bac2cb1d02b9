import type { ReactNode } from 'react'
import styles from './styles.module.css'

/** `h1` when the state is the whole screen. */
export type StateHeading = 'h1' | 'h2' | 'h3'

export type EmptyStateProps = {
  readonly title: string
  readonly text?: ReactNode
  /** The address of a picture, shown in a circle. */
  readonly art?: string
  /** An icon instead of a picture, where the picture would be too much. */
  readonly icon?: ReactNode
  readonly tone?: 'neutral' | 'danger'
  readonly heading?: StateHeading
  /** One button, and at most one quieter one. */
  readonly actions?: ReactNode
}

/** An empty list: what belongs here, how to add it, one button. */
export function EmptyState({
  title,
  text,
  art,
  icon,
  tone = 'neutral',
  heading: Heading = 'h2',
  actions,
}: EmptyStateProps) {
  return (
    <section className={styles.state}>
      {art && (
        <span className={styles.art}>
          <img src={art} alt="" width={240} height={240} />
        </span>
      )}
      {!art && icon && (
        <span className={styles.icon} data-tone={tone} aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
